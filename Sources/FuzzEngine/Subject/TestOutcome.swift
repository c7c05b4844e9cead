/// What one run comes to.
public protocol TestOutcome: Hashable, Sendable {
    /// What can be told of a run beside that it is clean.
    associatedtype Mechanism: FailureMechanism

    /// How it went wrong, or in which way it starves; nil where neither is so.
    var mechanism: Mechanism? { get }
    /// Whether it is clean for want of anything that could have gone wrong.
    var isIdle: Bool { get }
    /// The steps of a case, from 1, that had no effect in any of some runs of it, since what they are done to was not there: the
    /// case has lost a part of its meaning. As far as the runs tell.
    static func stepsWithoutEffect(in runs: [Self]) -> [Int]
}

extension TestOutcome {
    /// Nobody asks.
    public var isIdle: Bool { false }
    /// A step is done to what is always there.
    public static func stepsWithoutEffect(in runs: [Self]) -> [Int] { [] }
    /// The verdict in one word.
    public var verdict: Mechanism.Verdict { mechanism?.verdict ?? .clean }
    /// Whether it went wrong.
    public var isFailure: Bool { verdict.isFailure }
    /// Whether it is worth a look though it did not go wrong: what was to happen never did.
    public var isStarved: Bool { mechanism.map { !$0.isFailure } ?? false }
}

/// How a run goes wrong, or in which way it starves though it is clean, whatever the configuration: findings are told apart by
/// it, and a case keeps it while it shrinks. Its description is a name that is fit for a file, and is read back; the order is
/// that in which it is told.
public protocol FailureMechanism: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// What an `expect` line says of a run.
    associatedtype Verdict: TestVerdict

    /// What it comes to in a word; never `clean` alone.
    var verdict: Verdict { get }
    /// A small number that no other mechanism has in this process, by which they are counted.
    var index: Int { get }
}

extension FailureMechanism {
    /// Whether something goes wrong by it; a run that starves is clean.
    public var isFailure: Bool { verdict.isFailure }
}

/// What a run comes to in a word, as an `expect` line says it.
public protocol TestVerdict: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
    /// Nothing went wrong, and nothing starves.
    static var clean: Self { get }
    /// The word for any of those that go wrong.
    static var anyFailure: String { get }
    /// What can starve in a run that is clean; nil where nothing can.
    static var liveness: Liveness<Self>? { get }
}

/// What was to happen in a run that is clean and never did, and the words for whether it did.
public struct Liveness<Verdict: Sendable>: Sendable {
    /// The verdict of a run that is clean and starved: `starved`.
    public let verdict: Verdict
    /// The word for a run that is clean and not starved: `delivered`.
    public let delivered: String
    /// The verb for a configuration under which a case starves: `starves`.
    public let starves: String
    /// The verb for a configuration under which none is: `delivers`.
    public let delivers: String

    /// Names them; each one word.
    public init(_ verdict: Verdict, delivered: String, starves: String, delivers: String) {
        self.verdict = verdict
        self.delivered = delivered
        self.starves = starves
        self.delivers = delivers
    }
}

extension TestVerdict {
    /// Nothing can.
    public static var liveness: Liveness<Self>? { nil }

    /// Whether something went wrong. A run that starves is clean.
    public var isFailure: Bool { self != .clean && self != Self.liveness?.verdict }

    /// Those that go wrong, in their order.
    package static var failures: [Self] { allCases.filter(\.isFailure) }
    /// All but clean alone, in the order in which they are told.
    package static var findings: [Self] { failures + (liveness.map { [$0.verdict] } ?? []) }
}
