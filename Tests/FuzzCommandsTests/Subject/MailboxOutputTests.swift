import Foundation
import TestSupport
import Testing

/// What every command prints that is about one case, for a subject that is not the row app.
@Suite(.runsCommands) struct `A second subject, case by case` {
    @Test func `has a help of its own`() throws {
        let directory = try TemporaryDirectory()
        try expectSnapshot(try directory.mailbox("--help").output, named: "help")
        for command in ["fuzz", "replay", "shrink", "explain", "gate", "campaign", "status", "report"] {
            #expect(try directory.mailbox("help", command).output.hasPrefix("OVERVIEW: "))
        }
        for command in ["list", "verify", "format", "record", "add", "merge", "prune"] {
            #expect(try directory.mailbox("help", "corpus", command).output.hasPrefix("OVERVIEW: "))
        }
    }

    @Test func `is searched: what is planted is found, the trap among it, and the second time it is known`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.mailbox("fuzz", "--seed", "1", "--cases", "60")
        #expect(run.status == 1)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        try expectSnapshot(
            lines.filter { !$0.contains("runs/s") && !$0.contains(" replay ") && !$0.contains(" gate") }
                .joined(separator: "\n"), named: "fuzz")
        let names = try directory.files(in: "corpus/found")
        for name in ["misdelivered.a-letter-is-lost.case", "trapped.case"] { #expect(names.contains(name)) }
        let again = try directory.mailbox("fuzz", "--seed", "1", "--cases", "60")
        #expect(again.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("fuzz, again", again.output)
        try outputs.expect(named: "fuzz-again")
        #expect(try directory.files(in: "corpus/found") == names)
    }

    @Test func `is searched with tables of what each configuration came to`() throws {
        let run = try TemporaryDirectory().mailbox(
            "fuzz", "--seed", "1", "--cases", "20", "--verbose", "--configurations", "newest/*/*")
        #expect(run.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("fuzz --verbose", run)
        try outputs.expect(named: "fuzz-verbose")
    }

    @Test func `is described up to the trap, with the end of the run`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        let run = try directory.mailbox("replay", "a.case", "--configurations", "oldest/three/unchecked")
        #expect(run.status == 1)
        try expectSnapshot(run.output, named: "replay")
    }

    @Test func `is described if it is clean, if a letter is misdelivered, and as JSON`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        try directory.write(MailboxCases.twice, to: "b.case")
        let clean = try directory.mailbox("replay", "b.case", "--configurations", "oldest/*/*")
        #expect(clean.status == 0)
        let astray = try directory.mailbox("replay", "b.case")
        #expect(astray.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("replay b.case --configurations oldest/*/*", clean.output)
        outputs.add("replay b.case", astray.output)
        try outputs.expect(named: "replay-clean-and-misdelivered")
        let lines = try directory.mailbox("replay", "a.case", "b.case", "--format", "json", "--full")
        #expect(lines.status == 1)
        try expectSnapshot(lines.output, named: "replay-json")
    }

    @Test func `is drawn on a page`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        let run = try directory.mailbox("replay", "a.case", "--html", "a.html")
        let page = try directory.read("a.html")
        expectOwnWords(in: page)
        var outputs = OutputSnapshot()
        outputs.add("replay a.case --html a.html", run)
        outputs.add("a.html", page: page)
        try outputs.expect(named: "page")
    }

    @Test func `is shrunk without becoming another finding`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        let run = try directory.mailbox("shrink", "a.case", "--configurations", "*/three/unchecked")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "shrink")
        try expectSnapshot(run.errors, named: "shrink-progress")
    }

    @Test func `is explained step by step, number by number`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.twice, to: "b.case")
        let run = try directory.mailbox("explain", "b.case")
        #expect(run.status == 0)
        try expectSnapshot(run.output, named: "explain")
    }

    @Test func `has errors with file, line and column`() throws {
        let directory = try TemporaryDirectory()
        var outputs = OutputSnapshot()
        for text in [
            "letters 3\n\ntake\n", "\nput\n", "\n\nput 2\n  forward dora\n", "\nclear\n", "items 1\n\n",
            "expect */*/* stale\n\n", "expect */two/* clean\n\n",
        ] {
            try directory.write("bindfuzz 1\n" + text, to: "a.case")
            let run = try directory.start(["replay", "a.case"], of: "mailbox").wait()
            #expect(run.status == 3)
            outputs.add(text.debugDescription, run.errors)
        }
        try outputs.expect(named: "case-errors")
    }
}
