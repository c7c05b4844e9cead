import BindingFuzz

/// Few `expect` lines that say exactly what every configuration of the full matrix comes to.
enum ExpectationCover {
    /// Finds the lines.
    ///
    /// - Parameter verdicts: a verdict for each configuration, in the order of the full matrix.
    /// - Returns: first what is clean everywhere else, then for each kind of stale verdict patterns that match nothing
    ///   but it: greedily the one that says most that has not been said, which is at most a few more than are needed.
    static func expectations(_ verdicts: [VerdictKind]) -> [Expectation] {
        var expectations: [Expectation] = []
        if verdicts.contains(.clean) { expectations.append(Expectation(.all, .clean)) }
        for (kind, expected) in [(VerdictKind.outOfRange, ExpectedVerdict.outOfRange), (.wrongElement, .wrongElement)] {
            let wanted = Set(verdicts.indices.filter { verdicts[$0] == kind })
            expectations += cover(wanted).map { Expectation($0, expected) }
        }
        return expectations
    }

    /// Few patterns that match exactly the configurations with these positions in the full matrix.
    static func cover(_ wanted: Set<Int>) -> [ConfigurationPattern] {
        var patterns: [ConfigurationPattern] = []
        var missing = wanted
        let usable = all.filter { wanted.isSuperset(of: $0.positions) }
        while !missing.isEmpty {
            var best: (pattern: ConfigurationPattern, positions: [Int])?
            var bestCount = 0
            for candidate in usable {
                let count = candidate.positions.count { missing.contains($0) }
                if count > bestCount { (best, bestCount) = (candidate, count) }
            }
            // The pattern of a single configuration is always usable, so there is a best one.
            guard let best else { break }
            patterns.append(best.pattern)
            missing.subtract(best.positions)
        }
        return patterns
    }

    /// Every pattern, the most general first, with the positions in the full matrix that it matches.
    private static let all: [(pattern: ConfigurationPattern, positions: [Int])] = {
        var choices: [[Int?]] = [[]]
        for values in Configuration.partValues {
            choices = choices.flatMap { prefix in ([nil] + values.indices.map { $0 }).map { prefix + [$0] } }
        }
        return choices.map { choice in
            (ConfigurationPattern(choices: choice), positions(of: choice))
        }.sorted { $0.positions.count > $1.positions.count }
    }()

    private static func positions(of choices: [Int?]) -> [Int] {
        zip(choices, Configuration.partValues).reduce([0]) { positions, part in
            let (choice, values) = part
            return positions.flatMap { position in
                (choice.map { [$0] } ?? Array(values.indices)).map { position * values.count + $0 }
            }
        }
    }
}
