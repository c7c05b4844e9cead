/// The report for a terminal, and the words that all of its forms share.
extension Report {
    /// One sentence: how much there is, and how much of it is new.
    public var summary: String {
        guard !items.isEmpty else { return "no findings" }
        let changed = items.count { $0.novelty == .changed }
        let smaller = changed == 0 ? "" : ", \(changed) with another case"
        return "\(items.count.counted("mechanism")), \(newCount) of them new\(smaller); "
            + "\(brokenCount) of \(cells.count) configurations break"
    }

    /// What is left out; nil where nothing is.
    var omission: String? {
        let count = items.count - shown.count
        guard count > 0 else { return nil }
        let were = count == 1 ? "1 mechanism was" : "\(count) mechanisms were"
        return "\(were) told before; --all tells everything."
    }

    /// The report as text, at most 100 columns wide but for commands and cases.
    public var text: String {
        var text = "\(directory): \(summary)\n"
        for item in shown {
            text += "\n\(item.mechanism)" + (item.novelty == .known ? "" : "  (\(item.novelty.label))") + "\n"
            text += LabelledText.lines(item.paragraphs, style: .plain).map { $0 + "\n" }.joined()
            text += "  \(item.command)\n"
        }
        if let omission { text += "\n\(omission)\n" }
        return text
    }
}

extension Report.Novelty {
    /// What is said of it.
    var label: String {
        switch self {
        case .new: "new"
        case .changed: "another case"
        case .known: "known"
        }
    }
}

extension Report.Item {
    /// The case, why it goes wrong, where, and which single changes leave it clean.
    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Case", text: file.interleaving.tied),
            LabelledText(label: "Under", text: "\(configuration)"),
        ] + Explanation(trace).paragraphs + [
            LabelledText(label: "Breaks", text: breaks),
            LabelledText(label: SingleChanges.label, text: healing.text),
        ]
    }

    /// The configurations that break by this mechanism.
    var breaks: String { "\(breaksCount): " + broken.map(\.description).joined(separator: ", ") }

    /// How many configurations break by this mechanism.
    var breaksCount: String {
        let others = brokenByCase == brokenCount ? "" : " (\(brokenByCase) with this case)"
        return "\(brokenCount) of the \(Configuration.fullMatrix.count) configurations\(others)"
    }

    /// The single changes of the configuration that leave the case clean, in words.
    var healing: SingleChanges { SingleChanges(heals) }
}
