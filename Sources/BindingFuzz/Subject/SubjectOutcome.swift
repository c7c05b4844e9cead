/// What one run comes to.
public protocol SubjectOutcome: Hashable, Sendable {
    /// How a run goes wrong.
    associatedtype Mechanism: SubjectMechanism

    /// How it went wrong; nil where it did not.
    var mechanism: Mechanism? { get }
    /// Whether it is worth a look though it did not go wrong: what was to happen never did.
    var isWanting: Bool { get }
}

extension SubjectOutcome {
    /// Nothing is.
    public var isWanting: Bool { false }

    /// The verdict in one word.
    public var verdict: Mechanism.Verdict { mechanism?.verdict ?? .clean }
}

/// How a run goes wrong, whatever the configuration: findings are told apart by it, and a case keeps it while it shrinks.
/// Its description is a name that is fit for a file, and is read back; the order is that in which it is told.
public protocol SubjectMechanism: Hashable, Comparable, Sendable, LosslessStringConvertible {
    /// What an `expect` line says of a run.
    associatedtype Verdict: SubjectVerdict

    /// What it comes to in a word; never clean.
    var verdict: Verdict { get }
    /// A small number that no other mechanism has in this process, by which they are counted.
    var index: Int { get }
}

/// What a run comes to in a word, as an `expect` line says it.
public protocol SubjectVerdict: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
    /// Nothing went wrong.
    static var clean: Self { get }
    /// The word for any of the others.
    static var anyFailure: String { get }
}

extension SubjectVerdict {
    /// All but clean, in their order.
    package static var failures: [Self] { allCases.filter { $0 != .clean } }
}
