nonisolated struct DraggableModifier: PrimitiveModifier {
    typealias Body = Never
    let payload: () -> Any
    let source: SourcePlace
    @MainActor func makeEffect() -> DraggableEffect { DraggableEffect() }
}

/// The effect of `draggable`. It makes the payload when the user lifts the view.
@MainActor final class DraggableEffect: ModifierEffect {
    private var modifier: DraggableModifier?

    func update(_ modifier: DraggableModifier, at node: Node) { self.modifier = modifier }

    func addOffers(to walk: OfferWalk, at node: Node) {
        walk.add(.lift, label: node.spokenName) { [graph = walk.host.graph] _ in
            guard let modifier = self.modifier else { return }
            graph.lifted = ViewAction("draggable", at: modifier.source, of: node).run(modifier.payload)
        }
    }
}

nonisolated struct DropModifier: PrimitiveModifier {
    typealias Body = Never
    /// Returns whether the modifier accepts an item.
    let accepts: (Any) -> Bool
    let action: (Any) -> Bool
    let isTargeted: (Bool) -> Void
    let source: SourcePlace
    @MainActor func makeEffect() -> DropEffect { DropEffect() }
}

/// The effect of `dropDestination`.
@MainActor final class DropEffect: ModifierEffect {
    private var modifier: DropModifier?

    func update(_ modifier: DropModifier, at node: Node) {
        if self.modifier == nil {
            node.graph.containers.handlers?.see(ViewAction("dropDestination", at: modifier.source, of: node), at: node)
        }
        self.modifier = modifier
    }

    func addOffers(to walk: OfferWalk, at node: Node) {
        let graph = walk.host.graph
        guard let modifier, let lifted = graph.lifted, modifier.accepts(lifted) else { return }
        walk.add(.drop, label: node.spokenName) { _ in
            graph.lifted = nil
            ViewAction("dropDestination", at: modifier.source, of: node).run {
                modifier.isTargeted(true)
                _ = modifier.action(lifted)
                modifier.isTargeted(false)
            }
        }
    }
}

extension View {
    /// Lets the user drag the view to views that accept the payload.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        modifier(DraggableModifier(payload: payload, source: SourcePlace(file, line)))
    }

    /// Lets the user drag the view to views that accept the payload. The preview is not shown here.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(payload: payload, source: SourcePlace(file, line)))
    }

    /// Runs an action when the user drops an item of a type on the view. The location is always zero here.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, file: StaticString = #filePath, line: Int = #line,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { $0 is T }, action: { item in (item as? T).map { action([$0], .zero) } ?? false },
                isTargeted: isTargeted, source: SourcePlace(file, line)))
    }
}
