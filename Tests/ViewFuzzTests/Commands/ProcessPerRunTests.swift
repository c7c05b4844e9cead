import Foundation
import TestSupport
import Testing

/// The view `login` counts logins in a global variable, which outlives a case, and must be 1 at most.
@Suite(.runsCommands) struct `A search whose runs each have a process` {
    /// Searches with an empty corpus.
    private func search(_ processes: String? = nil) throws -> CommandRun {
        let directory = try TemporaryDirectory()
        let chosen = processes.map { ["BINDFUZZ_PROCESSES": $0] } ?? [:]
        return try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "30", "--jobs", "1", views: ["login", "quota"],
            environment: ["INBOX_LOGIN": "1"].merging(chosen) { _, new in new })
    }

    private static let note = "outlives a case: each run has a process of its own"

    @Test func `begins at once where cases are others in another order`() throws {
        let run = try search()
        #expect(run.output.components(separatedBy: Self.note).count == 2, "\(run.output)")
        #expect(!run.output.contains("  It needs earlier cases"), "\(run.output)")
        let shared = try search("shared")
        #expect(shared.output.contains("  It needs earlier cases"), "\(shared.output)")
        #expect(!shared.output.contains(Self.note), "\(shared.output)")
    }

    @Test func `finds nothing that only earlier cases show, and all else`() throws {
        let run = try search("run")
        #expect(!run.output.contains("nobody-logs-in-twice"), "\(run.output)")
        let shared = try search("shared")
        /// The findings, but for those of the counter; and the screens and steps of all cases.
        func rest(_ run: CommandRun) -> [Substring] {
            run.output.split(separator: "\n").filter {
                $0.hasPrefix("new: ") && !$0.contains("nobody-logs-in-twice") || $0.contains("different screens")
            }
        }
        #expect(rest(run) == rest(shared), "\(run.output)\(shared.output)")
        #expect(rest(run).contains { $0.hasPrefix("new: ") }, "\(run.output)")
    }

    @Test(arguments: [["corpus", "verify"], ["corpus", "record", login], ["replay", login], ["report", "corpus"]])
    func `begins where a kept case has another result once it has run before`(arguments: [String]) throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        try directory.write("bindfuzz 1\nview \"login\"\n\npress \"Log in\"\n", to: Self.login)
        func problems(_ processes: [String: String]) throws -> Bool {
            let run = try directory.inbox(
                arguments, views: ["login"], environment: ["INBOX_LOGIN": "1"].merging(processes) { $1 })
            return (run.output + run.errors).contains("broken") || run.status != 0
        }
        #expect(try !problems([:]))
        #expect(try problems(["BINDFUZZ_PROCESSES": "shared"]))
    }

    private static let login = "corpus/login.case"

    @Test func `is refused by a word that is none`() throws {
        let run = try search("one")
        #expect(run.status == 64)
        #expect(run.errors == "inbox: error: expected one of shared, run in BINDFUZZ_PROCESSES; found 'one'\n")
    }
}
