import TestSupport
import Testing

/// What a case is written as for use elsewhere.
@Suite(.runsCommands) struct `An exported case of the inbox` {
    @Test func `is described in plain words`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "a.case")
        let run = try directory.inbox("export", "a.case")
        #expect(run.status == 0)
        #expect(directory.has("corpus") && !directory.has("a.swift"))
        try directory.write(InboxTexts.clean, to: "clean.case")
        var outputs = OutputSnapshot()
        outputs.add("export a.case", run)
        outputs.add("export clean.case", try directory.inbox("export", "clean.case"))
        try outputs.expect(named: "export")
    }

    @Test func `is a test that replays it`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.trap, to: "a.case")
        let run = try directory.inbox("export", "a.case", "--swift", "ATests.swift")
        #expect(run.status == 0)
        #expect(run.errors == "wrote ATests.swift\n")
        let test = try directory.read("ATests.swift")
        #expect(try directory.inbox("export", "a.case", "--swift", "B.swift", "--known-issue").status == 0)
        var outputs = OutputSnapshot()
        outputs.add("ATests.swift", test)
        outputs.add("B.swift", try directory.read("B.swift"))
        try outputs.expect(named: "export-test")
    }

    @Test func `is a test that performs the steps in a simulator`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            bindfuzz 1
            view "settings"

            type "Ann" into "Name"
            set "Volume" to 0.25
            increment "Copies"
            choose "Horn" in "Sound"
            press "Folders"
            delete in row 1
            wait 1
            press "Done"

            """, to: "a.case")
        let run = try directory.inbox("export", "a.case", "--xcuitest", "A.swift")
        #expect(run.status == 0)
        #expect(run.errors == "wrote A.swift\n")
        try directory.write(InboxTexts.crash, to: "b.case")
        #expect(try directory.inbox("export", "b.case", "--xcuitest", "B.swift").status == 0)
        // A test may have been edited by hand.
        #expect(try directory.inbox("export", "b.case", "--xcuitest", "A.swift").status == 3)
        var outputs = OutputSnapshot()
        outputs.add("export a.case", run)
        outputs.add("A.swift", try directory.read("A.swift"))
        outputs.add("B.swift", try directory.read("B.swift"))
        try outputs.expect(named: "export-xcuitest")
    }

    @Test func `needs a file that can be read and one that can be written`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.inbox("export", "none.case").status == 3)
        try directory.write(InboxTexts.trap, to: "a.case")
        #expect(try directory.inbox("export", "a.case", "--swift", "a.case/a.swift").status == 3)
        #expect(try directory.inbox("export", "a.case", "--known-issue").status == 64)
    }
}
