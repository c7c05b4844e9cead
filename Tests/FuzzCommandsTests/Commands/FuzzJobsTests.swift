import Foundation
import TestSupport
import Testing

/// A search on every core: what it says, but for the time that it took, and what it writes.
@Suite(.runsCommands) struct `A search with several jobs` {
    private struct Result: Hashable {
        var status: Int32
        var output: String
        var files: [String: String]
    }

    /// Runs it in a directory of its own.
    private func result(_ command: String, _ arguments: [String], jobs: Int) throws -> Result {
        let directory = try TemporaryDirectory()
        let run = try directory.start(["fuzz", "--jobs", "\(jobs)"] + arguments, of: command).wait()
        return try result(run, in: directory)
    }

    private func result(_ run: CommandRun, in directory: TemporaryDirectory) throws -> Result {
        // How long it took, and who ended it.
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.contains("runs/s")
        }
        return Result(
            status: run.status, output: lines.joined(separator: "\n"), files: try directory.texts(in: "corpus/found"))
    }

    @Test(arguments: [
        ("bindfuzz", ["--seed", "1", "--cases", "300", "--configurations", "ios/*/commit/*/index/read", "--verbose"]),
        ("bindfuzz", ["--seed", "2", "--case", "11", "--case", "4", "--configurations", "*/eager/*/*/index/read"]),
        ("mailbox", ["--seed", "3", "--cases", "60", "--verbose"]),
    ])
    func `says and writes what it does with one`(command: String, arguments: [String]) throws {
        let alone = try result(command, arguments, jobs: 1)
        #expect(alone.status == 1)
        #expect(!alone.files.isEmpty)
        for jobs in [2, 8] { #expect(try result(command, arguments, jobs: jobs) == alone) }
    }

    @Test func `ends soon after Ctrl-C with all that the cases until then have shown`() throws {
        let options = ["--seed", "1", "--configurations", "ios/*/commit/*/index/read"]
        let directory = try TemporaryDirectory()
        let command = try directory.start(["fuzz", "--jobs", "2", "--time", "1h"] + options)
        while try command.isRunning && directory.files(in: "corpus/found").isEmpty { usleep(10_000) }
        command.send(SIGINT)
        let run = try command.wait()
        let match = try #require(run.output.firstMatch(of: #/interrupted after ([0-9,]+) cases?,/#))
        let cases = String(match.1.filter(\.isNumber))
        let interrupted = try result(run, in: directory)
        #expect(interrupted.status == 1)
        #expect(try result("bindfuzz", options + ["--cases", cases], jobs: 1) == interrupted)
    }
}
