import FuzzEngine
import FuzzCorpus

/// What a case does beyond the configuration that is shown: which others it breaks, under which it starves, and which part
/// of this one, changed alone, leaves the same steps clean.
package struct CaseExplanation<S: DescribableSubject>: Sendable {
    /// A value that one part can be changed to, and what comes of the case then.
    struct Change: Sendable {
        let part: String
        let value: String
        let outcome: S.Outcome
    }

    let shown: S.Configuration
    let configurations: [S.Configuration]
    let isBroken: [Bool]
    let isStarved: [Bool]
    /// What the case comes to under the shown configuration.
    let outcome: S.Outcome
    let changes: [Change]

    /// Runs the case under the configurations that differ from the shown one in one part.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - shown: the configuration whose run is told.
    ///   - configurations: those that "also breaks" speaks of.
    ///   - outcomes: what the case came to under them, in their order; nil where it is yet to be run.
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

    /// The lines, as wide as their style, with a line feed after every line.
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

    /// Of which configurations besides the shown one something is so.
    ///
    /// - Parameter isSo: whether it is, for each of the configurations.
    private func others(_ isSo: [Bool]) -> String {
        let others = configurations.indices.filter { configurations[$0] != shown }
        let count = others.count { isSo[$0] }
        let scope = others.count.counted("other configuration") + scopeName
        if others.count == 1 { return (count == 0 ? "not " : "") + "the other configuration\(scopeName)" }
        guard count > 0 else { return "none of the \(scope)" }
        guard count < others.count else { return "all of the \(scope)" }
        // The shown one is in its place where a pattern takes it along; one of which it is not so never is.
        let patterns = ConfigurationPattern.covering(isSo, among: configurations)
        return "\(count.grouped) of the \(scope): " + ConfigurationPattern.list(patterns)
    }

    private var scopeName: String {
        if configurations == S.Configuration.standardMatrix { return " of the standard matrix" }
        return configurations == S.Configuration.fullMatrix ? " of the full matrix" : ""
    }
}
