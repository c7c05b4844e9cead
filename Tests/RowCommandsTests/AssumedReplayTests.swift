import TestSupport
import Testing

/// What a replay of the row model says about the behavior of SwiftUI that its failure needs.
@Suite(.runsCommands) struct `A replay of the row model` {
    private func replay(_ steps: String, under configuration: String) throws -> CommandRun {
        let directory = try TemporaryDirectory()
        try directory.write("bindfuzz 1\nitems 6\n\n\(steps)", to: "a.case")
        return try directory.bindfuzz("replay", "a.case", "--configurations", configuration)
    }

    @Test func `says what a failure in a silent container needs, and that one with the defaults needs nothing`() throws
    {
        let steps = "event\nscroll 3\nremove 0\nidle\ntimer\npost\n"
        let silent = try replay(steps, under: "ios/silent/commit/appeared/index/write")
        var outputs = OutputSnapshot()
        outputs.add("replay under silent", silent)
        try outputs.expect(named: "replay-silent")
        let words = silent.output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains("Only if SwiftUI calls onDisappear for a row of a lazy container only when it evicts"))
        let usual = try replay("event\nperform clear\npost\n", under: "ios/eager/runloop/unguarded/index/read")
        #expect(usual.status == 1)
        #expect(usual.output.contains("Assumes  nothing unusual of SwiftUI: every assumption has its default."))
        let clean = try replay("event\npost\n", under: "ios/eager/immediate/unguarded/index/read")
        #expect(clean.status == 0)
        #expect(!clean.output.contains("Assumes"))
    }
}
