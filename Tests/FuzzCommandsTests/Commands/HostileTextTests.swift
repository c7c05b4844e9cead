import BindingFuzz
import Foundation
import TestSupport
import Testing

/// What a corpus from elsewhere can hold: names and notes that a terminal would obey, or that turn around what is beside them.
@Suite(.runsCommands) struct `Text from a file` {
    private static let name = "a\u{1B}[2J\u{9B}K\n\u{202E}b\u{2028}\u{FEFF}.case"
    /// What a file of a corpus can be called, which the table of verdicts has to name in a line.
    private static let kept = "a\u{202E}b\u{2066}\u{FEFF}.case"
    private static let note =
        "erased \u{9B}2J, turned \u{202E}txet\u{2066}, \u{2028}broken, \u{200B}\u{FEFF}hidden, \u{85}next"

    /// A corpus with one hostile case in each of its folders.
    private static func corpus() throws -> TemporaryDirectory {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let text = "bindfuzz 1\nitems 1\nnote \(note)\nexpect */*/*/*/*/* clean\n\nclear \npost\n"
        try folder.write(text, to: "corpus/seeds/\(kept)")
        try folder.write(text, to: "corpus/found/\(kept)")
        try folder.write(text, to: "other/found/\(kept)")
        try folder.write(text, to: path)
        try folder.write("bindfuzz 1\nitems 1\nnote ok\n\n\u{202E}post\u{9B}\n", to: "bad/\(name)")
        return folder
    }

    private static let path = "cases/\(name)"

    static let commands: [[String]] = [
        ["replay", path], ["replay", path, "--format", "json"], ["replay", path, "--engine", "live"],
        ["explain", path],
        ["replay", "bad/\(name)"], ["shrink", "bad/\(name)"], ["compare", "bad/\(name)"], ["convert", path],
        ["compare", path], ["corpus", "list"], ["corpus", "verify"], ["corpus", "format", "--check"],
        ["corpus", "format"],
        ["corpus", "prune", "--dry-run"], ["corpus", "prune"], ["corpus", "merge", "other"], ["corpus", "add", path],
        ["corpus", "list", "--corpus", "bad"], ["gate", "--cases", "6", "--corpus", "bad"],
        ["report", "other"], ["report", "other", "--format", "markdown"],
        ["report", "other", "--format", "json", "--all"],
        ["report", "other", "--html", "page.html"], ["gate", "--cases", "6"],
        ["gate", "--cases", "6", "--format", "json"],
        ["gate", "--cases", "6", "--format", "github", "--junit", "gate.xml", "--sarif", "gate.sarif"],
        ["fuzz", "--cases", "10", "--seed", "1", "--configurations", "ios/lazy/*/unguarded/index/read"],
        ["fuzz", "--cases", "10", "--corpus", "bad"], ["campaign", "night", "--cases", "10", "--corpus", "bad"],
    ]

    @Test(arguments: commands) func `reaches no terminal and no page with what it hides`(arguments: [String]) throws {
        let folder = try Self.corpus()
        let run = try folder.bindfuzz(
            arguments, environment: ["GITHUB_STEP_SUMMARY": folder.path("summary.md")])
        #expect(!(run.output + run.errors).isEmpty)
        Self.expectNothingHidden(run.output, "the output of \(arguments[0])")
        Self.expectNothingHidden(run.errors, "the errors of \(arguments[0])")
        for page in ["page.html", "gate.xml", "gate.sarif", "summary.md", "night/summary.txt"] {
            guard let text = try? folder.read(page) else { continue }
            Self.expectNothingHidden(text, page)
        }
    }

    @Test func `is spelled out where it is shown`() throws {
        let folder = try Self.corpus()
        let run = try folder.bindfuzz("replay", Self.path)
        #expect(run.output.hasPrefix(#"cases/a\u{1B}[2J\u{9B}K\u{A}\u{202E}b\u{2028}\u{FEFF}.case"#))
        #expect(run.output.contains(#"erased \u{9B}2J, turned \u{202E}txet\u{2066}"#))
        let json = try folder.bindfuzz("replay", Self.path, "--format", "json").output
        #expect(json.contains(#"{"case":"cases/a\u001b[2J\u009bK\n\u202eb\u2028\ufeff.case""#))
    }

    @Test func `is still a word for a shell`() throws {
        let folder = try Self.corpus()
        let report = try folder.bindfuzz("report", "other", "--format", "json", "--all").output
        let object = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
        let mechanisms = try #require(object?["mechanisms"] as? [[String: Any]])
        let command = try #require(mechanisms.first?["command"] as? String)
        Self.expectNothingHidden(command, "a command")
        let replay = try folder.bash(command)
        #expect(replay.output.contains("out-of-range"), "\(replay.errors)")
    }

    private static func expectNothingHidden(_ text: String, _ name: String) {
        let hidden = text.unicodeScalars.filter { scalar in
            let category = scalar.properties.generalCategory
            return scalar != "\n"
                && [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
        }
        #expect(hidden.isEmpty, "\(name) hides \(hidden.map { String($0.value, radix: 16) }): \(text.debugDescription)")
    }
}
