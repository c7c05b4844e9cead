import FilesAndProcesses
import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The report as one JSON object, its keys in a fixed order.
extension Report {
    /// The report as JSON. `mechanisms` holds the mechanisms in full, `known` those that are only named, `doubtful` the flaky ones,
    /// and `missing` those without a case. `unrepeated` holds the cases whose outcome differed in a process that had run nothing
    /// before. `total`, `new` and `broken` count everything.
    package var json: String {
        var text = "{\n"
        text += "  \"directory\": \(JSONStringLiteral.of(directory)),\n"
        text += "  \"corpus\": \(baseline.corpusName.map(JSONStringLiteral.of) ?? "null"),\n"
        text += "  \"cases\": \(campaign.map { "\($0.cases)" } ?? "null"),\n"
        text += "  \"running\": \(campaign?.isRunning ?? false),\n"
        text += "  \"total\": \(mechanismCount),\n  \"new\": \(newCount),\n"
        text += "  \"broken\": \(brokenCount),\n  \"configurations\": \(searched.count),\n"
        text += "  \"mechanisms\": " + Self.lines(shown.map(\.json)) + ",\n"
        text += "  \"known\": " + Self.lines(named.map(\.shortJSON)) + ",\n"
        text += "  \"doubtful\": " + Self.lines(flaky.map(\.flakyJSON)) + ",\n"
        text += "  \"unrepeated\": " + Self.lines(unrepeated.map(\.json)) + ",\n"
        text += "  \"missing\": " + Self.lines(missing.map(\.missingJSON)) + "\n"
        return text + "}\n"
    }

    /// Returns an array with an element on each line.
    private static func lines(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n" + elements.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
    }
}

extension Report.Unshown {
    fileprivate var missingJSON: String {
        JSONText.object([
            JSONMember("mechanism", mechanism.description), JSONMember("new", json: "\(isNew)"),
            JSONMember("shrunk", json: "\(isShrunk)"),
        ])
    }

    fileprivate var flakyJSON: String {
        let steps = JSONText.array(finding.testCase.steps.map { JSONStringLiteral.of($0.description) })
        return JSONText.object(
            [
                JSONMember("mechanism", finding.mechanism.description), JSONMember("new", json: "\(isNew)"),
                JSONMember("doubt", flakiness?.kind.rawValue ?? ""),
            ] + S.details(of: .testCase(finding.testCase)) + [
                JSONMember("steps", json: steps), JSONMember("configuration", finding.configuration.description),
                JSONMember("explanation", json: JSONText.array(sentences.map(JSONStringLiteral.of))),
            ] + (sequence.map { [JSONMember("sequence", $0)] } ?? [])
                + (command.map { [JSONMember("command", $0)] } ?? []))
    }
}

extension UnrepeatedCase {
    fileprivate var json: String {
        JSONText.object([
            JSONMember("case", json: "\(index)"), JSONMember("doubt", flakiness.kind.rawValue),
            JSONMember("configuration", configuration),
            JSONMember("explanation", json: JSONText.array(flakiness.sentences.map(JSONStringLiteral.of))),
        ])
    }
}

extension Report.Item {
    fileprivate var shortJSON: String {
        JSONText.object([JSONMember("mechanism", mechanism.description), JSONMember("file", path)])
    }

    /// One object on one line.
    fileprivate var json: String {
        let explanation = story.why.map { JSONStringLiteral.of("\($0.label): \($0.text.withPlainSpaces)") }
        let healing = healing.changes.map { change in
            JSONText.object(
                [JSONMember("part", change.part), JSONMember("value", change.value)]
                    + S.details(of: .change(change.outcome)))
        }
        let what = [
            JSONMember("mechanism", mechanism.description), JSONMember("status", novelty.rawValue),
            JSONMember("kind", mechanism.verdict.rawValue),
        ]
        let steps = JSONText.array(file.testCase.steps.map { JSONStringLiteral.of($0.description) })
        return JSONText.object(
            what + S.details(of: .mechanism(mechanism)) + [JSONMember("file", path)]
                + (acknowledgement.map {
                    [JSONMember(isExpired ? "expiredAcknowledgement" : "acknowledged", $0.reason)]
                } ?? [])
                + S.details(of: .testCase(file.testCase)) + [
                    JSONMember("steps", json: steps),
                    JSONMember("configuration", configuration.description),
                    JSONMember("explanation", json: JSONText.array(explanation)),
                    JSONMember("breaks", brokenCount),
                    JSONMember("breaksWithThisCase", brokenByCase),
                    JSONMember("patterns", json: JSONText.array(broken.map { JSONStringLiteral.of($0.description) })),
                    JSONMember("healedBy", json: JSONText.array(healing)),
                    JSONMember("command", command),
                ])
    }
}

extension String {
    /// The text with plain spaces, for output without line breaks.
    fileprivate var withPlainSpaces: String { String(map { $0 == WrappedText.tie ? " " : $0 }) }
}
