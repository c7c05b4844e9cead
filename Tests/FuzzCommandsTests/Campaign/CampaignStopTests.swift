import BindingFuzz
import FuzzCampaign
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A process of a campaign is stopped` {
    private static let options = [
        "--seed", "3", "--configurations", "*/*/runloop/*/index/read", "--block-size", "100", "--jobs", "2",
    ]

    /// The first worker that comes to case 150 is stopped as if by SIGSTOP from outside.
    private static let stop = ["TRAPPING_STOP_AT": "150"]

    /// What `status` shows, once it contains a text.
    private func status(_ directory: TemporaryDirectory, containing text: String) throws -> String {
        var shown = ""
        for _ in 0..<600 where !shown.contains(text) {
            usleep(100_000)
            shown = try directory.bindfuzz("status", "a").output
        }
        return shown
    }

    @Test func `with a worker stopped the campaign ends, with the summary of one worker`() throws {
        let directory = try TemporaryDirectory()
        let options = Self.options + ["--cases", "40000"]
        let calm = try directory.campaign("calm", options)
        let stopped = try directory.campaign("stopped", options, of: "trapping", environment: Self.stop)
        #expect(stopped.status == 0)
        #expect(stopped.output == calm.output)
        #expect(try directory.texts(in: "stopped/found") == directory.texts(in: "calm/found"))
    }

    @Test func `while a worker is stopped its name is shown, the others go on, and a signal ends them all`() throws {
        let directory = try TemporaryDirectory()
        let process = try directory.startCampaign("a", Self.options, of: "trapping", environment: Self.stop)
        let shown = try status(directory, containing: "is stopped at case 150")
        let stopped = shown.split(separator: "\n").first { $0.hasPrefix("worker ") }
        let remedy = OutputSnapshot.stable(String(try #require(stopped, "\(shown)")))
            .replacing(#/worker [12] /#, with: "worker NUMBER ").replacing(#/, for [0-9:]+/#, with: ", for TIME")
            .replacing(#/-CONT [0-9]+/#, with: "-CONT NUMBER")
        try expectSnapshot(remedy + "\n", named: "stopped-worker")
        #expect(shown.contains(/NOT OK  workers make progress/))
        let campaign = try CampaignDirectory<RowModel>(path: directory.path("a"))
        let before = try campaign.campaign().checkpoint.state.cases
        var after = before
        for _ in 0..<600 where after < before + 10_000 {
            usleep(100_000)
            after = try campaign.campaign().checkpoint.state.cases
        }
        #expect(after >= before + 10_000)
        #expect(try campaign.campaign().checkpoint.state.finishedAhead.isEmpty)
        let workers = process.workers
        process.send(SIGTERM)
        let result = try process.wait()
        #expect(result.status == 0)
        #expect(workers.allSatisfy { kill($0, 0) != 0 }, "a worker is left")
        #expect(!result.output.contains("workers make progress"))
        #expect(try status(directory, containing: "interrupted").hasPrefix("campaign interrupted "))
    }

    #if os(Linux)
        @Test func `a stopped or dead campaign is distinguished from a running one`() throws {
            let directory = try TemporaryDirectory()
            let process = try directory.startCampaign("a", Self.options)
            #expect(try status(directory, containing: "running").contains(/as of [0-9]+ s ago/))
            process.send(SIGSTOP)
            let stopped = try status(directory, containing: "campaign stopped")
            var outputs = OutputSnapshot()
            outputs.add("status a, stopped", Self.condition(in: stopped))
            process.send(SIGCONT)
            #expect(try status(directory, containing: "running").hasPrefix("campaign running "))
            process.send(SIGKILL)
            _ = try process.wait()
            let dead = try status(directory, containing: "campaign dead")
            outputs.add("status a, dead", Self.condition(in: dead))
            try outputs.expect(named: "stopped-and-dead")
            #expect(dead.contains("0 workers"))
        }

        /// The line about the process; the others depend on the speed of the machine.
        private static func condition(in status: String) -> String {
            let line = status.split(separator: "\n").first { $0.hasPrefix("its process ") }
            return String(line ?? "").replacing(#/-CONT [0-9]+/#, with: "-CONT NUMBER")
        }
    #endif
}
