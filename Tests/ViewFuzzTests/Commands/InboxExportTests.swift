import TestSupport
import Testing

/// What a case is written as for use elsewhere.
@Suite(.runsCommands) struct `An exported case of the inbox` {
    @Test func `is described in plain words`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        let run = try directory.inbox("export", "a.case")
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                """
                On iOS, open "inbox".

                1. Wait until nothing happens any more.
                2. Press "Clear".
                3. Before the views are updated, the notification "mailboxChanged" is posted.

                What happens:
                """), "\(run.output)")
        #expect(directory.has("corpus") && !directory.has("a.swift"))
    }

    @Test func `is described as clean if it is`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.clean, to: "a.case")
        #expect(try directory.inbox("export", "a.case").output.hasSuffix("\n\nWhat happens: Nothing fails.\n"))
    }

    @Test func `is a test that replays it`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.trap, to: "a.case")
        let run = try directory.inbox("export", "a.case", "--swift", "ATests.swift")
        #expect(run.status == 0)
        #expect(run.errors == "wrote ATests.swift\n")
        let test = try directory.read("ATests.swift")
        #expect(test.contains("@testable import inbox\n"), "\(test)")
        #expect(test.contains("@\("Test") func trapInAttachments() throws {\n"))
        #expect(test.contains("    try InboxFuzz.replay(\n"))
        #expect(test.contains("        press \"Next\"\n"))
        #expect(test.contains("under: \"ios/written/index\", executable: \"inbox\")"), "\(test)")
        #expect(try directory.inbox("export", "a.case", "--swift", "B.swift", "--known-issue").status == 0)
        #expect(try directory.read("B.swift").contains("withKnownIssue {"))
    }

    @Test func `needs a file that can be read and one that can be written`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.inbox("export", "none.case").status == 3)
        try directory.write(InboxTexts.trap, to: "a.case")
        #expect(try directory.inbox("export", "a.case", "--swift", "a.case/a.swift").status == 3)
        #expect(try directory.inbox("export", "a.case", "--known-issue").status == 64)
    }
}
