import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A file that is named for a result` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("bindfuzz 1\nitems 1\n\nclear\npost\n", to: "a.case")
        try folder.write("raw", to: "raw")
    }

    private static let overInputs = [
        ("replay a.case --html a.case", "a.case"), ("convert --to bytes --output a.case a.case", "a.case"),
        ("convert raw --output raw", "raw"), ("replay a.case --html link", "a.case"),
        ("replay a.case --html hard", "a.case"), ("shrink a.case --output a.case", "a.case"),
        ("shrink a.case --output link", "a.case"), ("shrink hard --output a.case", "a.case"),
        ("gate --cases 0 --junit corpus/verdicts.txt", "corpus/verdicts.txt"),
        ("gate --cases 0 --sarif corpus/reproduced.case", "corpus/reproduced.case"),
    ]

    @Test func `never takes the place of what it is made from`() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a.case")
        try FileManager.default.linkItem(atPath: folder.path("a.case"), toPath: folder.path("hard"))
        try folder.writeCorpus()
        var outputs = OutputSnapshot()
        for (command, input) in Self.overInputs {
            let before = try folder.read(input)
            outputs.add(command, try refused(command))
            #expect(try folder.read(input) == before)
        }
        try outputs.expect(named: "results-over-inputs")
    }

    /// Runs a command that ends because of the file for its result, and returns the error.
    private func refused(_ command: String) throws -> String {
        let run = try folder.shell("bindfuzz \(command)")
        #expect(run.status == 3, "\(run.output)")
        return run.errors
    }

    @Test func `of another kind is left as it is`() throws {
        try folder.writeCorpus()
        try folder.write("notes of a person\n", to: "notes")
        func state() throws -> [String] {
            try [folder.read("notes"), folder.read("corpus/verdicts.txt")] + folder.files(in: "corpus")
        }
        let before = try state()
        var outputs = OutputSnapshot()
        for command in [
            "replay a.case --html notes", "shrink a.case --output notes", "report corpus --html corpus/verdicts.txt",
            "gate --cases 0 --junit notes", "convert a.case --to bytes --output notes",
            "gate --cases 0 --junit corpus/new.case",
        ] {
            outputs.add(command, try refused(command))
            #expect(try state() == before)
        }
        try outputs.expect(named: "results-over-other-kinds")
    }

    @Test(arguments: [
        "replay a.case --html new/deep/page.html", "report corpus --html new/deep/report.html",
        "shrink a.case --output new/deep/b.case", "convert a.case --to bytes --output new/deep/raw",
        "gate --cases 0 --junit new/deep/gate.xml", "gate --cases 0 --sarif new/deep/gate.sarif",
    ])
    func `in a directory that is missing has it created, and each command says so`(command: String) throws {
        try folder.writeCorpus()
        let path = try #require(command.split(separator: " ").last)
        let first = try folder.shell("bindfuzz \(command)")
        let note = "new: created this directory for \(path)\n"
        #expect(first.errors.hasSuffix(note) && first.status != 3, "\(first.errors)")
        #expect(folder.has(String(path)))
        try folder.delete(String(path))
        let second = try folder.shell("bindfuzz \(command)")
        #expect(!second.errors.contains("created"), "\(second.errors)")
    }

    /// Nothing tells an earlier result from what somebody has written.
    @Test(arguments: ["shrink a.case --output b.case", "convert raw --output b.case"])
    func `is never a case that is there already`(command: String) throws {
        for text in ["bindfuzz 1\nnote mine\nitems 2\n\nclear\npost\n", "bindfuzz 1\nhalf", ""] {
            try folder.write(text, to: "b.case")
            let name = "result-over-case-of-\(command.prefix { $0 != " " })"
            try expectSnapshot(try refused(command), named: name)
            #expect(try folder.read("b.case") == text)
        }
        try folder.delete("b.case")
        for _ in 0..<2 { #expect(try folder.shell("bindfuzz \(command)").status == 0) }
    }

    @Test func `is replaced if it is empty or of the same kind`() throws {
        try folder.write("bindfuzz 1\nitems 2\n\nclear\npost\n", to: "b.case")
        try folder.write("", to: "page.html")
        for input in ["a.case", "b.case"] {
            #expect(try folder.bindfuzz("replay", input, "--html", "page.html").status != 3)
            #expect(try folder.read("page.html").contains("<title>\(input) "))
        }
    }

    /// Files of other programs often begin with the same declaration.
    private static let otherPrograms = [
        ("gate --cases 0 --junit other", "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n<svg/>\n"),
        ("gate --cases 0 --junit other", "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites/>\n"),
        ("gate --cases 0 --sarif other", "{\n  \"$schema\" : \"https://json-schema.org/draft/2020-12/schema\"\n}\n"),
        ("replay a.case --html other", "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<title>Mine</title>\n"),
    ]

    @Test func `of another program is left as it is`() throws {
        try folder.writeCorpus()
        var outputs = OutputSnapshot()
        for (command, text) in Self.otherPrograms {
            try folder.write(text, to: "other")
            outputs.add(command, try refused(command))
            #expect(try folder.read("other") == text)
        }
        try outputs.expect(named: "results-over-other-programs")
    }

    @Test func `is none of the corpus where $GITHUB_STEP_SUMMARY names it`() throws {
        try folder.writeCorpus()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: "corpus/verdicts.txt")
        let before = [try folder.read("corpus/reproduced.case"), try folder.read("corpus/verdicts.txt")]
        var outputs = OutputSnapshot()
        for path in ["corpus/verdicts.txt", "corpus/reproduced.case", "link"] {
            let run = try folder.bindfuzz(
                "gate", "--cases", "0", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": path])
            #expect(run.status == 3, "\(run.output)")
            outputs.add("gate --format github, with GITHUB_STEP_SUMMARY=\(path)", run.errors)
            #expect([try folder.read("corpus/reproduced.case"), try folder.read("corpus/verdicts.txt")] == before)
        }
        try outputs.expect(named: "summaries-over-inputs")
    }

    /// With the second subject, which has nothing to prove before it records.
    @Test func `is none of the corpus where $GITHUB_STEP_SUMMARY names it and the table is recorded`() throws {
        try folder.write(MailboxCases.twice, to: "corpus/seeds/twice.case")
        try folder.writeMailboxCanary()
        #expect(try folder.mailbox("gate", "--cases", "0", "--record").status == 0)
        let before = [try folder.read("corpus/seeds/twice.case"), try folder.read("corpus/verdicts.txt")]
        var outputs = OutputSnapshot()
        for path in ["corpus/verdicts.txt", "corpus/seeds/twice.case"] {
            let run = try folder.mailbox(
                "gate", "--cases", "0", "--format", "github", "--record", environment: ["GITHUB_STEP_SUMMARY": path])
            #expect(run.status == 3, "\(run.output)")
            outputs.add("gate --format github --record, with GITHUB_STEP_SUMMARY=\(path)", run.errors)
            #expect([try folder.read("corpus/seeds/twice.case"), try folder.read("corpus/verdicts.txt")] == before)
        }
        try outputs.expect(named: "recording-over-inputs")
    }

    @Test func `is read through a link to a corpus, and a linked folder below it is refused`() throws {
        try folder.write(folder.read("a.case"), to: "kept/sub/a.case")
        try FileManager.default.createSymbolicLink(atPath: folder.path("other"), withDestinationPath: "kept")
        try expectSnapshot(
            try folder.bindfuzz("corpus", "list", "--corpus", "other").output, named: "linked-corpus")
        try FileManager.default.createSymbolicLink(atPath: folder.path("kept/found"), withDestinationPath: "../corpus")
        let run = try folder.bindfuzz("corpus", "list", "--corpus", "kept")
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "linked-folder")
    }
}
