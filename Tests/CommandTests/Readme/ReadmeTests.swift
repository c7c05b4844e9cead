import BindingFuzz
import Foundation
import TestSupport
import Testing

/// What a reader copies out of the README, and out of the scripts, does what it says.
@Suite struct `The README` {
    private let repository = Repository()

    @Test func `and the scripts use commands and options that exist`() throws {
        let known = try CommandOptions()
        for path in try ["README.md"] + repository.files(in: "scripts") {
            let mentions = CommandMention.all(in: try repository.text(of: path), file: path, known)
            for mention in mentions where mention.command.isEmpty && mention.isCall {
                Issue.record("\(mention.place): bindfuzz has no such command")
            }
            for mention in mentions where !mention.command.isEmpty {
                for option in mention.options where option != "--help" {
                    let isTaken = known.takes(option, after: mention.command)
                    #expect(isTaken, "\(mention.place): bindfuzz \(mention.command) has no \(option)")
                }
            }
        }
    }

    @Test func `finds calls in every way in which they are written`() throws {
        let known = try CommandOptions()
        let text = """
            swift run -c release bindfuzz corpus merge night --corpus kept   # --not-an-option
            "${BINDFUZZ:-bindfuzz}" campaign "$directory" --resume \\
                --jobs "${CPUS:-1}" "$@" || status=$?
            what bindfuzz says of `bindfuzz gate --json`, --too
            exec .build/release/bindfuzz fuzzz --seed=1
            """
        let mentions = CommandMention.all(in: text, file: "text", known)
        #expect(mentions.map(\.command) == ["corpus merge", "campaign", "", "gate", ""])
        #expect(mentions.map(\.options) == [["--corpus"], ["--resume", "--jobs"], [], ["--json"], ["--seed"]])
        #expect(mentions.map(\.isCall) == [true, true, false, false, true])
    }

    @Test func `says of each command which options it has`() throws {
        let known = try CommandOptions()
        let readme = try repository.text(of: "README.md")
        var spokenOf: Set<String> = []
        for line in readme.split(separator: "\n") {
            let spans = Self.spans(of: line)
            // A row of the table of commands speaks of the commands that it begins with.
            let commands =
                line.hasPrefix("| `") ? spans.compactMap { $0.split(separator: " ").first.map(String.init) } : []
            let command = commands.first.flatMap { known.has($0) ? $0 : nil }
            if let command { spokenOf.insert(command) }
            for span in spans where !span.hasPrefix("swift ") {
                for word in span.split(separator: " ") where word.hasPrefix("--") {
                    let isTaken = command.map { known.takes(String(word), after: $0) } ?? known.takes(String(word))
                    #expect(isTaken, "README.md: \(command ?? "no command") takes \(word)")
                }
            }
        }
        #expect(spokenOf.isSuperset(of: ["fuzz", "replay", "gate", "report", "compare", "convert", "corpus"]))
    }

    @Test func `has commands that can be typed as they stand`() throws {
        let programs = ["swift", "scripts/", "grep", "gh"]
        let commands = Self.blocks(of: "sh", in: try repository.text(of: "README.md")).flatMap {
            $0.split(separator: "\n")
        }
        #expect(
            commands.prefix(2).map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) } == [
                "swift run -c release bindfuzz fuzz", "swift test -c release",
            ])
        for command in commands {
            #expect(programs.contains { command.hasPrefix($0) }, "README.md: '\(command)' is not found by a shell")
        }
    }

    @Test func `has examples that are compiled and run with the tests`() throws {
        let examples = Self.blocks(of: "swift", in: try repository.text(of: "README.md"))
        let files = ["Tests/CommandTests/Readme/LibraryExample.swift", "Tests/HeadlessUITests/ViewExample.swift"]
        #expect(examples == (try files.map(repository.text)))
        #expect(examples.first?.split(separator: "\n", omittingEmptySubsequences: false).count ?? 0 <= 12)
    }

    @Test(.serialized, arguments: ["replay", "prove --configurations", "prove --explain", "envelope", "advise"])
    func `shows what a command prints`(name: String) throws {
        let readme = try repository.text(of: "README.md")
        let start = "$ swift run -c release bindfuzz \(name) "
        let transcript = try #require(Self.blocks(of: "", in: readme).first { $0.hasPrefix(start) })
        let command = try #require(transcript.split(separator: "\n").first).dropFirst("$ swift run -c release ".count)
        let folder = try TemporaryDirectory()
        for path in try repository.files(in: "corpus/seeds") { try folder.write(repository.text(of: path), to: path) }
        let output = try folder.shell(String(command)).output
        let isSame = transcript == "$ swift run -c release \(command)\n\(output)"
        if !isSame && isRecordingSnapshots {
            let new = "$ swift run -c release \(command)\n\(output)"
            try repository.write(readme.replacing(transcript, with: new), to: "README.md")
        }
        #expect(isSame, "README.md shows something else; BINDFUZZ_RECORD_SNAPSHOTS=1 puts in what is printed now")
    }

    @Test func `names every value of every part of a configuration, and what to write for it`() throws {
        let readme = try repository.text(of: "README.md")
        for (part, values) in zip(Configuration.partNames, Configuration.partValues) {
            for value in values { #expect(readme.contains("| \(part) | `\(value)` |"), "\(part) \(value)") }
        }
    }

    @Test func `has links that lead somewhere`() throws {
        let readme = try repository.text(of: "README.md")
        let headings = readme.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { heading in
            "#" + heading.dropFirst(3).lowercased().replacing(" ", with: "-")
        }
        let targets = readme.split(separator: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
        let cases = readme.matches(of: #/corpus/[a-z]+/[a-z-]+\.case/#).map { String($0.0) }
        #expect(!targets.isEmpty && !cases.isEmpty)
        for path in cases { #expect(repository.has(path), "README.md: \(path)") }
        for target in targets {
            #expect(target.hasPrefix("#") ? headings.contains(target) : repository.has(target), "README.md: \(target)")
        }
    }

    /// The texts of the blocks of code in a language.
    private static func blocks(of language: String, in text: String) -> [String] {
        text.components(separatedBy: "\n```").enumerated().compactMap { position, piece in
            // Every second fence opens a block.
            guard position % 2 == 1, let end = piece.firstIndex(of: "\n"), piece[..<end] == language else { return nil }
            return String(piece[piece.index(after: end)...]) + "\n"
        }
    }

    /// The spans of code of a line.
    private static func spans(of line: Substring) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }
}
