nonisolated struct PointerModifier: PrimitiveModifier {
    typealias Body = Never
    let action: (Bool) -> Void
    let source: SourcePlace
    @MainActor func makeEffect() -> PointerEffect { PointerEffect() }
}

/// The effect of `onHover`, which reports when the pointer enters and leaves the view. Only macOS has a pointer.
@MainActor final class PointerEffect: ModifierEffect {
    private var modifier: PointerModifier?
    private var viewAction: ViewAction?

    func update(_ modifier: PointerModifier, at node: Node) {
        self.modifier = modifier
        viewAction = ViewAction(handler: "onHover", at: modifier.source, of: node)
    }

    func addOffers(to walk: OfferWalk, at node: Node) {
        guard walk.host.platform == .macOS else { return }
        let graph = walk.host.graph
        let isHovered = graph.hovered === self
        let label = node.spokenName
        walk.add(.hover, label: label, isOffered: !isHovered) { _ in
            graph.hovered?.tell(false)
            graph.hovered = self
            self.tell(true)
        }
        walk.add(.unhover, label: label, isOffered: isHovered) { _ in
            guard graph.hovered === self else { return }
            graph.hovered = nil
            self.tell(false)
        }
    }

    private func tell(_ isHovered: Bool) {
        if let modifier, let viewAction { viewAction.run { modifier.action(isHovered) } }
    }
}

extension View {
    /// Runs an action when the pointer enters the view, and when it leaves.
    nonisolated public func onHover(
        file: StaticString = #filePath, line: Int = #line, perform action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(PointerModifier(action: action, source: SourcePlace(file, line)))
    }
}
