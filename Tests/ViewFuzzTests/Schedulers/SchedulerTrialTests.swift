import BindingFuzz
import FuzzReports
import HeadlessUI
import Testing
import ViewFuzz

@Suite(.serialized) struct `The trial of a scheduler` {
    private enum App: FuzzedApp {
        static var views: [FuzzedView] {
            FuzzedView("one") { _ in Text("one") }
        }
        static var schedulers: [FuzzedScheduler] {
            FuzzedScheduler("mine", DispatchQueue.main)
            FuzzedScheduler("at-once", MainThreadScheduler())
        }
    }

    private func trial(_ name: String) async throws -> PreflightResult {
        let check = try #require(ViewSubject<App>.preflightChecks.first { $0.name == name })
        return try await onMainRunLoop { check.run() }
    }

    @Test func `each scheduler is tried`() {
        #expect(ViewSubject<App>.preflightChecks.map(\.name) == ["scheduler mine", "scheduler at-once"])
    }

    @Test func `a scheduler that does what a delivery does is told with its line of the standard matrix`() async throws
    {
        let trial = try await trial("scheduler mine")
        #expect(trial.sentence.hasPrefix("as queue in the row app ("))
        #expect(trial.sentence.contains("no difference): ios/*/queue/unguarded stale in "))
        #expect(trial.table.count == 1 + 16)
        #expect(trial.table[0] == ["configuration", "cases", "out of range", "wrong element", "starved", "clean"])
        #expect(trial.table[1][0] == "ios/eager/queue/unguarded")
        for row in trial.table.dropFirst() {
            let counts = row.dropFirst().compactMap { Int($0) }
            #expect(counts.count == 5 && counts[0] == counts[1...].reduce(0, +), "\(row)")
        }
    }

    @Test func `a scheduler that does what no delivery does is told with the smallest case that shows it`() async throws
    {
        let trial = try await trial("scheduler at-once")
        #expect(trial.sentence.hasPrefix("not equivalent to any delivery of the row app; closest to queue, from which "))
        #expect(trial.sentence.contains("; the smallest difference: 1 item: post · reload 0 under ios/animated/queue/unguarded/"))
        #expect(trial.table[1][0] == "ios/eager/at-once/unguarded")
    }

    @Test func `numbers are told to whoever asks for all`() {
        let trial = PreflightResult("as it is", table: [["configuration", "cases"], ["a/b", "7"]])
        #expect(trial.lines(of: "scheduler mine", inFull: false, width: 80) == ["scheduler mine: as it is"])
        #expect(
            trial.lines(of: "scheduler mine", inFull: true, width: 80)
                == ["scheduler mine: as it is", "  configuration  cases", "  a/b                7"])
    }
}
