import BindingFuzz
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A campaign outlives kill -9` {
    private static let options = [
        "--seed", "3", "--configurations", "*/*/runloop/*/index/read", "--block-size", "40", "--jobs", "2",
        "--resume-or-begin",
    ]
    private static let rounds = TestSize.of(small: 20, usual: 20, full: 200)
    /// Long enough that no round finds it finished: each is over within 80 ms, and a campaign that goes on writes its
    /// first checkpoint as soon as there is something new, the next one half a second later.
    private static let cases = TestSize.of(small: 40_000, usual: 5_000, full: 40_000)

    @Test func `whatever is killed, and when, the summary is that of a campaign that nothing happened to`() throws {
        let directory = try TemporaryDirectory()
        let options = Self.options + ["--cases", "\(Self.cases)"]
        let calm = try directory.campaign("calm", options)
        #expect(calm.status == 0)
        var random = SplitMix64(seed: 1)
        var killed = (campaigns: 0, workers: 0)
        var process = try directory.startCampaign("killed", options)
        while killed.campaigns + killed.workers < Self.rounds && process.isRunning {
            usleep(UInt32(random.below(80_000)))
            let isWorkerMeant = random.below(2) == 0
            // A campaign that has just been started has none yet.
            for _ in 0..<2000 where isWorkerMeant && process.isRunning && process.workers.isEmpty { usleep(5_000) }
            let workers = process.workers
            if isWorkerMeant, !workers.isEmpty {
                kill(workers[random.below(workers.count)], SIGKILL)
                killed.workers += 1
            } else {
                process.send(SIGKILL)
                _ = try process.wait()
                killed.campaigns += 1
                process = try directory.startCampaign("killed", options)
            }
        }
        print("killed the campaign \(killed.campaigns) times, its workers \(killed.workers) times")
        #expect(killed.campaigns + killed.workers == Self.rounds, "the campaign is too short for this machine")
        #expect(killed.campaigns > 0 && killed.workers > 0)
        process.send(SIGKILL)
        _ = try process.wait()
        let last = try directory.campaign("killed", options)
        #expect(last.status == 0)
        #expect(last.output == calm.output)
        #expect(try directory.texts(in: "killed/found") == directory.texts(in: "calm/found"))
        #expect(try directory.texts(in: "killed/workers").isEmpty)
    }
}
