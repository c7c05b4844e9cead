/// A modifier that the runtime implements: what it does is in an object that lives as long as the view's identity.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
    associatedtype Effect: ModifierEffect where Effect.Modifier == Self
    func makeEffect() -> Effect
}

/// What a modifier does to a view over the time that the view exists.
@MainActor protocol ModifierEffect: AnyObject {
    associatedtype Modifier
    /// The modifier's value has come, for the first time or anew. Called within an update, before the content is evaluated.
    func update(_ modifier: Modifier, at node: Node)
    /// The environment of the content.
    func environment(_ outer: EnvironmentValues) -> EnvironmentValues
    /// Evaluates the content.
    func evaluate(at node: Node, _ content: () -> Void)
    /// Evaluates what within the content has to be, where the modifier itself has not.
    func visit(at node: Node, _ content: () -> Void)
    func didAppear(at node: Node)
    func didDisappear(at node: Node)
    func didRemove(at node: Node)
    /// Adds what a person can do to the content by way of the modifier.
    func addOffers(to walk: OfferWalk, at node: Node)
}

extension ModifierEffect {
    func update(_ modifier: Modifier, at node: Node) {}
    func environment(_ outer: EnvironmentValues) -> EnvironmentValues { outer }
    func evaluate(at node: Node, _ content: () -> Void) { content() }
    func visit(at node: Node, _ content: () -> Void) { content() }
    func didAppear(at node: Node) {}
    func didDisappear(at node: Node) {}
    func didRemove(at node: Node) {}
    func addOffers(to walk: OfferWalk, at node: Node) {}
}

/// A node that can be asked for what its modifier does.
@MainActor protocol EffectNode: Node {
    var anyEffect: AnyObject { get }
}

/// The node of a view with a modifier that the runtime implements.
@MainActor final class ModifierNode<Content: View, Modifier: PrimitiveModifier>: RowsNode, EffectNode {
    private var view: ModifiedContent<Content, Modifier>
    let effect: Modifier.Effect
    var anyEffect: AnyObject { effect }

    init(content: Content, modifier: Modifier, in parent: Node, environment: EnvironmentValues) {
        view = ModifiedContent(content: content, modifier: modifier)
        effect = modifier.makeEffect()
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override func accepts(_ view: any View) -> Bool {
        view.isOf(ModifiedContent<Content, Modifier>.self)
    }

    override func take(_ view: any View) -> Bool {
        view.put(in: &self.view)
    }

    override func evaluate() {
        effect.update(view.modifier, at: self)
        effect.evaluate(at: self) {
            rows.update(environment: effect.environment(environment)) { view.content }
        }
    }

    override func visit() { effect.visit(at: self) { super.visit() } }
    override func addOffers(to walk: OfferWalk) { effect.addOffers(to: walk, at: self) }

    override func didAppear() { effect.didAppear(at: self) }
    override func didDisappear() { effect.didDisappear(at: self) }
    override func didRemove() { effect.didRemove(at: self) }
}
