import TestSupport
import Testing

/// What stands last on the screen when a campaign is over.
@Suite(.runsCommands) struct `The end of a campaign` {
    @Test func `says how it ended, what was written, and which commands to run`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz(
            "campaign", "night", "--seed", "3", "--cases", "2000", "--configurations", "ios/*/commit/*/index/read")
        let lines = run.errors.split(separator: "\n").map(String.init).suffix(5)
        try expectSnapshot(lines.joined(separator: "\n") + "\n", named: "ending")
        let commands = lines.dropFirst(2).map {
            String($0[($0.firstRange(of: "bindfuzz")?.lowerBound ?? $0.startIndex)...])
        }
        #expect(commands.map { $0.split(separator: " ").prefix(2).last } == ["report", "replay", "corpus"])
        for command in commands {
            // What is newly stale is no surprise here.
            let status = try folder.shell(command).status
            #expect([0, 1].contains(status), "\(command)")
        }
    }

    @Test func `spells out the path of a program that is not on the path`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz(
            ["campaign", "night", "--seed", "3", "--cases", "100", "--configurations", "ios/*/commit/*/index/read"],
            environment: ["PATH": "/usr/bin:/bin"])
        let command = try #require(run.errors.split(separator: "\n").first { $0.contains("report night") })
        #expect(command.contains("/bindfuzz report night"))
        let typed = command[(command.firstIndex(of: "/") ?? command.startIndex)...]
        #expect(try folder.run("/bin/sh", ["-c", String(typed)]).status == 0)
    }
}
