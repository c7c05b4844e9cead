import BindingFuzz
import FuzzCorpus

/// What a case does beyond the configuration that is shown: which others it breaks, and which part of this one,
/// changed alone, leaves the same steps clean.
public struct CaseExplanation: Sendable {
    /// A value that one part can be changed to, and what comes of the case then.
    struct Change: Sendable {
        let part: String
        let value: String
        let outcome: Outcome
    }

    let shown: Configuration
    let configurations: [Configuration]
    let isBroken: [Bool]
    let isShownBroken: Bool
    let changes: [Change]

    /// Runs the case under the configurations that differ from the shown one in one part.
    ///
    /// - Parameters:
    ///   - interleaving: the case.
    ///   - shown: the configuration whose run is told.
    ///   - configurations: those that "also breaks" speaks of.
    ///   - outcomes: what the case came to under them, in their order; nil where it is yet to be run.
    public init(
        of interleaving: Interleaving, shown: Configuration,
        among configurations: [Configuration] = Configuration.standardMatrix, outcomes: [Outcome]? = nil
    ) {
        var model = Model()
        let outcomes = outcomes ?? model.run(interleaving, under: ExecutionPlan(configurations))
        self.shown = shown
        self.configurations = configurations
        isBroken = outcomes.map { $0.verdict != .clean }
        isShownBroken = model.run(interleaving, under: shown).verdict != .clean
        var changes: [Change] = []
        for other in Configuration.fullMatrix {
            let differing = shown.parts.indices.filter { shown.parts[$0] != other.parts[$0] }
            guard differing.count == 1, let part = differing.first else { continue }
            let outcome = model.run(interleaving, under: other)
            changes.append(Change(part: Configuration.partNames[part], value: other.parts[part], outcome: outcome))
        }
        self.changes = changes
    }

    /// The lines, as wide as their style, with a line feed after every line.
    public func text(style: TextStyle = .plain) -> String {
        LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }

    var paragraphs: [LabelledText] {
        let also = LabelledText(label: isShownBroken ? "Also breaks" : "Breaks", text: alsoBreaks)
        guard isShownBroken else { return [also] }
        return [also, LabelledText(label: SingleChanges.label, text: SingleChanges(changes).text)]
    }

    private var alsoBreaks: String {
        let others = configurations.indices.filter { configurations[$0] != shown }
        let broken = others.count { isBroken[$0] }
        let scope = others.count.counted("other configuration") + scopeName
        guard broken > 0 else { return "none of the \(scope)" }
        guard broken < others.count else { return "all of the \(scope)" }
        // The shown one is in its place where a pattern takes it along; one that is not broken never is.
        let patterns = PatternCover.patterns(for: isBroken, among: configurations)
        return "\(broken) of the \(scope): " + patterns.map(\.description).joined(separator: ", ")
    }

    private var scopeName: String {
        if configurations == Configuration.standardMatrix { return " of the standard matrix" }
        return configurations == Configuration.fullMatrix ? " of the full matrix" : ""
    }
}
