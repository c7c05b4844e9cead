import FilesAndProcesses
import FuzzEngine

extension IsolatedRunner {
    /// The cost of a run that hangs, in processes of the usual kind.
    private static var processesOfHang: Int { 50 }

    /// Runs cases one after the other in a process that has run nothing before, until the last one or the one that ends the
    /// process.
    ///
    /// - Returns: the outcomes, and the cost in processes of the usual kind.
    package static func freshOutcomes(
        of cases: [S.Case], under configuration: S.Configuration, on server: FreshServer
    ) -> (outcomes: [S.Outcome], cost: Int) {
        var outcomes: [S.Outcome] = []
        let task = SequenceTask<Inner>(runs: cases.map { IsolatedRun($0, under: [configuration]) })
        let text = cases.map { CaseFile<S>($0).text }.joined()
        let hasHungBefore = HungCases.confirmed.withLock { $0.contains(text) }
        let end = ProcessShortage.ending { () throws(FileError) in
            try IsolatedExecutor.performAfresh(
                task, of: S.program, on: server, timeLimit: Inner.timeLimit,
                hang: HangLikelihood(hasHung: hasHungBefore)
            ) { outcomes.append($0) }
        }
        let hasHung = end?.isHang == true
        if hasHung { HungCases.confirmed.withLock { $0.insert(text) } }
        // Many of these runs may take long. The heartbeat tells the watching process that this one does not hang.
        Heartbeat.beat()
        if outcomes.count < cases.count { outcomes.append(Inner.outcome(of: end ?? .exited(status: 0))) }
        return (outcomes, hasHung ? processesOfHang : 1)
    }
}

/// Runs cases one after the other, and answers with an outcome for each.
package struct SequenceTask<Inner: IsolatableRunner>: IsolatedTask {
    /// The word `sequence`.
    package static var name: String { "sequence" }

    private let runs: [IsolatedRun<Inner.S>]

    /// Creates a task.
    ///
    /// - Parameter runs: the runs, each with a case and one configuration.
    package init(runs: [IsolatedRun<Inner.S>]) {
        self.runs = runs
    }

    /// One answer for each run.
    package var mostAnswers: Int { runs.count }

    /// Runs the cases in order, and answers with the outcome of each.
    package func perform(_ answer: (Inner.S.Outcome) -> Void) {
        let runner = Inner(under: [])
        for run in runs {
            guard let testCase = run.testCase, let configuration = run.configurations.first else { return }
            answer(runner.run(testCase, under: configuration))
        }
    }
}
