import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// Runs the cases of another runner in a process of its own, so that a trap, a hang or an exit of the code is an outcome and does not
/// end the command. The child is kept as long as it lives.
///
/// A subject chooses isolation by its runner: `typealias Runner = IsolatedRunner<MailboxRunner>`.
public final class IsolatedRunner<Inner: IsolatableRunner>: CaseRunner {
    public typealias S = Inner.S

    public let configurations: [S.Configuration]
    let executor = IsolatedExecutor.take(S.program, timeLimit: Inner.timeLimit)

    /// Prepares to run cases; a process is started when it is needed.
    public init(under configurations: [S.Configuration]) {
        self.configurations = configurations
    }

    deinit { executor.giveBack() }

    /// Each runner has a process of its own, in which one thread runs the code.
    public static var runsInParallel: Bool { true }

    /// Where the making ends the child, the case is what was told of it: the last step is the one that did it.
    public func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily) {
        testCase = S.Case()
        let guide = guide(at: index, of: family)
        let task = MakeTask<Inner>(seed: family.seed, length: family.length, index: index, guide: guide)
        ProcessShortage.ending { () throws(CorpusError) in
            _ = try executor.perform(task) { text in
                if let told = try? CaseFile<S>(text: text).testCase { testCase = told }
            }
        }
    }

    public func run(_ testCase: S.Case) -> [S.Outcome] { run(testCase, under: configurations) }

    public func run(_ testCase: S.Case, under configuration: S.Configuration) -> S.Outcome {
        run(testCase, under: [configuration])[0]
    }

    private func run(_ testCase: S.Case, under configurations: [S.Configuration]) -> [S.Outcome] {
        var outcomes: [S.Outcome] = []
        // What hangs under one configuration does so under others, most likely, of which there may be twenty, and whenever it
        // is run again.
        let text = CaseFile<S>(testCase).text
        var hasHung = HungCases.texts.withLock { $0.contains(text) }
        while outcomes.count < configurations.count {
            let task = RunTask<Inner>(run: IsolatedRun(testCase, under: configurations[outcomes.count...]))
            let end = ProcessShortage.ending { () throws(CorpusError) in
                try executor.perform(task, isLikelyToHang: hasHung) { outcomes.append($0) }
            }
            if end == .hung {
                hasHung = true
                HungCases.texts.withLock { $0.insert(text) }
            }
            // A child that has answered for all of them may end as it likes.
            guard outcomes.count < configurations.count else { break }
            // One that is done and has not answered could not read what it was asked.
            outcomes.append(Inner.outcome(of: end ?? .exited(status: 0)))
        }
        return outcomes
    }

    /// Runs the case again, under each configuration in a process that has run nothing before: what it comes to there, and not
    /// here, depends on more than the case and the configuration. Of a run that ends its process no rules are counted.
    public func recheck(
        _ testCase: S.Case, _ failures: [Failure<S.Mechanism>], counting rules: inout RuleCounts<S.Rule>
    ) -> Bool {
        var expected: [S.Mechanism?] = Array(repeating: nil, count: configurations.count)
        for failure in failures { expected[failure.position] = failure.mechanism }
        var isSame = true
        for (configuration, mechanism) in zip(configurations, expected) {
            let task = RecheckTask<Inner>(
                run: IsolatedRun(testCase, under: [configuration]), mechanism: mechanism?.description)
            var answer: RecheckTask<Inner>.Answer?
            let end = Self.perform(task, afresh: true) { answer = $0 }
            isSame =
                isSame
                && (answer?.isSame ?? (Inner.outcome(of: end ?? .exited(status: 0)).mechanism == mechanism))
            guard let answer else { continue }
            for rule in S.Rule.allCases { rules[rule] &+= answer.rules[rule] }
        }
        return isSame
    }
}
