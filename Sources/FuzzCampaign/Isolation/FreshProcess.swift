import BindingFuzz

extension Isolated {
    /// What a run that hangs takes, in processes of the usual kind.
    private static var processesOfHang: Int { 50 }

    /// Runs cases one after the other in a process that has run nothing before, up to the last or the one that ends it.
    ///
    /// - Returns: what they came to, and what it took, in processes of the usual kind.
    package static func outcomesAfresh(
        of cases: [Case], under configuration: Configuration
    ) -> (outcomes: [Outcome], cost: Int) {
        var outcomes: [Outcome] = []
        let task = SequenceTask<Base>(runs: cases.map { IsolatedRun($0, under: [configuration]) })
        let end = perform(task, afresh: true) { outcomes.append($0) }
        // Many of them may take long, and who watches this process must not take that for a hang.
        WorkerPulse.beat()
        if outcomes.count < cases.count { outcomes.append(Base.outcome(of: end ?? .exited(status: 0))) }
        return (outcomes, end == .hung ? processesOfHang : 1)
    }
}

/// Runs cases one after the other: answered by an outcome for each.
package struct SequenceTask<Base: IsolatableSubject>: IsolatedTask {
    package static var name: String { "sequence" }

    private let runs: [IsolatedRun<Base>]

    /// - Parameter runs: each a case and the one configuration that it is run under.
    package init(runs: [IsolatedRun<Base>]) {
        self.runs = runs
    }

    package var mostAnswers: Int { runs.count }

    package func perform(_ answer: (Base.Outcome) -> Void) {
        let runner = Base.Runner(under: [])
        for run in runs {
            guard let interleaving = run.interleaving, let configuration = run.configurations.first else { return }
            answer(runner.run(interleaving, under: configuration))
        }
    }
}
