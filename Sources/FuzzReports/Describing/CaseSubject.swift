import FuzzEngine
import FuzzCorpus

extension CaseFile {
    /// The configuration that the file is about, as far as it says so: the first that a note names, as in `macos/eager/runloop`;
    /// or else one that breaks by the mechanism that a note names; or else any.
    ///
    /// Of several comes first what breaks: against what the file expects, where one of its `expect`
    /// lines speaks of it in particular, or at all. Then what is clean against what it expects, or as a line says of it in
    /// particular, and last what starves though nothing went wrong. Of equals the standard matrix comes first.
    func subject() -> S.Configuration {
        let outcomes = S.Runner(under: S.Configuration.fullMatrix).run(testCase)
        // Neither the lines nor the notes are gone through for each configuration: a header may have 40,000 of them.
        let deciding = expectations(decidingUnder: S.Configuration.fullMatrix)
        let notes = notes
        let named = Set(outcomes.compactMap(\.mechanism)).filter(names)
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
    /// The configurations that a text names: words of two parts or more with slashes between them, in the order of the parts of
    /// a configuration. Parts that are not named may be any.
    fileprivate static func mentions(in text: String) -> [ConfigurationPattern] {
        text.split(separator: " ").compactMap { word in
            let parts = word.trimmingPrefix("'").split(separator: "/").map { part in
                part.prefix { $0.isLetter || $0 == "-" || $0 == "*" }
            }
            guard parts.count >= 2, parts.count <= Configuration.partValues.count else { return nil }
            // A star stands in the column after the last one, whatever that is.
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
