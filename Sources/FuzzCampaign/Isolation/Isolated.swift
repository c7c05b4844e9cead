import BindingFuzz
import FuzzCorpus
import Synchronization

/// A subject that is run in a process of its own, so that a trap, a hang or an exit of its code is an outcome, and not the end
/// of the command: `CommandLineTool<Isolated<Mailbox>>`.
///
/// Whatever runs the code is done there; only what is a function of names and numbers is asked of the subject here.
public enum Isolated<Base: IsolatableSubject>: Subject {
    public typealias Case = Base.Case
    public typealias Configuration = Base.Configuration
    public typealias Outcome = Base.Outcome
    public typealias Rule = Base.Rule
    public typealias Runner = IsolatedRunner<Base>

    public static var program: String { Base.program }
    public static var blockSize: UInt64 { Base.blockSize }
    public static var caseLength: Int { Base.caseLength }

    /// Whatever the code shares between its threads: each runner has a process of its own, which runs it on one.
    public static var runsInParallel: Bool { true }

    public static var scope: String? { Base.scope }
    public static var scopeName: String { Base.scopeName }

    /// The processes that draw are started later, and have the same environment.
    public static func draw(of scope: String?) {
        guard scope != Base.scope else { return }
        Base.draw(of: scope)
        IsolatedExecutor.dismissIdle(of: program)
    }

    public static var canary: Canary<Isolated> {
        let canary = Base.canary
        return Canary(canary.interleaving, under: canary.configuration, by: canary.mechanism)
    }

    /// Has a task done in a child.
    ///
    /// - Parameters:
    ///   - afresh: whether the child is one that has run nothing before, and runs nothing after.
    ///   - take: is given each answer as soon as there is one.
    /// - Returns: nil where it was done to its end; how the child ended where it was not.
    package static func perform<Task: IsolatedTask>(
        _ task: Task, afresh: Bool = false, _ take: (Task.Answer) -> Void
    ) -> RunEnd? {
        ProcessShortage.ending { () throws(CorpusError) in
            guard !afresh else { return try IsolatedExecutor(program, timeLimit: Base.timeLimit).perform(task, take) }
            let executor = IsolatedExecutor.take(program, timeLimit: Base.timeLimit)
            defer { executor.giveBack() }
            return try executor.perform(task, take)
        }
    }
}

/// The cases that have hung in a child of this process, of which those are kept that did last.
///
/// What is forgotten is waited for as long again as what never hung: what a case comes to there is what it comes to in a process
/// that has not run it before, so that no verdict depends on the bound.
struct HungCases {
    /// A case in text has about a kilobyte, and each has taken a second at least: what is forgotten hung an hour ago or more, and
    /// cases are run again soon.
    static let most = 4096
    static let texts = Mutex(HungCases())

    private var known: Set<String> = []
    /// In the order in which they came; `oldest` is the position of the next that goes.
    private var order: [String] = []
    private var oldest = 0

    func contains(_ text: String) -> Bool { known.contains(text) }

    mutating func insert(_ text: String) {
        guard known.insert(text).inserted else { return }
        guard order.count == Self.most else { return order.append(text) }
        known.remove(order[oldest])
        order[oldest] = text
        oldest = (oldest + 1) % Self.most
    }
}

/// Makes and runs cases in a child that is kept as long as it lives.
public final class IsolatedRunner<Base: IsolatableSubject>: SubjectRunner {
    public typealias S = Isolated<Base>

    public let configurations: [Base.Configuration]
    let executor = IsolatedExecutor.take(Base.program, timeLimit: Base.timeLimit)

    /// Prepares to run cases; a process is started when it is needed.
    public init(under configurations: [Base.Configuration]) {
        self.configurations = configurations
    }

    deinit { executor.giveBack() }

    /// Where the making ends the child, the case is what was told of it: the last step is the one that did it.
    public func make(_ interleaving: inout Base.Case, at index: UInt64, of family: CaseFamily) {
        interleaving = Base.Case()
        let guide = guide(at: index, of: family)
        let task = MakeTask<Base>(seed: family.seed, length: family.length, index: index, guide: guide)
        ProcessShortage.ending { () throws(CorpusError) in
            _ = try executor.perform(task) { text in
                if let told = try? CaseFile<S>(text: text).interleaving { interleaving = told }
            }
        }
    }

    public func run(_ interleaving: Base.Case) -> [Base.Outcome] { run(interleaving, under: configurations) }

    public func run(_ interleaving: Base.Case, under configuration: Base.Configuration) -> Base.Outcome {
        run(interleaving, under: [configuration])[0]
    }

    private func run(_ interleaving: Base.Case, under configurations: [Base.Configuration]) -> [Base.Outcome] {
        var outcomes: [Base.Outcome] = []
        // What hangs under one configuration does so under others, most likely, of which there may be twenty, and whenever it
        // is run again.
        let text = CaseFile<S>(interleaving).text
        var hasHung = HungCases.texts.withLock { $0.contains(text) }
        while outcomes.count < configurations.count {
            let task = RunTask<Base>(run: IsolatedRun(interleaving, under: configurations[outcomes.count...]))
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
            outcomes.append(Base.outcome(of: end ?? .exited(status: 0)))
        }
        return outcomes
    }

    /// Runs the case again, under each configuration in a process that has run nothing before: what it comes to there, and not
    /// here, depends on more than the case and the configuration. Of a run that ends its process no rules are counted.
    public func recheck(
        _ interleaving: Base.Case, _ failures: [Failure<Base.Mechanism>], counting rules: inout RuleCounts<Base.Rule>
    ) -> Bool {
        var expected: [Base.Mechanism?] = Array(repeating: nil, count: configurations.count)
        for failure in failures { expected[failure.position] = failure.mechanism }
        var isSame = true
        for (configuration, mechanism) in zip(configurations, expected) {
            let task = RecheckTask<Base>(
                run: IsolatedRun(interleaving, under: [configuration]), mechanism: mechanism?.description)
            var answer: RecheckTask<Base>.Answer?
            let end = S.perform(task, afresh: true) { answer = $0 }
            isSame =
                isSame
                && (answer?.isSame ?? (Base.outcome(of: end ?? .exited(status: 0)).mechanism == mechanism))
            guard let answer else { continue }
            for rule in Base.Rule.allCases { rules[rule] &+= answer.rules[rule] }
        }
        return isSame
    }
}
