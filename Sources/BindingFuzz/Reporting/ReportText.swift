/// The report for a terminal, and the words that all of its forms share.
extension Report {
    /// One sentence: how much there is, and how much of it is new.
    public var summary: String {
        guard !items.isEmpty else { return "no findings" }
        let changed = items.count { $0.novelty == .changed }
        let smaller = changed == 0 ? "" : ", \(changed) with another case"
        return "\(TimelineWords.count(items.count, "mechanism")), \(newCount) of them new\(smaller); "
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
    /// The case, why it goes wrong, where, and what heals it.
    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Case", text: "\(file.interleaving)"),
            LabelledText(label: "Under", text: "\(configuration)"),
        ] + Explanation(trace).paragraphs + [
            LabelledText(label: "Breaks", text: breaks),
            LabelledText(label: "Healed by", text: healing),
        ]
    }

    /// The configurations that break by this mechanism.
    var breaks: String { "\(breaksCount): " + broken.map(\.description).joined(separator: ", ") }

    /// How many configurations break by this mechanism.
    var breaksCount: String {
        let others = brokenByCase == brokenCount ? "" : " (\(brokenByCase) with this case)"
        return "\(brokenCount) of the \(Configuration.fullMatrix.count) configurations\(others)"
    }

    /// The single changes that heal the shown configuration, part by part.
    var healing: String {
        guard !heals.isEmpty else { return "no change of a single part" }
        return healingClauses.map { "\($0.part) \($0.values.joined(separator: ", "))" }.joined(separator: " | ")
            + (healsByLoss ? ". *: only because the delivery then never arrives" : "")
    }

    /// The values of each part that heal; with a star those that only lose the delivery.
    var healingClauses: [(part: String, values: [String])] {
        Configuration.partNames.compactMap { part in
            let values = heals.filter { $0.part == part }.map { $0.value + ($0.outcome.undelivered > 0 ? "*" : "") }
            return values.isEmpty ? nil : (part, values)
        }
    }

    /// Whether a change heals only since the delivery then never arrives.
    var healsByLoss: Bool { heals.contains { $0.outcome.undelivered > 0 } }
}
