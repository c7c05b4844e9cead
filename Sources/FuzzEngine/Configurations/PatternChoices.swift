/// The choices of several patterns, to find the last pattern that matches each of many configurations. The type does not depend on
/// a subject, so it is compiled once for all of them.
struct PatternChoices {
    /// The patterns that choose a value for the same parts.
    private struct Group {
        /// The distance in the matrix between two neighboring values of each of these parts, and the number of its values.
        let parts: [(stride: Int, count: Int)]
        /// The position of the last pattern for each combination of values.
        var last: [Int: Int] = [:]

        /// Returns the position in the matrix at which each of the other parts has its first value.
        func key(of position: Int) -> Int {
            parts.reduce(0) { $0 + position / $1.stride % $1.count * $1.stride }
        }
    }

    private let patterns: [[String?]]
    private let groups: [Group]

    /// - Parameter patterns: the patterns. A later one has precedence.
    init<Configuration>(_ patterns: [ConfigurationPattern<Configuration>]) {
        self.patterns = patterns.map(\.choices)
        let values = Configuration.partValues
        var strides = values.map { _ in 1 }
        for part in values.indices.dropLast().reversed() { strides[part] = strides[part + 1] * values[part + 1].count }
        var groups: [[Int]: Group] = [:]
        for (position, choices) in self.patterns.enumerated() {
            let chosen = choices.indices.filter { choices[$0] != nil }
            var key = 0
            // A pattern of a configuration outside the matrix matches no position.
            guard
                chosen.allSatisfy({ part in
                    guard let value = values[part].firstIndex(where: { $0 == choices[part] }) else { return false }
                    key += value * strides[part]
                    return true
                })
            else { continue }
            groups[chosen, default: Group(parts: chosen.map { (strides[$0], values[$0].count) })].last[key] = position
        }
        self.groups = Array(groups.values)
    }

    /// Returns the position of the last pattern that matches a configuration; `nil` if none does.
    func last<Configuration: TestConfiguration>(matching configuration: Configuration) -> Int? {
        guard let position = configuration.index else { return last(matching: configuration.parts) }
        return groups.lazy.compactMap { $0.last[$0.key(of: position)] }.max()
    }

    /// Returns the position of the last pattern that matches a configuration outside the matrix.
    private func last(matching parts: [String]) -> Int? {
        patterns.lastIndex { choices in zip(choices, parts).allSatisfy { $0 == nil || $0 == $1 } }
    }
}
