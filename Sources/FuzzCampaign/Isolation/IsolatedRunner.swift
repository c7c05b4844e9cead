import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// Runs the cases of another runner in a separate process. A trap, a hang or an exit of the code is then an outcome and does not
/// end the command. The runner reuses the child as long as it lives.
///
/// A subject chooses isolation by its runner: `typealias Runner = IsolatedRunner<MailboxRunner>`.
public final class IsolatedRunner<Inner: IsolatableRunner>: CaseRunner {
    public typealias S = Inner.S

    /// The configurations that cases run under.
    public let configurations: [S.Configuration]
    let executor = IsolatedExecutor.take(S.program, timeLimit: Inner.timeLimit)

    /// Creates a runner. It starts a process on first use.
    public init(under configurations: [S.Configuration]) {
        self.configurations = configurations
    }

    deinit { executor.giveBack() }

    /// Each runner has a separate process, in which one thread runs the code.
    public static var runsInParallel: Bool { true }

    /// A hundred, which suits an app that takes a millisecond.
    public static var blockSize: UInt64 { 100 }

    /// Generates a case. If the generation ends the child, the case is the last one that the child reported; its last step ended
    /// the child.
    public func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily) {
        let hasHung = HungCases.numbers.withLock { $0.contains(family.number(index)) }
        make(&testCase, at: index, of: family, hang: HangLikelihood(hasHung: hasHung))
    }

    /// Generates a case, and records its feedback: a case that ends the child need not run once more for it.
    ///
    /// - Parameters:
    ///   - likelihood: how likely the case is to hang.
    ///   - isOfSearch: whether the end of the search's time ends the case.
    func make(
        _ testCase: inout S.Case, at index: UInt64, of family: CaseFamily, hang likelihood: HangLikelihood,
        isOfSearch: Bool = false
    ) {
        testCase = S.Case()
        let guide = guide(at: index, of: family)
        let task = MakeTask<Inner>(seed: family.seed, length: family.length, index: index, guide: guide)
        var last: Inner.Guide.Feedback?
        let end = ProcessShortage.ending { () throws(FileError) in
            try executor.perform(task, hang: likelihood, isOfSearch: isOfSearch) { answer in
                if let reported = try? CaseFile<S>(text: answer.text).testCase { testCase = reported }
                if let feedback = answer.feedback { last = feedback }
            }
        }
        guard let last, Inner.Guide.isPossible(last, length: family.length), !IsolatedExecutor.wasCut
        else { return }
        note([CaseFeedback(index: index, feedback: end == nil ? last : Inner.Guide.ended(last))], of: family)
    }

    /// Runs a case under all configurations in a separate process.
    public func run(_ testCase: S.Case) -> [S.Outcome] { run(testCase, under: configurations) }

    /// Runs a case under one configuration in a separate process.
    public func run(_ testCase: S.Case, under configuration: S.Configuration) -> S.Outcome {
        run(testCase, under: [configuration])[0]
    }

    /// The number of configurations under which a case of a search hangs until it is taken to hang under the others, too.
    private static var mostHangs: Int { 3 }

    /// - Parameter isOfSearch: whether the end of the search's time ends the run, and a case that hangs under several configurations
    ///   is taken to hang under the others.
    func run(
        _ testCase: S.Case, under configurations: [S.Configuration], isOfSearch: Bool = false
    ) -> [S.Outcome] {
        var outcomes: [S.Outcome] = []
        // A case that hangs under one configuration most likely hangs under the others, of which there may be twenty, and on every
        // repetition.
        let text = CaseFile<S>(testCase).text
        var hasHung = HungCases.texts.withLock { $0.contains(text) }
        var hangs = 0
        while outcomes.count < configurations.count {
            let first = outcomes.count
            // A search may have waited for less than a kept finding is waited for.
            let known = isOfSearch ? nil : HungCases.ends.withLock { $0.end(of: text, under: configurations[first]) }
            if let known {
                outcomes.append(Inner.outcome(of: known))
                continue
            }
            let count = ProcessPerRun.isOn(for: S.program) ? 1 : configurations.count
            let task = RunTask<Inner>(run: IsolatedRun(testCase, under: configurations[first...].prefix(count)))
            let end = ProcessShortage.ending { () throws(FileError) in
                try executor.perform(task, hang: HangLikelihood(hasHung: hasHung), isOfSearch: isOfSearch) {
                    outcomes.append($0)
                }
            }
            if let end, end.isHang {
                hasHung = true
                hangs += 1
                HungCases.texts.withLock { $0.insert(text) }
                // After the end of the time, and after Ctrl-C, the others need not be waited for.
                let isOver = isOfSearch ? IsolatedExecutor.wasCut : Interruption.hasCome
                if isOver || isOfSearch && hangs == Self.mostHangs {
                    let rest = configurations.count - outcomes.count
                    return outcomes + Array(repeating: Inner.outcome(of: end), count: rest)
                }
                let hung = configurations[outcomes.count]
                if !isOfSearch { HungCases.ends.withLock { $0.insert(text, under: hung, endingBy: end) } }
            }
            // After its last answer, a child may end in any way.
            guard outcomes.count < min(first + count, configurations.count) else { continue }
            // A child that completes the task without an answer could not decode the task.
            outcomes.append(Inner.outcome(of: end ?? .exited(status: 0)))
        }
        return outcomes
    }

    /// Returns the case in the spelling that a person would use, as far as its run has come. Waits no longer for a case that hangs than
    /// shrinking does.
    public func respelled(_ testCase: S.Case, under configuration: S.Configuration) -> S.Case? {
        var last: String?
        let task = RespellTask<Inner>(run: IsolatedRun(testCase, under: [configuration]))
        ProcessShortage.ending { () throws(FileError) in
            _ = try executor.perform(task, hang: .likely) { last = $0 }
        }
        return last.flatMap { try? CaseFile<S>(text: $0).testCase }
    }

    /// Runs the case again, under each configuration in a process that has run nothing before. If the outcome differs there, it
    /// depends on more than the case and the configuration. A run that ends its process adds no rule counts.
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
