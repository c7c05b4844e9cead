import BindingFuzz
import FuzzReports
import HeadlessUI
import TestSupport
import Testing
import ViewFuzz

@Suite(.serialized) struct `The check of a scheduler` {
    private enum App: FuzzedApp {
        static var views: [FuzzedView] {
            FuzzedView("one") { _ in Text("one") }
        }
        static var schedulers: [FuzzedScheduler] {
            FuzzedScheduler("mine", DispatchQueue.main)
            FuzzedScheduler("at-once", MainThreadScheduler())
        }
    }

    private func check(_ name: String) async throws -> PreflightResult {
        let check = try #require(ViewSubject<App>.preflightChecks.first { $0.name == name })
        return try await onMainRunLoop { check.run() }
    }

    @Test func `each scheduler is tried`() {
        #expect(ViewSubject<App>.preflightChecks.map(\.name) == ["scheduler mine", "scheduler at-once"])
    }

    @Test func `a scheduler equivalent to a delivery shows that line of the standard matrix`() async throws {
        let result = try await check("scheduler mine")
        try expectSnapshot(result.sentence, named: "scheduler-equivalent")
        #expect(result.table.count == 1 + 16)
        #expect(result.table[0] == ["configuration", "cases", "out of range", "wrong element", "starved", "clean"])
        #expect(result.table[1][0] == "ios/eager/queue/unguarded")
        for row in result.table.dropFirst() {
            let counts = row.dropFirst().compactMap { Int($0) }
            #expect(counts.count == 5 && counts[0] == counts[1...].reduce(0, +), "\(row)")
        }
    }

    @Test func `a scheduler equivalent to no delivery shows the smallest case that differs`() async throws {
        let result = try await check("scheduler at-once")
        try expectSnapshot(result.sentence, named: "scheduler-different")
        #expect(result.table[1][0] == "ios/eager/at-once/unguarded")
    }

    @Test func `the table is printed in full output only`() {
        let result = PreflightResult("as it is", table: [["configuration", "cases"], ["a/b", "7"]])
        #expect(result.lines(of: "scheduler mine", inFull: false, width: 80) == ["scheduler mine: as it is"])
        #expect(
            result.lines(of: "scheduler mine", inFull: true, width: 80)
                == ["scheduler mine: as it is", "  configuration  cases", "  a/b                7"])
    }
}
