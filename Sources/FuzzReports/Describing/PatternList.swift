import FuzzEngine

extension ConfigurationPattern {
    /// The number of patterns in a text about one case: about as many lines as fit beside its timeline. Output for programs has all
    /// patterns.
    private static var mostListed: Int { 24 }

    /// Returns patterns on one line: the first ones, which match the most, and the number of omitted patterns.
    ///
    /// - Parameters:
    ///   - most: the greatest number of patterns in the line.
    ///   - spelling: returns the notation of a pattern.
    static func list(
        _ patterns: [ConfigurationPattern], atMost most: Int = mostListed, spelling: (String) -> String = { $0 }
    ) -> String {
        let named = patterns.prefix(most).map { spelling($0.description) }.joined(separator: ", ")
        let rest = patterns.count - most
        return rest > 0 ? named + (rest == 1 ? " and 1 more pattern" : " and \(rest) more patterns") : named
    }
}
