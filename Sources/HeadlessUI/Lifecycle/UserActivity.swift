nonisolated struct UserActivityModifier: PrimitiveModifier {
    typealias Body = Never
    let activityType: String
    let action: (NSUserActivity) -> Void
    let source: SourcePlace

    @MainActor func makeEffect() -> UserActivityEffect { UserActivityEffect() }
}

/// The effect of an `onContinueUserActivity`. The host counts the effects by type, so that it knows which activities may arrive.
@MainActor final class UserActivityEffect: ModifierEffect {
    private var activityType: String?
    private var handler: ((NSUserActivity) -> Void)?

    func update(_ modifier: UserActivityModifier, at node: Node) {
        let viewAction = ViewAction(handler: "onContinueUserActivity", at: modifier.source, of: node)
        handler = { activity in viewAction.run { modifier.action(activity) } }
        guard modifier.activityType != activityType else { return }
        leave(node.graph)
        activityType = modifier.activityType
        node.graph.activityReceiverCounts[modifier.activityType, default: 0] += 1
    }

    func didRemove(at node: Node) {
        leave(node.graph)
        handler = nil
    }

    func take(_ activity: NSUserActivity) {
        if activity.activityType == activityType { handler?(activity) }
    }

    private func leave(_ graph: Graph) {
        guard let activityType, let count = graph.activityReceiverCounts[activityType] else { return }
        graph.activityReceiverCounts[activityType] = count > 1 ? count - 1 : nil
        self.activityType = nil
    }
}

extension View {
    /// Runs an action when the system continues a user activity of a type.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, file: StaticString = #filePath, line: Int = #line,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(activityType: activityType, action: action, source: SourcePlace(file, line)))
    }
}
