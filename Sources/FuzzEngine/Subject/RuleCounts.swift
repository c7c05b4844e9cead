/// The number of uses of each rule.
public struct RuleCounts<Rule: CoveredRule>: Codable, Hashable, Sendable {
    /// The counts; a rule without uses may be missing.
    private var counts: [Rule: UInt64] = [:]

    /// Creates counts of zero.
    public init() {}

    /// The number of uses of a rule.
    public subscript(rule: Rule) -> UInt64 {
        get { counts[rule, default: 0] }
        set { counts[rule] = newValue }
    }

    /// Adds other counts. A sum wraps around on overflow.
    package mutating func add(_ other: RuleCounts) {
        // A campaign's counts stay far below the limit, but a tampered file may hold any number.
        counts.merge(other.counts) { $0 &+ $1 }
    }

    /// Reads an object that maps the names of rules to their counts.
    public init(from decoder: any Decoder) throws {
        let named = try [String: UInt64](from: decoder)
        for rule in Rule.allCases { counts[rule] = named[rule.rawValue] }
    }

    public func encode(to encoder: any Encoder) throws {
        let used = Rule.allCases.filter { self[$0] > 0 }
        try Dictionary(uniqueKeysWithValues: used.map { ($0.rawValue, self[$0]) }).encode(to: encoder)
    }
}
