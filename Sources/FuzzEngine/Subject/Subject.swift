/// The subject of fuzzing: its cases, the configurations that each case runs under, and the outcomes of runs.
///
/// This protocol separates subjects from the rest of the system. A subject, for example `RowModel`, implements it with its rules.
/// Search, corpus, gate, campaign, reports and commands use it, and know nothing else about a subject.
///
/// A case is a sequence of steps, and every subsequence is a case too. A case depends only on a seed and an index; a run depends
/// only on the case and the configuration. A mechanism tells how a run fails or starves. It distinguishes findings, and shrinking
/// preserves it.
public protocol Subject: Sendable {
    /// The type of cases: steps in order, and the state that they start from.
    associatedtype Case: TestCase
    /// The type of configurations that a case runs under.
    associatedtype Configuration: TestConfiguration
    /// The type of a run's outcome.
    associatedtype Outcome: TestOutcome
    /// The rules that runs can use, so that rules that are never exercised show.
    associatedtype Rule: CoveredRule = NoRule<Configuration> where Rule.Configuration == Configuration
    /// The type that creates and runs cases.
    associatedtype Runner: CaseRunner<Self>

    /// The way in which a run fails or starves.
    typealias Mechanism = Outcome.Mechanism
    /// The verdict on a run, as an `expect` line states it.
    typealias Verdict = Outcome.Mechanism.Verdict

    /// The name of the program that fuzzes the subject.
    static var program: String { get }
    /// The number of cases that run in about a tenth of a second. A campaign hands this many to a worker at once, and loses at most
    /// this many with it.
    static var blockSize: UInt64 { get }
    /// The default for the most steps of a case.
    static var caseLength: Int { get }
    /// A case that must fail, which exposes a harness that detects nothing.
    static var canary: Canary<Self> { get }
    /// Whether a finding is a defect to fix, as in an app. Its case then expects nothing, and is *open*: it fails
    /// every check of the corpus until it is fixed or acknowledged. Otherwise a finding is a fact, and its case expects it.
    static var findingsAreDefects: Bool { get }

    /// Decides all cases under configurations, if the subject can be decided.
    ///
    /// - Parameters:
    ///   - configurations: the configurations to decide.
    ///   - threads: the threads to use.
    /// - Returns: the decisions, in the order of the configurations; `nil` if the subject cannot be decided.
    static func decide(_ configurations: [Configuration], on threads: SearchThreads) -> [Decision<Self>]?
}

extension Subject {
    /// The block size of the runner.
    public static var blockSize: UInt64 { Runner.blockSize }
    /// The family's default, which suffices if a few steps reach every state.
    public static var caseLength: Int { CaseFamily.defaultLength }

    /// `false`: a finding is a fact, as for a model.
    public static var findingsAreDefects: Bool { false }

    /// `nil`: the subject cannot be decided, so only the search checks it.
    public static func decide(_ configurations: [Configuration], on threads: SearchThreads) -> [Decision<Self>]? { nil }
}

/// A case that must fail under a configuration, with its mechanism.
public struct Canary<S: Subject>: Sendable {
    /// The case.
    public let testCase: S.Case
    /// The configuration under which it must fail.
    public let configuration: S.Configuration
    /// The mechanism by which it must fail.
    public let mechanism: S.Mechanism

    /// Creates a canary.
    public init(_ testCase: S.Case, under configuration: S.Configuration, by mechanism: S.Mechanism) {
        self.testCase = testCase
        self.configuration = configuration
        self.mechanism = mechanism
    }

    /// Returns whether a runner detects the failure.
    package func isFound(by runner: S.Runner) -> Bool {
        runner.run(testCase, under: configuration).mechanism == mechanism
    }
}
