/// The number of uses of each rule that applies under the configurations of a campaign. The screen, the summary and the health
/// check all read it, so that they agree.
package struct RuleUses<Rule: CoveredRule>: Codable, Hashable, Sendable {
    /// The rules that apply under one of the configurations, or that were used.
    package let rules: [Rule]
    private let counts: RuleCounts<Rule>

    /// Selects the rules that were used, or that apply under one of the configurations.
    package init(_ counts: RuleCounts<Rule>, under configurations: [Rule.Configuration]) {
        rules = Rule.allCases.filter { rule in
            counts[rule] > 0 || configurations.contains { rule.applies(under: $0) }
        }
        self.counts = counts
    }

    /// The number of uses of a rule.
    package subscript(rule: Rule) -> UInt64 { counts[rule] }

    /// The rules that were never used.
    package var unused: [Rule] { rules.filter { counts[$0] == 0 } }

    /// The sections of the rules, ascending.
    package var sections: [Int] { Set(rules.map(\.section)).sorted() }

    /// Returns the rules of a section.
    package func rules(ofSection section: Int) -> [Rule] { rules.filter { $0.section == section } }
}
