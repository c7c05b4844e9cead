import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

/// The report for a terminal, and the words that all of its forms share.
extension Report {
    /// One sentence: how much was run, how much was found, and how much of it is new.
    package var summary: String {
        let cases =
            campaign.map { "\($0.cases.counted("case"))\($0.isRunning ? " up to its last checkpoint" : ""): " } ?? ""
        let starved = starved.map { "; \($0)" } ?? ""
        guard mechanismCount > 0 else { return cases + "no findings" + starved }
        return cases + mechanismCount.counted("mechanism") + news
            + "; \(brokenCount.grouped) of \(searched.count.counted("configuration")) break" + starved
    }

    /// Under how many configurations something starves; nil where nothing is.
    private var starved: String? {
        guard let liveness = S.Verdict.liveness, starvedCount > 0 else { return nil }
        return "\(starvedCount) \(liveness.verdict.rawValue), \(cleanAndStarvedCount) of them otherwise clean"
    }

    /// How much is news, after how much there is; empty where there is nothing to compare with.
    private var news: String {
        var parts: [String] = []
        if compares { parts.append("\(newCount == 0 ? "none" : "\(newCount)") of them \(newLabel)") }
        let smaller = items.count { $0.novelty == .smaller }
        if smaller > 0 { parts.append("\(smaller) known with a smaller case") }
        return parts.map { ", \($0)" }.joined()
    }

    /// What "new" means here.
    var newLabel: String {
        "new" + (baseline.corpusName.map { " to \($0)" } ?? "")
    }

    /// What the mechanisms that are only named have in common.
    var knownLabel: String {
        "known" + (baseline.corpusName.map { " to \($0)" } ?? "")
    }

    /// What the mechanisms without a case wait for; nil where there are none.
    var omission: String? {
        guard !missing.isEmpty else { return nil }
        let shrinking = missing.filter { !$0.isShrunk }
        let removed = missing.filter(\.isShrunk)
        let clauses = [
            shrinking.isEmpty ? nil : "not shrunk yet: \(Self.names(shrinking))",
            removed.isEmpty ? nil : "without a case here that shows it: \(Self.names(removed))",
        ]
        return clauses.compactMap { $0 }.joined(separator: "; ").capitalizedFirst + "."
    }

    private static func names(_ missing: [Unshown]) -> String {
        missing.map { $0.mechanism.description + ($0.isNew ? " (new)" : "") }.joined(separator: ", ")
    }

    /// The report as text, as wide as its style but for commands and paths; colours are not used.
    ///
    /// - Parameters:
    ///   - style: how wide it is.
    ///   - invocation: how the commands in it are called.
    package func text(style: TextStyle = .plain, calling invocation: Invocation = S.invocation) -> String {
        let style = TextStyle(isColored: false, width: style.width)
        let heading = WrappedText.lines(summary, width: style.width - 2).map { "  \($0)\n" }
        var text = "\(directory)\n" + heading.joined()
        for item in shown {
            text += "\n\(item.mechanism)" + (item.novelty.label.map { "  (\($0))" } ?? "") + "\n"
            text += LabelledText.lines(item.paragraphs, style: style).map { $0 + "\n" }.joined()
            text += "  \(item.command(calling: invocation))\n"
        }
        if !named.isEmpty {
            let width = (named.map(\.mechanism.description.count).max() ?? 0) + 2
            text += "\n" + wrapped("\(knownLabel.capitalizedFirst); --all tells why and where:", style)
            for item in named { text += "  \(WrappedText.padded("\(item.mechanism)", to: width))\(item.path)\n" }
        }
        for flaky in flaky {
            text += "\n\(flaky.mechanism)  (\(flaky.remark))\n"
            text += LabelledText.lines(flaky.paragraphs, style: style).map { $0 + "\n" }.joined()
            if let command = flaky.command(calling: invocation) { text += "  \(command)\n" }
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
    /// What is said of it; nil where it goes without saying.
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
    /// Whether the finding is new, and why its case is not kept, in a few words.
    var remark: String { (isNew ? "new, " : "") + (flakiness.map { "\($0.kind.words), not kept" } ?? "") }

    /// What running the case again has shown.
    var sentences: [String] { flakiness?.sentences ?? [] }

    /// The command that runs the cases it needs; nil where they were not found.
    func command(calling invocation: Invocation = S.invocation) -> String? {
        sequence.map { CaseSequence<S>.command(replaying: $0, under: finding.configuration, calling: invocation) }
    }

    /// The case, and what came of running it again.
    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Case", text: finding.testCase.tied),
            LabelledText(label: "Under", text: "\(finding.configuration)"),
        ] + sentences.enumerated().map { LabelledText(label: $0 == 0 ? "Repeats" : "", text: $1) }
    }
}

extension Report.Item {
    /// The case, why it goes wrong, where, and which single changes leave it clean.
    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Case", text: file.testCase.tied),
            LabelledText(label: "Under", text: "\(configuration)"),
        ] + story.why + [
            LabelledText(label: breaksLabel, text: breaks),
            LabelledText(label: healing.label, text: healing.text),
        ]
    }

    /// The configurations that break by this mechanism.
    var breaks: String { "\(breaksCount): " + ConfigurationPattern.list(broken) }

    /// How many configurations break by this mechanism.
    var breaksCount: String {
        let others = brokenByCase == brokenCount ? "" : " (\(brokenByCase) with this case)"
        return "\(brokenCount) of the \(S.Configuration.fullMatrix.count.counted("configuration"))\(others)"
    }

    /// What the mechanism does to these configurations.
    var breaksLabel: String { mechanism.isFailure ? "Breaks" : S.Verdict.liveness?.starves.capitalizedFirst ?? "" }
}
