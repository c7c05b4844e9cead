import TestSupport
import Testing

/// A campaign of a subject that is not the row app, and what is told of it.
@Suite(.runsCommands) struct `A second subject's campaign` {
    private static let options = ["--seed", "3", "--cases", "400", "--block-size", "50", "--jobs"]

    private func campaign(_ directory: TemporaryDirectory, _ name: String, _ arguments: [String]) throws -> CommandRun {
        let run = try directory.start(["campaign", name] + arguments, of: "mailbox").wait()
        for text in [run.output, run.errors] { expectOwnWords(in: text) }
        return run
    }

    @Test func `comes to the same with one worker and with two, and its traps are findings`() throws {
        let directory = try TemporaryDirectory()
        let one = try campaign(directory, "one", Self.options + ["1"])
        let two = try campaign(directory, "two", Self.options + ["2"])
        #expect(one.status == 1)
        #expect(two.status == 1)
        #expect(one.output == two.output)
        #expect(try directory.texts(in: "one/found") == directory.texts(in: "two/found"))
        try expectSnapshot(one.output, named: "campaign")
        let status = try directory.mailbox("status", "one")
        #expect(status.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("status one", status)
        try outputs.expect(named: "status")
    }

    @Test func `goes on after an end of any kind`() throws {
        let directory = try TemporaryDirectory()
        let whole = try campaign(directory, "whole", Self.options + ["1"])
        let begun = try directory.start(["campaign", "a"] + Self.options + ["1"], of: "mailbox")
        while begun.isRunning && !directory.has("a/settings.json") {}
        begun.send(9)
        _ = try begun.wait()
        let resumed = try campaign(directory, "a", ["--resume", "--jobs", "1"])
        #expect(resumed.status == 1)
        #expect(resumed.output == whole.output)
    }

    @Test func `takes code that hangs for a finding, however long it takes to shrink`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.start(
            [
                "campaign", "a", "--seed", "3", "--cases", "20", "--configurations", "newest/three/unchecked", "--jobs",
                "1", "--hang-timeout", "2s",
            ], of: "mailbox", environment: ["MAILBOX_OVERFLOW": "hang", "MAILBOX_TIME_LIMIT_MS": "300"]
        ).wait()
        #expect(run.status == 1)
        try expectSnapshot(run.output, named: "campaign-hangs")
    }

    @Test func `takes no case for one that hangs whose shrinking takes many runs`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.start(
            [
                "campaign", "a", "--seed", "3", "--cases", "2", "--configurations", "oldest/six/checked", "--jobs", "1",
                "--hang-timeout", "1s",
            ], of: "mailbox", environment: ["MAILBOX_SLOWNESS_MS": "150", "MAILBOX_FLAP_LIFE": "0"]
        ).wait()
        try expectSnapshot(run.output, named: "campaign-slow")
        #expect(run.status == 1)
        let shrinking = try directory.read("a/statistics.jsonl")
        #expect(!shrinking.contains(#""restarts":1"#), "\(shrinking)")
    }

    @Test func `is reported in every form, and what it found is taken into the corpus`() throws {
        let directory = try TemporaryDirectory()
        #expect(try campaign(directory, "a", Self.options + ["2"]).status == 1)
        let text = try directory.mailbox("report", "a")
        #expect(text.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("report a", text)
        let markdown = try directory.mailbox("report", "a", "--format", "markdown")
        try expectSnapshot(markdown.output, named: "report-markdown")
        let json = try directory.mailbox("report", "a", "--format", "json")
        #expect(json.output.contains("\"mechanism\": \"trapped\""), "\(json.output.prefix(300))")
        #expect(try directory.mailbox("report", "a", "--html", "a.html").status == 0)
        expectOwnWords(in: try directory.read("a.html"))
        #expect(try directory.mailbox("corpus", "merge", "a").status == 0)
        let again = try campaign(directory, "b", Self.options + ["2"])
        #expect(again.status == 0)
        outputs.add("campaign b, with all findings in the corpus", again.output)
        outputs.add("report b", try directory.mailbox("report", "b"))
        try outputs.expect(named: "report")
    }
}
