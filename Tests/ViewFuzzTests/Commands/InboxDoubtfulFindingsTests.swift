import TestSupport
import Testing

/// Findings of which it is not certain that they are fixed, or accepted, stay red.
@Suite(.runsCommands) struct `A doubtful finding of the inbox` {
    private static let path = "corpus/found/a.case"
    private static let open =
        "bindfuzz 1\nview \"attachments\"\nnote mechanism: trap.Button-Next-of-AttachmentsView-Index-out-of-range\n\n"
        + "press \"Next\"\npress \"Next\"\npress \"Next\"\n"

    /// A corpus with a table, which holds one case in all other respects.
    private func corpus(_ text: String) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
        try directory.write(text, to: Self.path)
        return directory
    }

    private static let truncated = [
        String(open.prefix(70)), String(open.dropLast(14)), String(open.dropLast(1)).replacing("Next", with: "First"),
    ]

    @Test(arguments: truncated) func `is not taken for fixed if its file is cut off`(text: String) throws {
        let directory = try corpus(text)
        for arguments in [["gate", "--cases", "0"], ["gate", "--cases", "0", "--record"]] {
            let run = try directory.inbox(arguments)
            #expect(run.status == 2, "\(run.output)")
            #expect(run.output.contains("\(Self.path):1: cut off case: "), "\(run.output)")
            #expect(!(run.output + run.errors).contains("is fixed"), "\(run.output)\(run.errors)")
        }
        let fixed = try directory.inbox("corpus", "fixed", Self.path)
        #expect(fixed.status == 2)
        #expect(fixed.errors.contains("may be truncated"), "\(fixed.errors)")
        #expect(try directory.read(Self.path) == text)
    }

    @Test func `is red if it fails no longer because its control has another name`() throws {
        let text = Self.open.replacing("press \"Next\"", with: "press \"Onward\"")
        let directory = try corpus(text)
        for arguments in [["gate", "--cases", "0"], ["gate", "--cases", "0", "--record"]] {
            let run = try directory.inbox(arguments)
            #expect(run.status == 2, "\(run.output)")
            let problem = "\(Self.path):3: open finding: the case fails no longer, but steps 1 (press \"Onward\"), "
            #expect(run.output.contains(problem), "\(run.output)")
            #expect(try directory.read(Self.path) == text)
        }
        // A person decides, and is told what is in doubt.
        let fixed = try directory.inbox("corpus", "fixed", Self.path)
        #expect(fixed.status == 0)
        #expect(fixed.errors.contains("warning: step 2 (press \"Onward\") has no effect"), "\(fixed.errors)")
        #expect(try directory.read(Self.path).contains("\nexpect */*/* clean\n"))
    }

    @Test(arguments: [["2999-12-31", "2020-02-29"], ["2020-02-29", "2999-12-31"], ["2999-12-31", "soon"]])
    func `is acknowledged until the first of its dates, if a merge has left two`(dates: [String]) throws {
        let directory = try corpus(Self.open)
        #expect(try directory.inbox("corpus", "acknowledge", Self.path, "--reason", "known").status == 0)
        let note = "note acknowledged: known\n"
        let both = dates.map { "note acknowledged until \($0): known\n" }.joined()
        try directory.write(directory.read(Self.path).replacing(note, with: both), to: Self.path)
        let run = try directory.inbox("gate", "--cases", "0")
        #expect(run.status == 2, "\(run.output)")
        #expect(run.output.contains("expired acknowledgement"), "\(run.output)")
    }

    @Test func `is red in the status and in the result files if nobody reads the report`() throws {
        let directory = try corpus(Self.open)
        let run = try directory.bash("inbox gate --cases 0 --junit a.xml | true; exit ${PIPESTATUS[0]}")
        // 141 is what shells show for a process that SIGPIPE has ended. A short report may fit the pipe.
        #expect([141, 1].contains(run.status), "\(run.status)")
        #expect(try directory.read("a.xml").contains("open-finding"))
    }

    @Test func `is exported to two files, or to none`() throws {
        let directory = try corpus(Self.open)
        let run = try directory.inbox("export", Self.path, "--swift", "a.swift", "--xcuitest", "./a.swift")
        #expect(run.status == 64)
        #expect(!(try directory.files(in: ".").contains("a.swift")))
    }
}
