extension ConfigurationPattern {
    /// Few patterns that together match certain configurations of a list, and none of its others.
    public static func covering(
        _ chosen: [Configuration], among configurations: [Configuration]
    ) -> [ConfigurationPattern] {
        let chosen = Set(chosen)
        return covering(configurations.map(chosen.contains), among: configurations)
    }
}

extension ConfigurationPattern {
    /// Few patterns that together match certain configurations of a list, and none of its others.
    ///
    /// Covers greedily: each pattern is the one that matches most of what is left, the first in the order of
    /// configurations among equals.
    ///
    /// A part that has a single value in the list is written out: `*` would speak of configurations that nobody ran.
    ///
    /// - Parameters:
    ///   - isChosen: for each configuration of the list, whether it is to be matched.
    @specialized(where Configuration == BindingFuzz.Configuration)
    package static func covering(
        _ isChosen: [Bool], among configurations: [Configuration]
    ) -> [ConfigurationPattern] {
        let digits = configurations.map { ConfigurationPattern($0).choices.map { ($0 ?? 0) + 1 } }
        let varying = Configuration.partNames.indices.filter { part in
            digits.contains { $0[part] != digits[0][part] }
        }
        let keys = digits.map { keysOfPatterns(matching: $0, varying: varying) }
        let keyCount = keyCount
        var isForbidden = Array(repeating: false, count: keyCount)
        for position in configurations.indices where !isChosen[position] {
            for key in keys[position] { isForbidden[key] = true }
        }
        var left = configurations.indices.filter { isChosen[$0] }
        var cover: [ConfigurationPattern] = []
        while !left.isEmpty {
            var matches = Array(repeating: 0, count: keyCount)
            for position in left {
                for key in keys[position] where !isForbidden[key] { matches[key] += 1 }
            }
            var best = keys[left[0]][0]
            for position in left {
                for key in keys[position] where matches[key] > matches[best] { best = key }
            }
            cover.append(pattern(of: best))
            left.removeAll { keys[$0].contains(best) }
        }
        return cover
    }

    /// A pattern as a number: a digit for each part, 0 for `*`, the first part lowest.
    private static var keyCount: Int { Configuration.partValues.reduce(1) { $0 * ($1.count + 1) } }

    /// The patterns that match a configuration; the first is the configuration itself.
    private static func keysOfPatterns(matching digits: [Int], varying: [Int]) -> [Int] {
        var keys = [0]
        var weight = 1
        for (part, values) in Configuration.partValues.enumerated() {
            let exact = keys.map { $0 + digits[part] * weight }
            keys = varying.contains(part) ? exact + keys : exact
            weight *= values.count + 1
        }
        return keys
    }

    private static func pattern(of key: Int) -> ConfigurationPattern {
        var rest = key
        return ConfigurationPattern(
            choices: Configuration.partValues.map { values in
                let digit = rest % (values.count + 1)
                rest /= values.count + 1
                return digit == 0 ? nil : digit - 1
            })
    }
}
