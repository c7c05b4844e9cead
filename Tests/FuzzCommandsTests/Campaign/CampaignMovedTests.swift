import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A campaign whose directory moves away under it` {
    private static let endless = ["--seed", "3", "--configurations", "*/*/runloop/*/index/read", "--jobs", "1"]

    /// A campaign in `x` that has written its first status.
    private func start(in directory: TemporaryDirectory) throws -> StartedCommand {
        let process = try directory.startCampaign("x", Self.endless)
        for _ in 0..<600 where !directory.has("x/status.json") || !directory.has("x/statistics.jsonl") {
            usleep(50_000)
        }
        return process
    }

    /// Expects the error of a campaign whose directory is gone.
    private func expectError(of run: CommandRun, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(run.status == 3, sourceLocation: sourceLocation)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        try expectSnapshot(errors.joined(separator: "\n"), named: "moved", sourceLocation: sourceLocation)
    }

    @Test func `writes nothing at its old path, ends with 3, and goes on at the new one`() throws {
        let directory = try TemporaryDirectory()
        let process = try start(in: directory)
        try FileManager.default.moveItem(atPath: directory.path("x"), toPath: directory.path("y"))
        let names = [
            "checkpoint.json", "found/mine.case", "status.json", "statistics.jsonl", "summary.txt", "workers/1-1",
        ]
        for name in names { try directory.write("mine", to: "x/\(name)") }
        let run = try process.wait()
        try expectError(of: run)
        for name in names { #expect(try directory.read("x/\(name)") == "mine", "\(name)") }
        let count = try FileManager.default.subpathsOfDirectory(atPath: directory.path("x")).count
        #expect(count == names.count + 2)
        #expect(try directory.campaign("y", ["--resume", "--time", "1s"]).status == 0)
    }

    @Test func `leaves the files of a second campaign that began at its old path`() throws {
        let directory = try TemporaryDirectory()
        let process = try start(in: directory)
        try FileManager.default.moveItem(atPath: directory.path("x"), toPath: directory.path("y"))
        let second = try directory.campaign(
            "x", ["--seed", "5", "--cases", "200", "--configurations", "*/*/runloop/*/index/read"])
        #expect([0, 1].contains(second.status), "\(second.errors)")
        let run = try process.wait()
        #expect(run.status == 3)
        #expect(try directory.read("x/summary.txt") == second.output)
        #expect(try directory.read("x/settings.json").contains("\"seed\":5"))
        #expect(try directory.campaign("x", ["--resume"]).output == second.output)
    }

    @Test func `ends with 3 where its lock was removed`() throws {
        let directory = try TemporaryDirectory()
        let process = try start(in: directory)
        try directory.delete("x/lock")
        let run = try process.wait()
        try expectError(of: run)
        #expect(!directory.has("x/lock"))
        #expect(try directory.campaign("x", ["--resume", "--time", "1s"]).status == 0)
    }
}
