import Foundation
import TestSupport
import Testing

/// The corpus of an app's views, and the gate that holds it.
@Suite struct `The inbox's corpus` {
    @Test func `holds the gate, until a case breaks that was clean`() throws {
        let directory = try TemporaryDirectory()
        let views = ["inbox", "quota"]
        #expect(try directory.inbox("fuzz", "--seed", "1", "--cases", "12", "--full", views: views).status == 1)
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        try directory.write(InboxTexts.clean, to: "corpus/seeds/clean.case")
        let recorded = try directory.inbox("gate", "--cases", "12", "--record", views: views)
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        let passed = try directory.inbox("gate", "--cases", "12", views: views)
        #expect(passed.status == 0, "\(passed.output)")
        let table = try directory.read("corpus/verdicts.txt")

        try directory.write(InboxTexts.canary, to: "corpus/seeds/clean.case")
        let failed = try directory.inbox(
            "gate", "--cases", "0", "--junit", "a.xml", "--sarif", "a.sarif", "--github",
            environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
        #expect(failed.status == 1)
        #expect(failed.output.contains("corpus/seeds/clean.case:3: regression: broken"), "\(failed.output)")
        for name in ["a.xml", "a.sarif", "summary.md"] {
            #expect(try directory.read(name).contains("clean.case"), "\(name)")
        }
        #expect(try directory.read("corpus/verdicts.txt") == table)

        try directory.write(InboxTexts.clean.replacing("clean", with: "crash"), to: "corpus/seeds/clean.case")
        let fixed = try directory.inbox("gate", "--cases", "0", "--json")
        #expect(fixed.status == 2, "\(fixed.output)")
        #expect(fixed.output.contains("unexpectedly-fixed"), "\(fixed.output)")
    }

    @Test func `fails the gate where its canary is silent`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.clean, to: "corpus/canary/must-fail.case")
        let run = try directory.inbox("gate", "--cases", "0")
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/canary/must-fail.case:3: silent canary: "), "\(run.output)")
    }

    @Test func `is listed, recorded, formatted, verified, and added to`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash.replacing("idle", with: "  idle"), to: "corpus/seeds/crash.case")
        try directory.write(InboxTexts.trap, to: "corpus/seeds/trap.case")
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        #expect(try directory.inbox("corpus", "verify").status == 1)
        #expect(try directory.inbox("corpus", "format", "--check").status == 2)
        #expect(try directory.inbox("corpus", "format").status == 0)
        #expect(try directory.inbox("corpus", "format", "--check").status == 0)
        let record = try directory.inbox("corpus", "record", "corpus/seeds/crash.case", "corpus/seeds/trap.case")
        #expect(record.status == 0, "\(record.errors)")
        #expect(try directory.read("corpus/seeds/trap.case").contains("\nexpect */*/* trap\n"))
        let crash = try directory.read("corpus/seeds/crash.case")
        #expect(crash.contains(" clean\n") && crash.contains(" crash\n"), "\(crash)")
        #expect(try directory.inbox("corpus", "verify").output == "verified: 3 cases\n")
        #expect(try directory.inbox("corpus", "list").output.contains("corpus/seeds/trap.case"))
        try directory.write("bindfuzz 1\nview \"account\"\n\npress \"Log out\"\npress \"Log out now\"\n", to: "b.case")
        #expect(try directory.inbox("corpus", "record", "b.case").status == 0)
        let added = try directory.inbox("corpus", "add", "b.case")
        #expect(added.status == 0, "\(added.errors)")
        #expect(try directory.files(in: "corpus/found") == ["exit.with-status_207.case"])
    }
}
