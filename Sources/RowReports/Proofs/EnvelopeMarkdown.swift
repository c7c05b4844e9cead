import BindingFuzz
import FilesAndProcesses
import FuzzCorpus
import FuzzReports

/// Safety envelopes as Markdown for documents, and as JSON for programs.
extension EnvelopeReport {
    /// A Markdown table with a row for each group.
    package var markdown: String {
        var lines = summary.map { Markdown.text($0.capitalizedFirst) + "." }
        lines = [lines.joined(separator: " "), ""]
        guard !groups.isEmpty else { return lines[0] + "\n" }
        lines += ["| configurations | | proven |", "| --- | --- | --- |"]
        for group in groups {
            let patterns = patterns(of: group)
            let cells = [
                patterns.map { Markdown.text($0.words(among: configurations)) },
                patterns.map { Markdown.element("\($0)") },
                sentences(of: group).map(Markdown.text),
            ]
            lines.append("| " + cells.map { $0.joined(separator: "<br>") }.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One JSON object. `always` holds the limits that make every failing configuration safe. `envelopes` holds an object for each
    /// group. The cases belong to the first configuration of the group.
    package var json: String {
        let always = always.map { leftOut in
            let sentence = EnvelopeSentence(leavingOut: leftOut, in: Set(Container.allCases))
            return JSONText.object([names(leftOut), JSONMember("sentence", sentence.description)])
        }
        var text = "{\n  \"configurations\": \(configurations.count),\n  \"safe\": \(safeCount),\n"
        text += "  \"always\": \(JSONText.array(always)),\n  \"envelopes\": ["
        text += groups.map { "\n    " + json($0) }.joined(separator: ",")
        return text + (groups.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    }

    private func json(_ group: Group) -> String {
        let patterns = patterns(of: group)
        let sets = limits(of: group).map { limit in
            let cases = SafetyEnvelope.additions(to: limit, of: group.configurations[0]).map(\.json)
            return JSONText.object([
                names(limit), JSONMember("sentence", sentence(limit, of: group)),
                JSONMember("cases", json: JSONText.array(cases)),
            ])
        }
        return JSONText.object([
            JSONMember("patterns", json: JSONText.array(patterns.map { JSONStringLiteral.of("\($0)") })),
            JSONMember(
                "words", json: JSONText.array(patterns.map { JSONStringLiteral.of($0.words(among: configurations)) })),
            JSONMember(
                "configurations", json: JSONText.array(group.configurations.map { JSONStringLiteral.of("\($0)") })),
            JSONMember("sets", json: JSONText.array(sets)),
        ])
    }

    private func names(_ leftOut: Assumptions) -> JSONMember {
        JSONMember("leftOut", json: JSONText.array(leftOut.members.map { JSONStringLiteral.of($0.name) }))
    }
}

extension SafetyEnvelope.Addition {
    /// The added assumption with its smallest case, or without a case if none was found.
    fileprivate var json: String {
        var members = [JSONMember("added", assumption.name)]
        if case .failing(let testCase, let mechanism) = failure {
            members += [JSONMember("items", testCase.items)]
            let steps = testCase.steps.map { JSONStringLiteral.of($0.description) }
            members += [
                JSONMember("steps", json: JSONText.array(steps)), JSONMember("mechanism", mechanism.description),
            ]
        }
        return JSONText.object(members)
    }
}
