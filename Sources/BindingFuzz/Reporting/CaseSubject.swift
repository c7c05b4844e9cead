extension CaseFile {
    /// The configuration that the file is about, as far as it says so. What breaks comes first: against what it expects, by the
    /// mechanism that its note names, where one of its `expect` lines speaks of it in particular, or at all. Then what is clean
    /// against what it expects, or as a line says of it in particular, and last a delivery that never arrives, which is worth
    /// a look though nothing is stale.
    ///
    /// - Parameters:
    ///   - configurations: what the case was run under; not empty.
    ///   - outcomes: what it came to, in their order.
    /// - Returns: a position in the list: the first of the best.
    func subject(among configurations: [Configuration], _ outcomes: [Outcome]) -> Int {
        func rank(_ configuration: Configuration, _ outcome: Outcome) -> Int {
            let deciding = expectations.last { $0.pattern.matches(configuration) }
            let isAsExpected = deciding?.verdict.allows(outcome.verdict) ?? true
            let isNamed = deciding.map { $0.pattern != .all } ?? false
            if let stale = outcome.stale {
                if !isAsExpected { return 0 }
                return names(stale.mechanism) ? 1 : isNamed ? 2 : 3
            }
            return !isAsExpected ? 4 : isNamed ? 5 : outcome.undelivered > 0 ? 6 : 7
        }
        let ranks = zip(configurations, outcomes).map(rank)
        return ranks.indices.min { (ranks[$0], $0) < (ranks[$1], $1) } ?? 0
    }
}
