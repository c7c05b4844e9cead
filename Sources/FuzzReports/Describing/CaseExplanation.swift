import FuzzEngine
import FuzzCorpus

/// The behavior of a case beyond the shown configuration: the other configurations that it breaks, those under which it starves,
/// and the changes of a single part that leave the same steps clean.
package struct CaseExplanation<S: DescribableSubject>: Sendable {
    /// A change of one part of the configuration, and the outcome of the case then.
    struct Change: Sendable {
        let part: String
        let value: String
        let outcome: S.Outcome
    }

    let shown: S.Configuration
    let configurations: [S.Configuration]
    let isBroken: [Bool]
    let isStarved: [Bool]
    /// The outcome of the case under the shown configuration.
    let outcome: S.Outcome
    let changes: [Change]

    /// Runs the case under the configurations that differ from the shown one in one part.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - shown: the configuration of the shown run.
    ///   - configurations: the configurations that "also breaks" counts.
    ///   - outcomes: the outcomes of the case under them, in their order; nil to run the case.
    package init(
        of testCase: S.Case, shown: S.Configuration,
        among configurations: [S.Configuration] = S.Configuration.standardMatrix, outcomes: [S.Outcome]? = nil
    ) {
        let outcomes = outcomes ?? S.Runner(under: configurations).run(testCase)
        let runner = S.Runner(under: [])
        self.shown = shown
        self.configurations = configurations
        isBroken = outcomes.map(\.isFailure)
        isStarved = outcomes.map(\.isStarved)
        outcome = runner.run(testCase, under: shown)
        var changes: [Change] = []
        for other in S.Configuration.fullMatrix {
            let differing = shown.parts.indices.filter { shown.parts[$0] != other.parts[$0] }
            guard differing.count == 1, let part = differing.first else { continue }
            let outcome = runner.run(testCase, under: other)
            changes.append(Change(part: S.Configuration.partNames[part], value: other.parts[part], outcome: outcome))
        }
        self.changes = changes
    }

    /// Returns the lines in the width of the style, with a line feed after every line.
    package func text(style: TextStyle = .plain) -> String {
        LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }

    var paragraphs: [LabelledText] {
        var paragraphs = [LabelledText(label: outcome.isFailure ? "Also breaks" : "Breaks", text: others(isBroken))]
        if let liveness = S.Verdict.liveness, isStarved.contains(true) {
            let label = outcome.isStarved ? "Also \(liveness.starves)" : liveness.starves.capitalizedFirst
            paragraphs.append(LabelledText(label: label, text: others(isStarved)))
        }
        guard let mechanism = outcome.mechanism else { return paragraphs }
        let changes = SingleChanges<S>(changes, healing: mechanism)
        return paragraphs + [LabelledText(label: changes.label, text: changes.text)]
    }

    /// Describes the configurations, besides the shown one, for which a condition is true.
    ///
    /// - Parameter isSo: whether it is true, for each of the configurations.
    private func others(_ isSo: [Bool]) -> String {
        let others = configurations.indices.filter { configurations[$0] != shown }
        let count = others.count { isSo[$0] }
        let scope = others.count.counted("other configuration") + scopeName
        if let other = others.first, others.count == 1 {
            let name = configurations[other].description
            return count == 0 ? "nothing else; \(name) was run, too" : name
        }
        guard count > 0 else { return "none of the \(scope)" }
        guard count < others.count else { return "all of the \(scope)" }
        // A pattern may include the shown configuration only if the condition is true for it.
        let patterns = ConfigurationPattern.covering(isSo, among: configurations)
        return "\(count.grouped) of the \(scope): " + ConfigurationPattern.list(patterns)
    }

    private var scopeName: String {
        if configurations == S.Configuration.standardMatrix { return " of the standard matrix" }
        return configurations == S.Configuration.fullMatrix ? " of the full matrix" : ""
    }
}
