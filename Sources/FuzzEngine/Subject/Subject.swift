/// What is fuzzed: cases, the configurations that each is run under, and how a run tells what it came to.
///
/// This is the seam. Below it stands one subject with its rules, such as `RowModel`; above it search, corpus, gate,
/// campaign, reports and commands, which are written once and know of a subject no more than is said here. A case is a sequence
/// of steps, of which every subsequence is a case too; it is a function of a seed and an index. A run is a function of the
/// case and the configuration. How it goes wrong is told by a mechanism, by which findings are told apart, and which a case
/// keeps while it shrinks.
public protocol Subject: Sendable {
    /// What is run: steps in their order, and what they start from.
    associatedtype Case: TestCase
    /// What a case is run under.
    associatedtype Configuration: TestConfiguration
    /// What a run comes to.
    associatedtype Outcome: TestOutcome
    /// What a run can make use of; so that what is never exercised is noticed.
    associatedtype Rule: CoveredRule = NoRule<Configuration> where Rule.Configuration == Configuration
    /// What makes and runs cases.
    associatedtype Runner: CaseRunner<Self>

    /// How it goes wrong.
    typealias Mechanism = Outcome.Mechanism
    /// What an `expect` line says of a run.
    typealias Verdict = Outcome.Mechanism.Verdict

    /// What the program is called that fuzzes it.
    static var program: String { get }
    /// How many cases are run in about a tenth of a second: what a campaign hands to a worker at once, and loses at most.
    static var blockSize: UInt64 { get }
    /// The most steps a case has where no other number is asked for.
    static var caseLength: Int { get }
    /// A case that goes wrong, so that a harness which detects nothing is found out.
    static var canary: Canary<Self> { get }

    /// What all cases together come to under configurations, of a subject of which that can be decided; nil where it cannot.
    ///
    /// - Parameters:
    ///   - configurations: those to decide.
    ///   - threads: what is used.
    /// - Returns: the decisions, in the order of the configurations.
    static func decide(_ configurations: [Configuration], on threads: SearchThreads) -> [Decision<Self>]?
}

extension Subject {
    /// A thousand, as of a model that takes microseconds.
    public static var blockSize: UInt64 { 1000 }
    /// As many as suffice where a case of a few steps gets everywhere.
    public static var caseLength: Int { CaseFamily.defaultLength }

    /// It cannot: cases are run, as many as there is time for.
    public static func decide(_ configurations: [Configuration], on threads: SearchThreads) -> [Decision<Self>]? { nil }
}

/// A case that has to go wrong under a configuration, and how.
public struct Canary<S: Subject>: Sendable {
    /// The case.
    public let testCase: S.Case
    /// What it has to go wrong under.
    public let configuration: S.Configuration
    /// How it has to go wrong.
    public let mechanism: S.Mechanism

    /// Names a case that has to go wrong.
    public init(_ testCase: S.Case, under configuration: S.Configuration, by mechanism: S.Mechanism) {
        self.testCase = testCase
        self.configuration = configuration
        self.mechanism = mechanism
    }

    /// Whether a runner finds it.
    package func isFound(by runner: S.Runner) -> Bool {
        runner.run(testCase, under: configuration).mechanism == mechanism
    }
}
