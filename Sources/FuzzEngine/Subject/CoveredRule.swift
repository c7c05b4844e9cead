/// A rule that runs can use. A campaign counts the uses of each rule, so that rules that are never exercised show.
public protocol CoveredRule: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
where AllCases == [Self] {
    /// The configuration that a case runs under.
    associatedtype Configuration

    /// The owner of the rules, for reports: `rules of the model`.
    static var owner: String { get }

    /// The section of the contract that states the rule. Reports refer to rules by it.
    var section: Int { get }
    /// Returns whether a run under a configuration can use the rule.
    func applies(under configuration: Configuration) -> Bool
}

extension CoveredRule {
    /// `"subject"`.
    public static var owner: String { "subject" }
}

/// The rules of a subject that counts none.
public enum NoRule<Configuration>: String, CoveredRule {
    /// An empty list.
    public static var allCases: [NoRule] { [] }
    case none

    /// Zero; no rule has a section.
    public var section: Int { 0 }
    /// `false`.
    public func applies(under configuration: Configuration) -> Bool { false }
}
