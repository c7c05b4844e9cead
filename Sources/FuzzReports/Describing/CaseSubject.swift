import FuzzEngine
import FuzzCorpus

extension CaseFile {
    /// Returns the configuration that the file is about. It is the first one that a note names, as in `macos/eager/runloop`.
    /// Without one, it is a configuration that fails by a mechanism that a note names, and otherwise any.
    ///
    /// Among several, failing configurations come first: those that contradict an expectation, then those that an `expect` line
    /// names in particular, then the rest. Of the others, those that contradict an expectation come first, then those that a line
    /// names in particular, then those that starve. Among equals, the standard matrix has precedence.
    func subject() -> S.Configuration {
        let outcomes = S.Runner(under: S.Configuration.fullMatrix).run(testCase)
        // The lines and the notes are read once, not for each configuration: a header may have 40,000 of them.
        let deciding = expectations(decidingUnder: S.Configuration.fullMatrix)
        let notes = notes
        let named = namedMechanisms
        func best(where isMeant: (S.Configuration, S.Outcome) -> Bool) -> S.Configuration? {
            var best: (configuration: S.Configuration, rank: Int)?
            for (position, configuration) in S.Configuration.fullMatrix.enumerated()
            where isMeant(configuration, outcomes[position]) {
                let rank = 2 * rank(outcomes[position], deciding[position]) + (configuration.isStandard ? 0 : 1)
                if best.map({ rank < $0.rank }) ?? true { best = (configuration, rank) }
            }
            return best?.configuration
        }
        var tried: Set<ConfigurationPattern<S.Configuration>> = []
        for mention in notes.lazy.flatMap({ ConfigurationPattern<S.Configuration>.mentions(in: $0) })
        where tried.insert(mention).inserted {
            if let mentioned = best(where: { configuration, _ in mention.matches(configuration) }) { return mentioned }
        }
        return best { _, outcome in outcome.mechanism.map(named.contains) ?? false } ?? best { _, _ in true }
            ?? S.Configuration.standardMatrix[0]
    }

    private func rank(_ outcome: S.Outcome, _ deciding: Expectation<S>?) -> Int {
        let isAsExpected = deciding?.verdict.allows(outcome.verdict) ?? true
        let isNamed = deciding.map { $0.pattern != .all } ?? false
        if outcome.isFailure {
            if !isAsExpected { return 0 }
            return isNamed ? 1 : 2
        }
        return !isAsExpected ? 3 : isNamed ? 4 : outcome.isStarved ? 5 : 6
    }
}

extension ConfigurationPattern {
    /// Returns the configurations that a text names: words of two or more parts with slashes between them, in the order of the
    /// parts of a configuration. Omitted parts match any value.
    fileprivate static func mentions(in text: String) -> [ConfigurationPattern] {
        text.split(separator: " ").compactMap { word in
            let parts = word.trimmingPrefix("'").split(separator: "/").map { part in
                part.prefix { $0.isLetter || $0 == "-" || $0 == "*" }
            }
            guard parts.count >= 2, parts.count <= Configuration.partValues.count else { return nil }
            // A star matches any value of the column after the previous part.
            var column = 0
            var choices: [String?] = Array(repeating: nil, count: Configuration.partValues.count)
            for part in parts {
                guard column < choices.count else { return nil }
                if part != "*" {
                    let found = (column..<choices.count).first { Configuration.partValues[$0].contains(String(part)) }
                    guard let found else { return nil }
                    column = found
                    choices[column] = String(part)
                }
                column += 1
            }
            return choices.contains { $0 != nil } ? ConfigurationPattern(choices: choices) : nil
        }
    }
}
