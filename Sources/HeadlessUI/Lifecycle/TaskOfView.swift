/// A modifier that runs a task while the view is on screen.
nonisolated struct TaskModifier<ID: Equatable>: AppearanceModifying {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let source: SourcePlace
    let action: @isolated(any) @Sendable () async -> Void

    @MainActor func makeEffect() -> TaskEffect<ID> { TaskEffect() }
}

/// The effect of a task modifier. It starts the task when the view appears, restarts it when the ID changes, and cancels it when
/// the view disappears.
@MainActor final class TaskEffect<ID: Equatable>: AppearanceModifierEffect {
    private var modifier: TaskModifier<ID>?
    private var viewAction: ViewAction?
    private var task: Task<Void, Never>?
    private var cancellation: TaskCancellation?

    func update(_ modifier: TaskModifier<ID>, at node: Node) {
        let hasChanged = self.modifier.map { $0.id != modifier.id } ?? false
        self.modifier = modifier
        viewAction = ViewAction(handler: "task", at: modifier.source, of: node)
        if hasChanged, node.isAppeared {
            node.graph.enqueueAction { self.runOnAppear() }
        }
    }

    func didAppear(at node: Node) {
        node.graph.enqueueAppearance { self.runOnAppear() }
    }

    func didDisappear(at node: Node) { runOnDisappear() }

    func runOnDisappear() { cancel(because: .disappeared) }

    func runOnAppear() {
        guard let modifier, var viewAction else { return }
        cancel(because: .restarted)
        let cancellation = TaskCancellation()
        self.cancellation = cancellation
        viewAction.cancellation = cancellation
        task = viewAction.run { Task(priority: modifier.priority, operation: modifier.action) }
    }

    private func cancel(because reason: TaskCancellation.Reason) {
        cancellation?.reason = reason
        cancellation = nil
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Starts a task when the view appears, and cancels it when the view disappears.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, file: StaticString = #filePath, line: Int = #line,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, source: SourcePlace(file, line), action: action))
    }

    /// Starts a task when the view appears, restarts it whenever a value changes, and cancels it when the view disappears.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, file: StaticString = #filePath, line: Int = #line,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, source: SourcePlace(file, line), action: action))
    }
}
