/// A modifier that runs an action when the view appears or disappears.
nonisolated struct AppearanceModifier: AppearanceModifying {
    typealias Body = Never
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
    let source: SourcePlace

    @MainActor func makeEffect() -> AppearanceEffect { AppearanceEffect() }
}

/// The effect of an appearance modifier. Its actions run after the graph has evaluated and laid out its views, and use the state of
/// that time.
@MainActor final class AppearanceEffect: AppearanceModifierEffect {
    private var onAppear: (() -> Void)?
    private var onDisappear: (() -> Void)?

    func update(_ modifier: AppearanceModifier, at node: Node) {
        onAppear = modifier.onAppear.map { action in
            let viewAction = ViewAction(handler: "onAppear", at: modifier.source, of: node)
            return { viewAction.run(action) }
        }
        onDisappear = modifier.onDisappear.map { action in
            let viewAction = ViewAction(handler: "onDisappear", at: modifier.source, of: node)
            return { viewAction.run(action) }
        }
    }

    func runOnAppear() { onAppear?() }
    func runOnDisappear() { onDisappear?() }

    func didAppear(at node: Node) {
        guard onAppear != nil else { return }
        node.graph.enqueueAppearance { self.onAppear?() }
    }

    func didDisappear(at node: Node) {
        if let onDisappear { node.graph.enqueueAction(onDisappear) }
    }
}

extension View {
    /// Runs an action after the view has been laid out and before it is rendered. The order of several actions is unspecified.
    nonisolated public func onAppear(
        file: StaticString = #filePath, line: Int = #line, perform action: (() -> Void)? = nil
    ) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil, source: SourcePlace(file, line)))
    }

    /// Runs an action after the view has disappeared.
    nonisolated public func onDisappear(
        file: StaticString = #filePath, line: Int = #line, perform action: (() -> Void)? = nil
    ) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action, source: SourcePlace(file, line)))
    }
}
