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

    @Test(arguments: [
        ("replay a.case --html a.case", "a.case"), ("convert --to bytes --output a.case a.case", "a.case"),
        ("convert raw --output raw", "raw"), ("replay a.case --html link", "a.case"),
        ("replay a.case --html hard", "a.case"), ("shrink a.case --output a.case", "a.case"),
        ("shrink a.case --output link", "a.case"), ("shrink hard --output a.case", "a.case"),
        ("gate --cases 0 --junit corpus/verdicts.txt", "corpus/verdicts.txt"),
        ("gate --cases 0 --sarif corpus/reproduced.case", "corpus/reproduced.case"),
    ])
    func `never takes the place of what it is made from`(command: String, input: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "a.case")
        try FileManager.default.linkItem(atPath: folder.path("a.case"), toPath: folder.path("hard"))
        try folder.writeCorpus()
        let before = try folder.read(input)
        let run = try folder.shell("bindfuzz \(command)")
        #expect(run.status == 3, "\(run.output)")
        #expect(
            run.errors.contains("expected a file for the result; found one of the inputs"), "\(run.errors)")
        #expect(try folder.read(input) == before)
    }

    @Test(arguments: [
        ("replay a.case --html notes", "a different kind"), ("shrink a.case --output notes", "a different kind"),
        ("report corpus --html corpus/verdicts.txt", "expected a file for the result; found"),
        ("gate --cases 0 --junit notes", "a different kind"),
        ("convert a.case --to bytes --output notes", "found another file"),
        ("gate --cases 0 --junit corpus/new.case", "the name of a case"),
    ])
    func `of another kind is left as it is`(command: String, words: String) throws {
        try folder.writeCorpus()
        try folder.write("notes of a person\n", to: "notes")
        func state() throws -> [String] {
            try [folder.read("notes"), folder.read("corpus/verdicts.txt")] + folder.files(in: "corpus")
        }
        let before = try state()
        let run = try folder.shell("bindfuzz \(command)")
        #expect(run.status == 3, "\(run.output)")
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(try state() == before)
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
    @Test(arguments: [
        ("gate --cases 0 --junit other", "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n<svg/>\n"),
        ("gate --cases 0 --junit other", "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuites/>\n"),
        ("gate --cases 0 --sarif other", "{\n  \"$schema\" : \"https://json-schema.org/draft/2020-12/schema\"\n}\n"),
        ("replay a.case --html other", "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<title>Mine</title>\n"),
    ])
    func `of another program is left as it is`(command: String, text: String) throws {
        try folder.writeCorpus()
        try folder.write(text, to: "other")
        let run = try folder.shell("bindfuzz \(command)")
        #expect(run.status == 3)
        #expect(run.errors.contains("other: error: expected a file for the result; found"), "\(run.errors)")
        #expect(try folder.read("other") == text)
    }

    @Test(arguments: ["corpus/verdicts.txt", "corpus/reproduced.case", "link"])
    func `is none of the corpus where $GITHUB_STEP_SUMMARY names it`(path: String) throws {
        try folder.writeCorpus()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: "corpus/verdicts.txt")
        let before = [try folder.read("corpus/reproduced.case"), try folder.read("corpus/verdicts.txt")]
        let run = try folder.bindfuzz("gate", "--cases", "0", "--github", environment: ["GITHUB_STEP_SUMMARY": path])
        #expect(run.status == 3, "\(run.output)")
        #expect(
            run.errors.hasPrefix("\(path): error: expected a file for the result; found one of the inputs"))
        #expect([try folder.read("corpus/reproduced.case"), try folder.read("corpus/verdicts.txt")] == before)
    }

    /// With the second subject, which has nothing to prove before it records.
    @Test(arguments: ["corpus/verdicts.txt", "corpus/seeds/twice.case"])
    func `is none of the corpus where $GITHUB_STEP_SUMMARY names it and the table is recorded`(path: String) throws {
        try folder.write(MailboxCases.twice, to: "corpus/seeds/twice.case")
        try folder.writeMailboxCanary()
        #expect(try folder.mailbox("gate", "--cases", "0", "--record").status == 0)
        let before = [try folder.read("corpus/seeds/twice.case"), try folder.read("corpus/verdicts.txt")]
        let run = try folder.mailbox(
            "gate", "--cases", "0", "--github", "--record", environment: ["GITHUB_STEP_SUMMARY": path])
        #expect(run.status == 3, "\(run.output)")
        #expect(
            run.errors.hasPrefix("\(path): error: expected a file for the result; found one of the inputs"))
        #expect([try folder.read("corpus/seeds/twice.case"), try folder.read("corpus/verdicts.txt")] == before)
    }

    @Test func `is read through a link to a corpus, and a linked folder below it is refused`() throws {
        try folder.write(folder.read("a.case"), to: "kept/sub/a.case")
        try FileManager.default.createSymbolicLink(atPath: folder.path("other"), withDestinationPath: "kept")
        #expect(try folder.bindfuzz("corpus", "list", "--corpus", "other").output.contains("other/sub/a.case"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("kept/found"), withDestinationPath: "../corpus")
        let run = try folder.bindfuzz("corpus", "list", "--corpus", "kept")
        #expect(run.status == 3)
        #expect(run.errors.contains("kept/found: error: expected a directory; found a link"))
    }
}
