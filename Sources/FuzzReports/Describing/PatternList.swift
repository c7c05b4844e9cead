import FuzzEngine

extension ConfigurationPattern {
    /// How many patterns are named where a person reads of one case: about as many lines as fit beside its timeline. Programs
    /// get all of them.
    private static var mostTold: Int { 20 }

    /// Patterns on one line: the first of them, which match the most, and how many are not named.
    ///
    /// - Parameters:
    ///   - most: how many are named.
    ///   - spelling: how one of them is written.
    static func list(
        _ patterns: [ConfigurationPattern], atMost most: Int = mostTold, spelling: (String) -> String = { $0 }
    ) -> String {
        let named = patterns.prefix(most).map { spelling($0.description) }.joined(separator: ", ")
        let rest = patterns.count - most
        return rest > 0 ? named + (rest == 1 ? " and 1 more pattern" : " and \(rest) more patterns") : named
    }
}
