extension Graph {
    /// Reports a change by code of a view that has gone, or of a layer that is leaving.
    ///
    /// Code that a view runs as it goes may write, and so may the action that dismisses it.
    ///
    /// - Parameters:
    ///   - oracle: `lateWrite` for a state of another view, `workAfterEnd` for an object that a view observes.
    ///   - owner: The view whose state is written; nil for another value. Nobody sees the state of a view that leaves, too.
    nonisolated func checkWrite(by oracle: Oracle, ofStateOf owner: NodeReference? = nil) {
        guard let causes = oracles.lateWriteCauses, let action = ViewAction.current, let node = action.node,
            causes.contains(action.name), MainThread.isCurrent
        else { return }
        MainActor.assumeIsolated {
            guard node.node?.isWithinLeaving ?? true else { return }
            if let owner, owner.node?.isWithinLeaving ?? true { return }
            let mistake = Self.lateWrite(by: action, oracle)
            guard oracles.reportedLateWrites.insert("\(oracle) \(mistake.subject)").inserted else { return }
            report(.mistake(mistake))
        }
    }

    private static func lateWrite(by action: ViewAction, _ oracle: Oracle) -> Mistake {
        let target =
            oracle == .lateWrite ? "writes a state of another view" : "changes an object that a view on screen shows"
        return Mistake(
            oracle, of: action.nameInView,
            "The \(action.nameInView) goes on after its view has gone, and \(target).",
            advice:
                "Use the task modifier, which cancels its task with the view, return after each await if the task is canceled, and "
                + "write before the view goes.")
    }

    /// The handlers whose work ends with their view.
    nonisolated static let lifetimeHandlers: Set<String> = ["task", "onReceive", "onChange", "onAppear"]
}

extension ViewAction {
    /// The name of the modifier or control, and the view that has it.
    var nameInView: String { name + (view.map { " of \($0)" } ?? "") }
}
