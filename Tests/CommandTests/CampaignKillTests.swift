import BindingFuzz
import Foundation
import Testing

@Suite("A campaign outlives kill -9") struct CampaignKillTests {
    private static let options = [
        "--seed", "3", "--cases", "4000", "--configurations", "*/*/runloop/*/index/read", "--block-size", "40",
        "--jobs", "2", "--resume",
    ]

    /// How often something is killed; `scripts/kill-campaigns` asks for more.
    private static let rounds = ProcessInfo.processInfo.environment["BINDFUZZ_KILL_ROUNDS"].flatMap { Int($0) } ?? 25

    @Test("Whatever is killed, and when, the summary is that of a campaign that nothing happened to")
    func summaryIsTheSame() throws {
        let directory = try TemporaryDirectory()
        let calm = try CampaignProcess.campaign(directory.path("calm"), Self.options)
        #expect(calm.status == 0)
        let findings = try directory.texts("calm/found")
        var random = SplitMix64(seed: 1)
        var killed = (campaigns: 0, workers: 0)
        var attempt = 0
        var process = try CampaignProcess.start(directory.path("0"), Self.options)
        for _ in 0..<Self.rounds {
            usleep(UInt32(random.below(80_000)))
            let isWorkerMeant = random.below(2) == 0
            // A campaign that has just been started has none yet.
            for _ in 0..<100 where isWorkerMeant && process.isRunning && process.workers.isEmpty { usleep(5_000) }
            let workers = process.workers
            if !process.isRunning {
                #expect(try process.wait().output == calm.output)
                attempt += 1
            } else if isWorkerMeant, !workers.isEmpty {
                kill(workers[random.below(workers.count)], SIGKILL)
                killed.workers += 1
                continue
            } else {
                process.send(SIGKILL)
                _ = try process.wait()
                killed.campaigns += 1
            }
            process = try CampaignProcess.start(directory.path("\(attempt)"), Self.options)
        }
        process.send(SIGKILL)
        _ = try process.wait()
        let last = try CampaignProcess.campaign(directory.path("\(attempt)"), Self.options)
        #expect(last.status == 0)
        #expect(last.output == calm.output)
        #expect(try directory.texts("\(attempt)/found") == findings)
        #expect(try directory.texts("\(attempt)/workers").isEmpty)
        #expect(killed.campaigns > 0, "the test is of no use without")
        print(
            "killed \(killed.campaigns) campaigns and \(killed.workers) workers; \(attempt) campaigns ended meanwhile")
    }
}
