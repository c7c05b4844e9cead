import TestSupport
import Testing

/// Assertions, which the optimized code of an app checks as `init` and `port` have it compiled.
@Suite(.runsCommands) struct `A failed assertion of the inbox` {
    @Test func `is a finding with its message, and with its line in the replay`() throws {
        let directory = try TemporaryDirectory()
        let environment = ["INBOX_DRAFTS": "1"]
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "10", views: ["drafts"], environment: environment)
        #expect(run.status == 1, "\(run.errors)")
        let findings = try directory.files(in: "corpus/found")
        #expect(
            findings == [
                "trap.Button-Restore-of-DraftsView-a-draft-is-7c23.case",
                "trap.Button-Send-of-DraftsView-nothing-is-sent-twice.case",
            ])
        let messages = [
            "Fatal error: a draft is restored by nobody", "Assertion failed: nothing is sent twice",
        ]
        for (name, message) in zip(findings, messages) {
            let replay = try directory.inbox("replay", "corpus/found/\(name)", environment: environment)
            #expect(replay.status == 1)
            let words = replay.output.replacing(#/\s+/#, with: " ")
            let place = try #require(words.firstMatch(of: #/Tests/Inbox/OtherViews.swift:[0-9]+: /#), "\(words)")
            #expect(words[place.range.upperBound...].hasPrefix(message), "\(words)")
        }
    }
}
