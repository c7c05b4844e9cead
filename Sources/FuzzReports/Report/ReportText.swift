import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

/// The report for a terminal, and the words that all formats of the report share.
extension Report {
    /// One sentence with the numbers of cases, of mechanisms, and of new mechanisms.
    package var summary: String {
        let cases =
            campaign.map { "\($0.cases.counted("case"))\($0.isRunning ? " up to its last checkpoint" : ""): " } ?? ""
        let starved = starved.map { "; \($0)" } ?? ""
        guard mechanismCount > 0 else { return cases + "no findings" + starved }
        return cases + mechanismCount.counted("mechanism") + news
            + "; \(brokenCount.grouped) of \(searched.count.counted("configuration")) break" + starved
            + acknowledged
    }

    /// The number of configurations under which a case starves, in words; nil if there is none.
    private var starved: String? {
        guard let liveness = S.Verdict.liveness, starvedCount > 0 else { return nil }
        return "\(starvedCount) \(liveness.verdict.rawValue), \(cleanAndStarvedCount) of them otherwise clean"
    }

    /// The number of new mechanisms, as a continuation of their total; empty if there is no corpus to compare with.
    private var news: String {
        var parts: [String] = []
        if compares { parts.append("\(newCount == 0 ? "none" : "\(newCount)") of them \(newLabel)") }
        let smaller = items.count { $0.novelty == .smaller }
        if smaller > 0 { parts.append("\(smaller) known with a smaller case") }
        return parts.map { ", \($0)" }.joined()
    }

    /// The label of new mechanisms.
    var newLabel: String {
        "new" + (baseline.corpusName.map { " to \($0)" } ?? "")
    }

    /// The label of the mechanisms that are only named.
    var knownLabel: String {
        "known" + (baseline.corpusName.map { " to \($0)" } ?? "")
    }

    /// The reasons why mechanisms have no case; nil if every mechanism has one.
    var omission: String? {
        guard !missing.isEmpty else { return nil }
        let shrinking = missing.filter { !$0.isShrunk }
        let removed = missing.filter(\.isShrunk)
        let clauses = [
            shrinking.isEmpty ? nil : "not shrunk yet: \(Self.names(shrinking))",
            removed.isEmpty ? nil : "without a case in this directory: \(Self.names(removed))",
        ]
        return clauses.compactMap { $0 }.joined(separator: "; ").capitalizedFirst + "."
    }

    private static func names(_ missing: [Unshown]) -> String {
        missing.map { $0.mechanism.description + ($0.isNew ? " (new)" : "") }.joined(separator: ", ")
    }

    /// Returns the report as text in the width of the style, without colors. Only commands and paths may be longer.
    ///
    /// - Parameter style: the width.
    package func text(style: TextStyle = .plain) -> String {
        let style = TextStyle(isColored: false, width: style.width)
        let heading = WrappedText.lines(summary, width: style.width - 2).map { "  \($0)\n" }
        var text = "\(directory)\n" + heading.joined()
        for item in shown {
            text += "\n\(item.mechanism)" + (item.remark.map { "  (\($0))" } ?? "") + "\n"
            text += LabelledText.lines(item.paragraphs, style: style).map { $0 + "\n" }.joined()
            text += "  \(item.command)\n"
        }
        if !named.isEmpty {
            let width = (named.map(\.mechanism.description.count).max() ?? 0) + 2
            text += "\n" + wrapped("\(knownLabel.capitalizedFirst); --all shows the details:", style)
            for item in named {
                let acceptance = item.acknowledgement.map { "  (\($0.words))" } ?? ""
                text += "  \(WrappedText.padded("\(item.mechanism)", to: width))\(item.path)\(acceptance)\n"
            }
        }
        for flaky in flaky {
            text += "\n\(flaky.mechanism)  (\(flaky.remark))\n"
            text += LabelledText.lines(flaky.paragraphs, style: style).map { $0 + "\n" }.joined()
            if let command = flaky.command { text += "  \(command)\n" }
        }
        for unrepeated in unrepeated {
            text += "\n\(unrepeated.title)  (\(unrepeated.remark))\n"
            text += LabelledText.lines(unrepeated.paragraphs, style: style).map { $0 + "\n" }.joined()
        }
        if let omission { text += "\n" + wrapped(omission, style) }
        return text.visibleLines
    }

    private func wrapped(_ text: String, _ style: TextStyle) -> String {
        WrappedText.lines(text, width: style.width, hanging: 2).map { $0 + "\n" }.joined()
    }
}

extension Novelty {
    /// The label of a mechanism; nil if it needs none.
    var label: String? {
        switch self {
        case .new: "new"
        case .smaller: "known; this case is smaller"
        case .own: nil
        case .known: "known"
        }
    }
}

extension Report.Unshown {
    /// Whether the finding is new, and the reason why its case is not kept, in a few words.
    var remark: String { (isNew ? "new, " : "") + (flakiness.map { "\($0.kind.words), not kept" } ?? "") }

    /// The observations of further runs.
    var sentences: [String] { flakiness?.sentences ?? [] }

    /// The command that runs the prerequisite cases; nil if they were not found.
    var command: String? { sequence.map { CaseSequence<S>.command(replaying: $0, under: finding.configuration) } }

    /// The case, and the observations of further runs.
    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Case", text: finding.testCase.tied),
            LabelledText(label: "Under", text: "\(finding.configuration)"),
        ] + sentences.enumerated().map { LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1) }
    }
}

extension Report.Item {
    /// The case, the reason for its failure, the configurations that it breaks, and the single changes that leave it clean.
    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Case", text: file.testCase.tied),
            LabelledText(
                label: "Under", text: "\(configuration)" + (S.gloss(of: configuration).map { ": \($0)" } ?? "")),
        ] + acceptance + story.why + [
            LabelledText(label: breaksLabel, text: breaks),
            LabelledText(label: healing.label, text: healing.text),
        ]
    }

    /// The configurations that the mechanism breaks.
    var breaks: String { "\(breaksCount): " + ConfigurationPattern.list(broken) }

    /// The number of configurations that the mechanism breaks.
    var breaksCount: String {
        let others = brokenByCase == brokenCount ? "" : " (\(brokenByCase) with this case)"
        return "\(brokenCount) of the \(S.Configuration.fullMatrix.count.counted("configuration"))\(others)"
    }

    /// The label for these configurations.
    var breaksLabel: String { mechanism.isFailure ? "Breaks" : S.Verdict.liveness?.starves.capitalizedFirst ?? "" }
}
