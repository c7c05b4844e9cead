import BindingFuzz

extension Isolated {
    /// Runs a case in a process that has run nothing before.
    package static func outcomeAfresh(of interleaving: Case, under configuration: Configuration) -> Outcome {
        var outcome: Outcome?
        let task = RunTask<Base>(run: IsolatedRun(interleaving, under: [configuration]))
        let end = perform(task, afresh: true) { outcome = $0 }
        return outcome ?? Base.outcome(of: end ?? .exited(status: 0))
    }
}
