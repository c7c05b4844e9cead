/// How often each rule was used.
public struct RuleCounts<Rule: CoveredRule>: Codable, Hashable, Sendable {
    /// A rule that was not used may be missing.
    private var counts: [Rule: UInt64] = [:]

    /// Nothing was used.
    public init() {}

    /// How often a rule was used.
    public subscript(rule: Rule) -> UInt64 {
        get { counts[rule, default: 0] }
        set { counts[rule] = newValue }
    }

    package mutating func add(_ other: RuleCounts) {
        // What a campaign counts stays far below the end of the numbers; what somebody has made up may not.
        counts.merge(other.counts) { $0 &+ $1 }
    }

    /// Reads an object from the name of a rule to its count.
    public init(from decoder: any Decoder) throws {
        let named = try [String: UInt64](from: decoder)
        for rule in Rule.allCases { counts[rule] = named[rule.rawValue] }
    }

    public func encode(to encoder: any Encoder) throws {
        let used = Rule.allCases.filter { self[$0] > 0 }
        try Dictionary(uniqueKeysWithValues: used.map { ($0.rawValue, self[$0]) }).encode(to: encoder)
    }
}
