import TestSupport
import Testing

/// What the executable of a definition says of itself.
@Suite(.runsCommands) struct `The inbox's help` {
    @Test func `names the app, its views and its configurations`() throws {
        let run = try TemporaryDirectory().inbox("--help")
        #expect(run.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("--help", run)
        try outputs.expect(named: "help")
    }

    @Test func `is there for each command`() throws {
        let directory = try TemporaryDirectory()
        for command in ["fuzz", "replay", "shrink", "explain", "gate", "campaign", "status", "report", "export"] {
            let run = try directory.inbox("help", command)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("OVERVIEW: "), "\(command)")
        }
    }

    @Test func `has an error where an option is wrong`() throws {
        let run = try TemporaryDirectory().inbox("fuzz", "--configurations", "linux/*/*")
        #expect(run.status == 64)
        var outputs = OutputSnapshot()
        outputs.add("fuzz --configurations linux/*/*", run)
        try outputs.expect(named: "wrong-option")
    }
}
