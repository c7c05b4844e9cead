/// A modifier that the runtime implements. Its behavior is in an object that lives as long as the view's identity.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
    associatedtype Effect: ModifierEffect where Effect.Modifier == Self
    func makeEffect() -> Effect
}

/// The behavior of a modifier during the life of a view.
@MainActor protocol ModifierEffect: AnyObject {
    associatedtype Modifier
    /// Takes the modifier's first or new value. The node calls this within an update, before it evaluates the content.
    func update(_ modifier: Modifier, at node: Node)
    /// Returns the environment of the content.
    func environment(_ outer: EnvironmentValues) -> EnvironmentValues
    /// Evaluates the content.
    func evaluate(at node: Node, _ content: () -> Void)
    /// Evaluates the parts of the content that need it, if the modifier itself does not.
    func visit(at node: Node, _ content: () -> Void)
    func didAppear(at node: Node)
    func didDisappear(at node: Node)
    func didRemove(at node: Node)
    /// Adds the actions that the user can perform on the content because of the modifier.
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

/// A node that provides the effect of its modifier.
@MainActor protocol EffectNode: Node {
    var anyEffect: AnyObject { get }
}

/// The node of a view with a modifier that the runtime implements.
@MainActor final class ModifierNode<Content: View, Modifier: PrimitiveModifier>: RowsNode, EffectNode {
    // Two properties, because uses of a combined property would look up its layout. Both are only copied, so no access overlaps.
    @exclusivity(unchecked) private var content: Content
    @exclusivity(unchecked) private var modifier: Modifier
    private let viewOfNode: any View.Type = ModifiedContent<Content, Modifier>.self
    private let behaviour: any ModifierEffect
    /// Passes a value of the modifier to the effect. The closure knows the type, which each use would otherwise look up.
    private let updateEffect: (Modifier, Node) -> Void
    override var effectNode: (any EffectNode)? { self }
    override var hasPlace: Bool { isInOwnPlace }
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
