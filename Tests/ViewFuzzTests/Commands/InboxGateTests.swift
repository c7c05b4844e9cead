import BindingFuzz
import Foundation
import TestSupport
import Testing

/// The corpus of an app's views, and the gate that holds it.
@Suite(.runsCommands) struct `The inbox's corpus` {
    @Test func `holds the gate, until a case breaks that was clean`() throws {
        let directory = try TemporaryDirectory()
        let views = ["inbox", "quota"]
        #expect(try directory.inbox("fuzz", "--seed", "1", "--cases", "12", "--full", views: views).status == 1)
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        try directory.write(InboxTexts.clean, to: "corpus/seeds/clean.case")
        let found = try directory.files(in: "corpus/found").map { "corpus/found/\($0)" }
        #expect(try directory.inbox(["corpus", "acknowledge", "--reason", "known"] + found).status == 0)
        let recorded = try directory.inbox("gate", "--cases", "12", "--record", views: views)
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        let passed = try directory.inbox("gate", "--cases", "12", views: views)
        #expect(passed.status == 0, "\(passed.output)")
        let table = try directory.read("corpus/verdicts.txt")

        try directory.write(InboxTexts.canary, to: "corpus/seeds/clean.case")
        let failed = try directory.inbox(
            "gate", "--cases", "0", "--junit", "a.xml", "--sarif", "a.sarif", "--format", "github",
            environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
        #expect(failed.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("gate --format github", failed)
        outputs.add("summary.md", try directory.read("summary.md"))
        try outputs.expect(named: "gate-regression")
        for name in ["a.xml", "a.sarif", "summary.md"] {
            #expect(try directory.read(name).contains("clean.case"), "\(name)")
        }
        #expect(try directory.read("corpus/verdicts.txt") == table)

        try directory.write(InboxTexts.clean.replacing("clean", with: "crash"), to: "corpus/seeds/clean.case")
        let fixed = try directory.inbox("gate", "--cases", "0", "--format", "json")
        #expect(fixed.status == 2, "\(fixed.output)")
        #expect(fixed.output.contains("unexpectedly-fixed"), "\(fixed.output)")
    }

    @Test func `hears from the gate of what needs earlier cases, which fails it, and is not kept`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        let environment = ["INBOX_LOGIN": "1"]
        func gate(_ arguments: String...) throws -> CommandRun {
            try directory.inbox(["gate", "--cases", "12"] + arguments, views: ["login"], environment: environment)
        }
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
        let run = try gate("--junit", "a.xml", "--sarif", "a.sarif", "--format", "github")
        #expect(run.status == 1, "\(run.output)")
        // The cases before a finding depend on the number of cores, so no snapshot can contain them.
        let words = Flakiness.Kind.needsEarlierCases.words
        for text in [run.output, try directory.read("a.xml"), try directory.read("a.sarif")] {
            #expect(text.contains(words) && text.contains("broken.nobody-logs-in-twice"), "\(text)")
        }
        #expect(run.output.contains("::error file=corpus/verdicts.txt,"), "\(run.output)")
        #expect(try directory.read("a.xml").contains("<failure type=\"needs-earlier-cases\""))
    }

    /// A button that nobody has any more.
    private static let lost = InboxTexts.clean.replacing("press \"Done\"", with: "press \"Finish\"")

    @Test func `notes steps whose control is gone, and passes`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        try directory.write(Self.lost, to: "corpus/seeds/lost.case")
        let recorded = try directory.inbox("gate", "--cases", "0", "--record")
        #expect(recorded.status == 0, "\(recorded.output)")
        let run = try directory.inbox(
            "gate", "--cases", "0", "--junit", "a.xml", "--sarif", "a.sarif", "--format", "github")
        #expect(run.status == 0, "\(run.output)")
        let junit = try directory.read("a.xml")
        var outputs = OutputSnapshot()
        outputs.add("gate --format github", run)
        outputs.add("corpus verify", try directory.inbox("corpus", "verify"))
        outputs.add("a.xml", junit)
        try outputs.expect(named: "gate-without-effect")
        let sarif = try directory.read("a.sarif")
        #expect(sarif.contains("\"ruleId\" : \"without-effect\""), "\(sarif)")
        let json = try directory.inbox("gate", "--cases", "0", "--format", "json").output
        let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect((document?["notes"] as? [[String: Any]])?.first?["kind"] as? String == "without-effect", "\(json)")
        #expect((document?["problems"] as? [Any])?.isEmpty == true)
    }

    @Test func `fails the gate where its canary is silent`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.clean, to: "corpus/canary/must-fail.case")
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 2)
        let run = try directory.inbox("gate", "--cases", "0")
        #expect(run.status == 2)
        var outputs = OutputSnapshot()
        outputs.add("gate", run)
        try outputs.expect(named: "gate-silent-canary")
    }

    @Test func `is listed, recorded, formatted, verified, and added to`() throws {
        let directory = try TemporaryDirectory()
        let crash = InboxTexts.crash.replacing("\n\nidle", with: "\nexpect */*/* clean\n\n  idle")
        try directory.write(crash, to: "corpus/seeds/crash.case")
        let trap = InboxTexts.trap.replacing("\n\n", with: "\nexpect */*/* crash\n\n")
        try directory.write(trap, to: "corpus/seeds/trap.case")
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        #expect(try directory.inbox("corpus", "verify").status == 1)
        #expect(try directory.inbox("corpus", "format", "--check").status == 2)
        #expect(try directory.inbox("corpus", "format").status == 0)
        #expect(try directory.inbox("corpus", "format", "--check").status == 0)
        let record = try directory.inbox("corpus", "record", "corpus/seeds/crash.case", "corpus/seeds/trap.case")
        #expect(record.status == 0, "\(record.errors)")
        #expect(try directory.read("corpus/seeds/trap.case").contains("\nexpect */*/* trap\n"))
        let recorded = try directory.read("corpus/seeds/crash.case")
        #expect(recorded.contains(" clean\n") && recorded.contains(" crash\n"), "\(recorded)")
        var outputs = OutputSnapshot()
        outputs.add("corpus record corpus/seeds/crash.case corpus/seeds/trap.case", record.output)
        outputs.add(
            "corpus record corpus/seeds/trap.case",
            try directory.inbox("corpus", "record", "corpus/seeds/trap.case").output)
        outputs.add("corpus verify", try directory.inbox("corpus", "verify").output)
        outputs.add("corpus list", try directory.inbox("corpus", "list").output)
        try directory.write("bindfuzz 1\nview \"account\"\n\npress \"Log out\"\npress \"Log out now\"\n", to: "b.case")
        let added = try directory.inbox("corpus", "add", "b.case")
        #expect(added.status == 0, "\(added.errors)")
        outputs.add("corpus add b.case", added.output)
        try outputs.expect(named: "corpus")
        #expect(try directory.files(in: "corpus/found") == ["exit.Button-Log-out-now-of-AccountView-status-7.case"])
    }
}
