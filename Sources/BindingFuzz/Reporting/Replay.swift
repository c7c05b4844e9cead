/// Everything that `replay` says about a case: its timeline under one configuration, why it came to that, which
/// other configurations it breaks and which single changes leave it clean, and whether its expectations hold.
public struct Replay: Sendable {
    /// A configuration under which the case does not do what its file expects.
    public struct Disappointment: Hashable, Sendable {
        public let configuration: Configuration
        /// What was expected.
        public let expected: ExpectedVerdict
        /// What it came to.
        public let found: VerdictKind
    }

    /// The name that it is told under.
    public let name: String
    /// The case, as it is kept.
    public let file: CaseFile
    /// What was run, and what it came to.
    public let configurations: [Configuration]
    /// What it came to, in the order of the configurations.
    public let outcomes: [Outcome]
    /// The configuration whose timeline is told. Of those that somebody asked for the first that the case breaks, or else
    /// the first; otherwise the one that the file is about.
    public let shown: Configuration
    /// Where the file's expectations do not hold, in the order of the configurations.
    public let disappointments: [Disappointment]
    private let isAsked: Bool

    /// Runs a case.
    ///
    /// - Parameters:
    ///   - name: the name of the case, such as the path of its file.
    ///   - file: the case.
    ///   - configurations: what to run it under; the standard matrix where there are none.
    ///   - isAsked: whether somebody asked for these configurations in particular. What else breaks is then
    ///     told of the standard matrix.
    public init(
        name: String, file: CaseFile, configurations: [Configuration] = Configuration.standardMatrix,
        isAsked: Bool = false
    ) {
        let matrices = [[], Configuration.standardMatrix, Configuration.fullMatrix]
        let isAsked = !configurations.isEmpty && (isAsked || !matrices.contains(configurations))
        let configurations = configurations.isEmpty ? Configuration.standardMatrix : configurations
        var model = Model()
        let outcomes = model.run(file.interleaving, under: ExecutionPlan(configurations))
        self.name = name
        self.file = file
        self.configurations = configurations
        self.outcomes = outcomes
        self.isAsked = isAsked
        let firstBroken = outcomes.firstIndex { $0.verdict != .clean } ?? 0
        shown = isAsked ? configurations[firstBroken] : file.subject()
        disappointments = zip(configurations, outcomes).compactMap { configuration, outcome in
            guard let expected = file.expectedVerdict(under: configuration), !expected.allows(outcome.verdict) else {
                return nil
            }
            return Disappointment(configuration: configuration, expected: expected, found: outcome.verdict)
        }
    }

    /// The whole text, as wide as its style, with a line feed after every line.
    public func text(style: TextStyle = .plain) -> String {
        let trace = Trace(file.interleaving, under: shown)
        var text = style.paint(name.visible, .heading) + "\n"
        for note in file.notes { text += indented(note.visible, style) }
        let isOneLine = "\(shown)  \(trace.outcome.verdict.rawValue)".count <= style.width
        text += "\n" + style.paint("\(shown)", .heading) + (isOneLine ? "  " : "\n  ")
        text += verdict(trace.outcome, style: style) + "\n"
        for sentence in shown.meaning { text += indented(sentence, style) }
        text += "\n" + Timeline(trace).text(style: style)
        text += "\n" + style.paint("Why", .heading) + "\n"
        text += Explanation(trace).text(style: style)
        text += "\n" + style.paint("Beyond this run", .heading) + "\n"
        let paragraphs = beyond.paragraphs + expectations
        return text + LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }

    /// What else breaks, and what does not. The standard matrix is only told of where it holds the shown configuration.
    private var beyond: CaseExplanation {
        if !isAsked && configurations.contains(shown) {
            return CaseExplanation(of: file.interleaving, shown: shown, among: configurations, outcomes: outcomes)
        }
        return CaseExplanation(
            of: file.interleaving, shown: shown,
            among: shown.isStandard ? Configuration.standardMatrix : Configuration.fullMatrix)
    }

    private func indented(_ text: String, _ style: TextStyle) -> String {
        WrappedText.lines(text, width: style.width - 2, hanging: 2).map { "  \($0)\n" }.joined()
    }

    private func verdict(_ outcome: Outcome, style: TextStyle) -> String {
        style.paint(outcome.verdict.rawValue, outcome.verdict == .clean ? .good : .bad)
    }

    var expectations: [LabelledText] {
        let expecting = configurations.count { file.expectedVerdict(under: $0) != nil }
        guard expecting > 0 else {
            return [LabelledText(label: "Expected", text: "the file expects nothing here")]
        }
        let run = configurations.count.counted("configuration") + " run"
        let scope = expecting == configurations.count ? run : "\(expecting) of the \(run), all that the file speaks of"
        guard !disappointments.isEmpty else {
            return [LabelledText(label: "Expected", text: "holds under \(scope)", ink: .good)]
        }
        let summary = "does not hold under \(disappointments.count) of \(scope):"
        return [LabelledText(label: "Expected", text: summary, ink: .bad)] + disappointmentLines
    }

    /// One line for each way to disappoint, in the order of the configurations.
    private var disappointmentLines: [LabelledText] {
        var lines: [LabelledText] = []
        var told: [Disappointment] = []
        for first in disappointments
        where !told.contains(where: { $0.expected == first.expected && $0.found == first.found }) {
            told.append(first)
            let alike = disappointments.filter { $0.expected == first.expected && $0.found == first.found }
            let chosen = Set(alike.map(\.configuration))
            let patterns = PatternCover.patterns(for: configurations.map(chosen.contains), among: configurations)
            let text = "expected \(first.expected.rawValue), got \(first.found.rawValue): "
            lines.append(
                LabelledText(label: "", text: text + patterns.map(\.description).joined(separator: ", "), ink: .bad))
        }
        return lines
    }
}
