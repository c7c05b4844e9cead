import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `The gate's outputs` {
    private let folder: TemporaryDirectory

    /// A corpus in which everything is wrong that can be, and that knows what the first cases of the search show, and
    /// not what the next ones do.
    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.writeNewFailure()
        try folder.writeRegression()
        try folder.writeUnexpectedlyFixed()
        try folder.writeDifferentFailure()
        try folder.writeSilentCanary()
        try folder.writeSearchedCases(12)
        try folder.delete("corpus/verdicts.txt")
    }

    private typealias Outputs = [(name: String, text: String)]

    /// Runs the gate in each format.
    private func outputs() throws -> Outputs {
        let plain = try folder.bindfuzz(
            "gate", "--cases", "20", "--junit", "out/junit.xml", "--sarif", "out/gate.sarif")
        let results = [("junit", try folder.read("out/junit.xml")), ("sarif", try folder.read("out/gate.sarif"))]
        let github = try outputsOnGitHub()
        #expect(github[0].text.hasPrefix(plain.output))
        #expect(plain.status == 1)
        for (result, ofGitHub) in zip(results, github[1...]) { #expect(result.1 == ofGitHub.text, "\(result.0)") }
        return [("text", plain.output)] + github[1...]
            + [("github", String(github[0].text.dropFirst(plain.output.count)))]
    }

    /// Runs the gate with `--format github`, which prints the text, too, and with `--format json`.
    private func outputsOnGitHub() throws -> Outputs {
        try? folder.delete("summary.md")
        let github = try folder.bindfuzz(
            "gate", "--cases", "20", "--format", "github", "--junit", "out/junit.xml", "--sarif", "out/gate.sarif",
            environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
        let json = try folder.bindfuzz("gate", "--cases", "20", "--format", "json")
        #expect(json.status == 1 && json.errors.isEmpty)
        #expect(github.status == 1 && github.errors.isEmpty)
        return [
            ("text and github", github.output), ("junit", try folder.read("out/junit.xml")),
            ("sarif", try folder.read("out/gate.sarif")), ("json", json.output),
            ("github-summary", try folder.read("summary.md")),
        ]
    }

    @Test(arguments: ["junit", "sarif"])
    func `are printed by --format as they are written into a file`(form: String) throws {
        let run = try folder.bindfuzz("gate", "--cases", "0", "--format", form, "--\(form)", "report")
        #expect(try run.output == folder.read("report"))
        #expect(run.status == 1 && run.errors.isEmpty)
    }

    @Test func `are what the snapshots hold, and the same bytes in every process`() throws {
        let first = try outputs()
        let second = Dictionary(uniqueKeysWithValues: try outputsOnGitHub().map { ($0.name, $0.text) })
        func text(_ name: String) -> String { first.first { $0.name == name }?.text ?? "" }
        #expect(second["text and github"] == text("text") + text("github"))
        for (name, text) in first {
            if let again = second[name] { #expect(again == text, "\(name)") }
            try expectSnapshot(text, named: name)
        }
    }

    @Test func `annotate the text with --format github, and add to the summary`() throws {
        try folder.write("before", to: "summary.md")
        let plain = try folder.bindfuzz("gate", "--cases", "0")
        let run = try folder.bindfuzz(
            "gate", "--cases", "0", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
        #expect(run.output.hasPrefix(plain.output))
        #expect(run.output.dropFirst(plain.output.count).hasPrefix("::error file=corpus/canary/silent.case,line=3,"))
        #expect(run.errors.isEmpty)
        let summary = try folder.read("summary.md")
        #expect(summary.hasPrefix("before\n#"), "\(summary)")
    }

    @Test func `name files of the repository plainly, whatever the directory was called`() throws {
        let run = try folder.bindfuzz("gate", "--cases", "0", "--corpus", ".//corpus/")
        #expect(run.output == (try folder.bindfuzz("gate", "--cases", "0")).output)
    }

    @Test func `escape what a file's name may hold, each in its way`() throws {
        let name = "100%, a:b <&> 'c'"
        try folder.write("bindfuzz 1\nexpect */*/*/*/*/* clean\n\nclear\npost\n", to: "corpus/\(name).case")
        let run = try folder.bindfuzz(
            "gate", "--cases", "0", "--format", "github", "--junit", "junit.xml", "--sarif", "gate.sarif")
        #expect(run.output.contains("::error file=corpus/100%25%2C a%3Ab <&> 'c'.case,line=2,"))
        #expect(run.output.contains(#"; run: bindfuzz replay 'corpus/100%, a:b <&> '\''c'\''.case' --configurations"#))
        #expect(try folder.read("junit.xml").contains(#"name="100%, a:b &lt;&amp;&gt; 'c'.case""#))
        #expect(try folder.read("gate.sarif").contains(#""corpus/100%25,%20a%3Ab%20%3C&%3E%20'c'.case""#))
    }

    @Test func `that cannot be written are named, with the text already printed: 3`() throws {
        try folder.write("", to: "file")
        let run = try folder.bindfuzz("gate", "--cases", "0", "--junit", "file/junit.xml")
        #expect(run.status == 3)
        #expect(try run.output == folder.bindfuzz("gate", "--cases", "0").output)
        try expectSnapshot(run.errors, named: "unwritable-result")
    }

    @Test func `of a gate that passes say so`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let run = try folder.bindfuzz(
            "gate", "--cases", "0", "--format", "json", "--junit", "junit.xml", "--sarif", "gate.sarif")
        let github = try folder.bindfuzz(
            "gate", "--cases", "0", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
        #expect(run.status == 0 && github.status == 0)
        #expect(run.errors.isEmpty && github.errors.isEmpty)
        #expect(run.output.contains(#""passed" : true"#))
        #expect(try !folder.read("junit.xml").contains("<failure"))
        #expect(try !folder.read("gate.sarif").contains("ruleId"))
        try expectSnapshot(try folder.read("summary.md"), named: "github-summary-passed")
    }
}
