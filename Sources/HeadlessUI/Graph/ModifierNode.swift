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
    // Apart: the layout of both together would be looked up wherever it is used.
    // Only copied, so that nobody else is at them meanwhile.
    @exclusivity(unchecked) private var content: Content
    @exclusivity(unchecked) private var modifier: Modifier
    private let viewOfNode: any View.Type = ModifiedContent<Content, Modifier>.self
    private let behaviour: any ModifierEffect
    /// Gives the effect a value of the modifier. There its type is known, which would be looked up wherever it is used.
    private let updateEffect: (Modifier, Node) -> Void
    var anyEffect: AnyObject { behaviour }

    init(content: Content, modifier: Modifier, in parent: Node, environment: EnvironmentValues) {
        self.content = content
        self.modifier = modifier
        let effect = modifier.makeEffect()
        behaviour = effect
        updateEffect = Self.update(of: effect)
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    private static func update<Effect: ModifierEffect>(of effect: Effect) -> (Modifier, Node) -> Void
    where Effect.Modifier == Modifier {
        { effect.update($0, at: $1) }
    }

    override func accepts(_ view: any View) -> Bool { type(of: view) == viewOfNode }

    override func take(_ view: any View) -> Bool {
        view.putParts(in: &content, &modifier)
        return true
    }

    override func evaluate() {
        updateEffect(modifier, self)
        behaviour.evaluate(at: self) {
            rows.update(to: content, environment: behaviour.environment(environment))
        }
    }

    override func visit() { behaviour.visit(at: self) { super.visit() } }
    override func addOffers(to walk: OfferWalk) { behaviour.addOffers(to: walk, at: self) }

    override func didAppear() { behaviour.didAppear(at: self) }
    override func didDisappear() { behaviour.didDisappear(at: self) }
    override func didRemove() { behaviour.didRemove(at: self) }
}

extension View {
    /// Puts the parts of the view, which is a `ModifiedContent`, into variables.
    nonisolated fileprivate func putParts<Content, Modifier>(in content: inout Content, _ modifier: inout Modifier) {
        withUnsafePointer(to: self) { view in
            let view = UnsafeRawPointer(view)
            content = view.assumingMemoryBound(to: Content.self).pointee
            // The second of two stored properties.
            modifier =
                (view + MemoryLayout<Content>.size).alignedUp(for: Modifier.self)
                .assumingMemoryBound(to: Modifier.self).pointee
        }
    }
}
