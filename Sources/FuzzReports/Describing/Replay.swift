import FuzzCampaign
import FuzzEngine
import FuzzCorpus

/// The complete output of `replay` for a case: its timeline under one configuration, and the reason for its outcome. It also has
/// the other configurations that the case breaks, the single changes that leave it clean, and whether its expectations are met.
package struct Replay<S: DescribableSubject>: Sendable {
    /// The name of the case in the output.
    package let name: String
    /// The path of the case in a corpus or a campaign; nil if the case has no file.
    let path: String?
    /// The contents of the file.
    package let file: CaseFile<S>
    /// The configurations that the case ran under.
    package let configurations: [S.Configuration]
    /// The outcomes, in the order of the configurations.
    package let outcomes: [S.Outcome]
    /// The configuration of the shown timeline. If the user asked for configurations, it is the first of them that the case breaks,
    /// or else the first. Otherwise it is the one that the file is about.
    package let shown: S.Configuration
    /// The configurations that expectations are compared with. They are the configurations of the run and, unless the user asked
    /// for particular ones, all that the expectations name.
    private let judged: [S.Configuration]
    /// The comparison of the file's expectations with these outcomes.
    package let judgment: CaseJudgment<S>
    private let isAsked: Bool

    /// Runs a case.
    ///
    /// - Parameters:
    ///   - name: the name of the case, for example the path of its file.
    ///   - path: the path of its file, if it has one that commands can change.
    ///   - file: the case.
    ///   - configurations: the configurations to run it under; the standard matrix if there are none.
    ///   - isAsked: whether the user asked for these configurations in particular. "Also breaks" then counts the standard matrix.
    package init(
        name: String, path: String? = nil, file: CaseFile<S>,
        configurations: [S.Configuration] = S.Configuration.standardMatrix, isAsked: Bool = false
    ) {
        let matrices = [[], S.Configuration.standardMatrix, S.Configuration.fullMatrix]
        let isAsked = !configurations.isEmpty && (isAsked || !matrices.contains(configurations))
        let configurations = configurations.isEmpty ? S.Configuration.standardMatrix : configurations
        let outcomes = S.Runner(under: configurations).run(file.testCase)
        self.name = name
        self.path = path
        self.file = file
        self.configurations = configurations
        self.outcomes = outcomes
        self.isAsked = isAsked
        let firstBroken = outcomes.firstIndex(where: \.isFailure) ?? outcomes.firstIndex(where: \.isStarved) ?? 0
        shown = isAsked ? configurations[firstBroken] : file.subject()
        judged = isAsked ? configurations : file.judged(besides: configurations)
        judgment = Self.judgment(of: file, configurations, outcomes, isAsked: isAsked)
    }

    /// Compares the expectations of a file with the outcomes of its case.
    ///
    /// - Parameters:
    ///   - configurations: the configurations of the run.
    ///   - outcomes: the outcomes under them.
    ///   - isAsked: whether the user asked for these configurations in particular; otherwise those that the expectations name
    ///     count, too.
    package static func judgment(
        of file: CaseFile<S>, _ configurations: [S.Configuration], _ outcomes: [S.Outcome], isAsked: Bool
    ) -> CaseJudgment<S> {
        guard !isAsked, !file.expectations.isEmpty else {
            return CaseJudgment(file, configurations, verdicts: outcomes.map(\.verdict))
        }
        let judged = file.judged(besides: configurations)
        return CaseJudgment(file, judged, verdicts: S.Runner(under: judged).run(file.testCase).map(\.verdict))
    }

    /// The expectations of the file that are not met, in the order of the configurations. Configurations that it does not name have
    /// no expectation.
    package var unmetExpectations: [UnmetExpectation<S>] { judgment.unmetExpectations.filter { $0.expected != nil } }

    /// Returns the complete text in the width of the style, with a line feed after every line.
    package func text(style: TextStyle = .plain) -> String {
        // A fresh process excludes the state of earlier runs from the story.
        let story =
            S.freshStory(of: file.testCase, after: [], under: shown)
            ?? S.isolatedStory(of: file.testCase, under: shown)
        let outcome = S.Runner(under: []).run(file.testCase, under: shown)
        var text = style.paint(name.visible, .heading) + "\n"
        text += headline(of: story, style: style)
        for note in file.notes { text += indented(note.visible, style) }
        let isOneLine = "\(shown)  \(outcome.verdict.rawValue)".count <= style.width
        text += "\n" + style.paint("\(shown)", .heading) + (isOneLine ? "  " : "\n  ")
        text += verdict(outcome, style: style) + "\n"
        for sentence in S.meaning(of: shown) { text += indented(sentence, style) }
        text += "\n" + story.timeline.text(style: style)
        text += "\n" + style.paint("Why", .heading) + "\n"
        text += LabelledText.lines(story.why, style: style).map { $0 + "\n" }.joined()
        text += "\n" + style.paint("Beyond this run", .heading) + "\n"
        let paragraphs = beyond.paragraphs + expectations + findingState + repetition(outcome)
        return text + LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }

    /// The failure on one line, with its place and its condition; empty for a clean run, and for the model, which has no code.
    private func headline(of story: Story, style: TextStyle) -> String {
        guard S.isolation != nil, let failure = story.failure else { return "" }
        let condition = S.assumptions(of: file.testCase, under: shown).first { $0.isCondition }
        return style.paint(indented("✗ \(failure)", style), .bad)
            + (condition.map { indented("only if \($0.clause)", style) } ?? "") + (file.notes.isEmpty ? "" : "\n")
    }

    /// The reasons why the failure is flaky; empty for a clean run, which has nothing to reproduce.
    private func repetition(_ outcome: S.Outcome) -> [LabelledText] {
        guard outcome.isFailure else { return [] }
        let flakiness = FindingVerifier<S>.flakiness(
            of: file.testCase, under: shown, expecting: outcome.mechanism, explainedBy: S.flakinessEvidence)
        return (flakiness?.sentences ?? []).enumerated().map {
            LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1, ink: .bad)
        }
    }

    /// The other configurations, broken or not. The standard matrix is used only if it contains the shown configuration.
    private var beyond: CaseExplanation<S> {
        if !isAsked && configurations.contains(shown) {
            return CaseExplanation<S>(of: file.testCase, shown: shown, among: configurations, outcomes: outcomes)
        }
        return CaseExplanation<S>(
            of: file.testCase, shown: shown,
            among: shown.isStandard ? S.Configuration.standardMatrix : S.Configuration.fullMatrix)
    }

    private func indented(_ text: String, _ style: TextStyle) -> String {
        WrappedText.lines(text, width: style.width - 2, hanging: 2).map { "  \($0)\n" }.joined()
    }

    private func verdict(_ outcome: S.Outcome, style: TextStyle) -> String {
        style.paint(outcome.verdict.rawValue, outcome.verdict == .clean ? .good : .bad)
    }

    var expectations: [LabelledText] {
        let expecting = file.expectedVerdicts(under: judged).count { $0 != nil }
        guard expecting > 0 else { return [] }
        let count = expecting.counted("configuration")
        let isAll = expecting == (isAsked ? configurations : S.Configuration.fullMatrix).count
        let scope = isAll ? count : "the \(count) that the file names"
        guard !unmetExpectations.isEmpty else {
            return [LabelledText(label: "Expected", text: "met under \(scope)", ink: .good)]
        }
        let summary = "not met under \(unmetExpectations.count.grouped) of \(scope):"
        return [LabelledText(label: "Expected", text: summary, ink: .bad)] + unmetExpectationLines
    }

    /// One line for each kind of unmet expectation, in the order of the configurations.
    private var unmetExpectationLines: [LabelledText] {
        var lines: [LabelledText] = []
        var listed: [UnmetExpectation<S>] = []
        for first in unmetExpectations
        where !listed.contains(where: { $0.expected == first.expected && $0.verdict == first.verdict }) {
            listed.append(first)
            let alike = unmetExpectations.filter { $0.expected == first.expected && $0.verdict == first.verdict }
            let chosen = Set(alike.map(\.configuration))
            let patterns = ConfigurationPattern.covering(judged.map(chosen.contains), among: judged)
            let text = "expected \(first.expected?.rawValue ?? "nothing"), found \(first.word): "
            lines.append(LabelledText(label: "", text: text + ConfigurationPattern.list(patterns), ink: .bad))
        }
        return lines
    }
}

extension CaseFile {
    /// Returns the given configurations and those that the expectations name.
    fileprivate func judged(besides configurations: [S.Configuration]) -> [S.Configuration] {
        let asked = Set(configurations)
        let expected = expectedVerdicts(under: S.Configuration.fullMatrix)
        return zip(S.Configuration.fullMatrix, expected).filter { $1 != nil || asked.contains($0) }.map(\.0)
    }
}
