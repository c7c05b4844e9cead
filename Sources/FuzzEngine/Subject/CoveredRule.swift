/// Something that a run can make use of. A campaign counts how often each is used, so that one that is never exercised is
/// noticed.
public protocol CoveredRule: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
where AllCases == [Self] {
    /// What a case is run under.
    associatedtype Configuration

    /// What the rules are of: `rules of the model`.
    static var owner: String { get }

    /// The part of the contract that the rule stands in; rules are told by it.
    var section: Int { get }
    /// Whether the rule can be used at all under a configuration.
    func applies(under configuration: Configuration) -> Bool
}

extension CoveredRule {
    /// The subject.
    public static var owner: String { "subject" }
}

/// The rules of a subject that counts none.
public enum NoRule<Configuration>: String, CoveredRule {
    /// There is none.
    public static var allCases: [NoRule] { [] }
    case none

    /// None.
    public var section: Int { 0 }
    /// Never.
    public func applies(under configuration: Configuration) -> Bool { false }
}
