/// The report as one JSON object, its keys in a fixed order.
extension Report {
    /// `mechanisms` holds what is told in full, `known` what is only named, and `missing` what has no case; `total`, `new` and
    /// `broken` count everything.
    public var json: String {
        var text = "{\n"
        text += "  \"directory\": \(JSONText.quoted(directory)),\n"
        text += "  \"corpus\": \(baseline.corpusName.map(JSONText.quoted) ?? "null"),\n"
        text += "  \"cases\": \(campaign.map { "\($0.cases)" } ?? "null"),\n"
        text += "  \"running\": \(campaign?.isRunning ?? false),\n"
        text += "  \"total\": \(mechanismCount),\n  \"new\": \(newCount),\n"
        text += "  \"broken\": \(brokenCount),\n  \"configurations\": \(searched.count),\n"
        text += "  \"mechanisms\": " + Self.lines(shown.map(\.json)) + ",\n"
        text += "  \"known\": " + Self.lines(named.map(\.shortJSON)) + ",\n"
        text += "  \"missing\": " + Self.lines(missing.map(\.json)) + "\n"
        return text + "}\n"
    }

    /// An array with an element on each line.
    private static func lines(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n" + elements.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
    }
}

extension Report.Missing {
    fileprivate var json: String {
        JSONText.object([
            ("mechanism", JSONText.quoted(mechanism.description)), ("new", "\(isNew)"), ("shrunk", "\(isShrunk)"),
        ])
    }
}

extension Report.Item {
    fileprivate var shortJSON: String {
        JSONText.object([
            ("mechanism", JSONText.quoted(mechanism.description)), ("file", JSONText.quoted(path)),
        ])
    }

    /// One object on one line.
    fileprivate var json: String {
        let explanation = Explanation(trace).paragraphs.map { "\($0.label): \($0.text.withPlainSpaces)" }
        let healing = heals.map { change in
            JSONText.object([
                ("part", JSONText.quoted(change.part)), ("value", JSONText.quoted(change.value)),
                ("undelivered", "\(change.outcome.undelivered)"),
            ])
        }
        return JSONText.object([
            ("mechanism", JSONText.quoted(mechanism.description)),
            ("status", JSONText.quoted(novelty.rawValue)),
            ("kind", JSONText.quoted(mechanism.kind.rawValue)),
            ("place", JSONText.quoted(mechanism.place.description)),
            ("row", JSONText.quoted(mechanism.row.description)),
            ("file", JSONText.quoted(path)),
            ("items", "\(file.interleaving.items)"),
            ("steps", JSONText.array(file.interleaving.steps.map { JSONText.quoted($0.description) })),
            ("configuration", JSONText.quoted(configuration.description)),
            ("explanation", JSONText.array(explanation.map(JSONText.quoted))),
            ("breaks", "\(brokenCount)"),
            ("breaksWithThisCase", "\(brokenByCase)"),
            ("patterns", JSONText.array(broken.map { JSONText.quoted($0.description) })),
            ("healedBy", JSONText.array(healing)),
            ("command", JSONText.quoted(command())),
        ])
    }
}

extension JSONText {
    /// An object of values that are JSON already.
    fileprivate static func object(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// An array of values that are JSON already.
    fileprivate static func array(_ values: [String]) -> String {
        "[" + values.joined(separator: ", ") + "]"
    }
}

extension String {
    /// The text for whoever breaks no lines.
    fileprivate var withPlainSpaces: String { String(map { $0 == WrappedText.tie ? " " : $0 }) }
}
