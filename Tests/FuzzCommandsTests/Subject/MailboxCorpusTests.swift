import TestSupport
import Testing

/// The corpus and the gate of a subject that is not the row app.
@Suite(.runsCommands) struct `A second subject's corpus` {
    @Test func `is listed, verified, formatted and recorded`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "corpus/seeds/overflow.case")
        try directory.write(MailboxCases.twice.replacing("letters 0\n", with: ""), to: "corpus/seeds/twice.case")
        try expectSnapshot(try directory.mailbox("corpus", "list").output, named: "corpus-list")
        let unexpected = try directory.mailbox("corpus", "verify")
        #expect(unexpected.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("corpus verify", unexpected.output)
        let check = try directory.mailbox("corpus", "format", "--check")
        #expect(check.status == 2)
        outputs.add("corpus format --check", check.output)
        #expect(try directory.mailbox("corpus", "format").status == 0)
        #expect(try directory.mailbox("corpus", "format", "--check").status == 0)
        #expect(try directory.mailbox("corpus", "record", "corpus/seeds/overflow.case").status == 0)
        let recorded = try directory.read("corpus/seeds/overflow.case")
        #expect(recorded.contains("\nexpect */three/unchecked trapped\n"))
        try directory.writeMailboxCanary()
        let verified = try directory.mailbox("corpus", "verify")
        #expect(verified.status == 0)
        outputs.add("corpus verify, after recording", verified.output)
        try outputs.expect(named: "corpus-commands")
    }

    @Test func `takes cases from elsewhere, refuses those that do not do what they expect, and is pruned`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.twice, to: "b.case")
        let added = try directory.mailbox("corpus", "add", "b.case")
        #expect(added.status == 0)
        let name = "corpus/found/misdelivered.a-letter-is-handed-out-twice.case"
        #expect(directory.has(name))
        try directory.write(MailboxCases.twice.replacing("misdelivered", with: "quit"), to: "c.case")
        let refused = try directory.mailbox("corpus", "add", "c.case")
        #expect(refused.status == 2)
        try expectSnapshot(refused.errors, named: "corpus-add-refused")
        try directory.write(MailboxCases.overflow, to: "other/overflow.case")
        let merged = try directory.mailbox("corpus", "merge", "other")
        #expect(merged.status == 2 || merged.status == 0)
        #expect(try directory.mailbox("corpus", "record", "other/overflow.case").status == 0)
        #expect(try directory.mailbox("corpus", "merge", "other").status == 0)
        #expect(directory.has("corpus/found/trapped.case"))
        // A case that shows nothing but what a smaller one shows.
        try directory.write(
            try directory.read(name), to: "corpus/found/misdelivered.a-letter-is-handed-out-twice-2.case")
        #expect(try directory.mailbox("corpus", "prune").status == 0)
        #expect(try directory.files(in: "corpus/found").count == 2)
    }

    @Test func `holds the gate, until somebody plants another mistake`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.mailbox("fuzz", "--seed", "1", "--cases", "100", "--full").status == 1)
        try directory.writeMailboxCanary()
        let recorded = try directory.mailbox("gate", "--cases", "100", "--record")
        #expect(recorded.status == 0, "\(recorded.output)")
        try expectSnapshot(try directory.read("corpus/verdicts.txt"), named: "verdicts")
        let passed = try directory.mailbox("gate", "--cases", "100", "--verbose")
        #expect(passed.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("gate --verbose", passed.output)

        // A letter too many ends the process in another way, and a case breaks that was clean once.
        try directory.write(
            "bindfuzz 1\nletters 2\nexpect */*/* clean\n\nput 1\nput 2\n", to: "corpus/seeds/clean.case")
        let failed = try directory.mailbox(
            "gate", "--cases", "100", "--junit", "a.xml", "--sarif", "a.sarif", "--format", "github",
            environment: ["MAILBOX_OVERFLOW": "exit", "GITHUB_STEP_SUMMARY": "summary.md"])
        #expect(failed.status == 1)
        outputs.add("gate --format github", failed.output)
        try outputs.expect(named: "gate")
        for name in ["a.xml", "a.sarif", "summary.md"] {
            let text = try directory.read(name)
            expectOwnWords(in: text)
            #expect(text.contains("quit"), "\(name)")
        }
        let json = try directory.mailbox(
            "gate", "--cases", "100", "--format", "json", environment: ["MAILBOX_OVERFLOW": "exit"])
        #expect(json.status == 1)
        #expect(json.output.contains("different-failure"))
    }
}

extension TemporaryDirectory {
    /// Writes a case that must fail.
    func writeMailboxCanary() throws {
        try write(
            "bindfuzz 1\nletters 1\nexpect */*/* clean\n\nforward cora\ntake\n", to: "corpus/canary/must-fail.case")
    }
}
