import HeadlessUI
import XCTest

final class WaitTests: XCTestCase {
    func testASearchIsMadeOnceNobodyHasTypedForAWhile() throws {
        try onMainRunLoop {
            let host = Host { DebouncedSearchView() }
            try host.type("s", into: "Search")
            host.wait(0.2)
            try host.type("sw", into: "Search")
            host.wait(0.2)
            XCTAssertEqual(host.texts, ["sw", "Search"])
            host.wait(0.1)
            XCTAssertEqual(host.texts, ["sw", "Search", "sw"])
            host.wait(10)
            XCTAssertEqual(host.texts, ["sw", "Search", "sw"])
            try host.type("swift", into: "Search")
            host.wait(0.3)
            XCTAssertEqual(host.texts, ["swift", "Search", "sw", "swift"])
            XCTAssertEqual(host.issues.map(\.kind), [])
            try host.close()
        }
    }

    func testATimerFiresAtEachOfItsDates() throws {
        try onMainRunLoop {
            let host = Host { PollingView(in: .common) }
            host.settle()
            XCTAssertEqual(host.texts, ["polled 0"])
            host.wait(0.9)
            XCTAssertEqual(host.texts, ["polled 0"])
            for _ in 0..<11 { host.wait(0.1) }
            XCTAssertEqual(host.texts, ["polled 2"])
            host.wait(60)
            XCTAssertEqual(host.texts, ["polled 62"])
            try host.close()
        }
    }

    func testATimerOfTheDefaultModeWaitsForTheEndOfTrackingAndThenFiresOnce() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) {
                    PollingView(in: .default)
                    PollingView(in: .common)
                }
                host.beginTracking()
                host.wait(3.5)
                XCTAssertEqual(host.texts, ["polled 0", "polled 3"])
                host.endTracking()
                XCTAssertEqual(host.texts, ["polled 1", "polled 3"])
                host.wait(0.5)
                XCTAssertEqual(host.texts, ["polled 2", "polled 4"])
                try host.close()
            }
        }
    }

    func testABlockOfAQueueRunsAfterItsDelay() throws {
        try onMainRunLoop {
            let host = Host { BannerView() }
            try host.click("Save")
            XCTAssertEqual(host.texts, ["Saved", "Save"])
            host.wait(1.9)
            XCTAssertEqual(host.texts, ["Saved", "Save"])
            host.wait(0.1)
            XCTAssertEqual(host.texts, ["Save"])
            try host.close()
        }
    }

    func testWhatHasTheSameDateComesInTheOrderInWhichItWasScheduledEachAtItsPlace() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let record = PlaceRecord(host)
            var subscriptions: [any Cancellable] = []
            host.run(
                .action {
                    DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(0.3))) {
                        record.note("queue")
                    }
                    let date = RunLoop.main.now.advanced(by: .seconds(0.3))
                    RunLoop.main.schedule(after: date) {
                        record.note("first")
                        RunLoop.main.perform { MainActor.assumeIsolated { record.note("block") } }
                        RunLoop.main.schedule(after: RunLoop.main.now) { record.note("at once") }
                    }
                    RunLoop.main.schedule(after: date) { record.note("second") }
                    Task {
                        try await Task.sleep(for: .milliseconds(300))
                        record.note("task")
                    }
                    subscriptions.append(
                        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.1), interval: 0.2) {
                            record.note("again")
                        })
                    OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: 0.2)) {
                        record.note("operation")
                    }
                }, .idle)
            host.wait(0.3)
            XCTAssertEqual(
                record.notes,
                [
                    "again: timer", "operation: queue", "queue: queue", "first: timer", "second: timer",
                    "block: blocks",
                    "task: queue", "again: timer", "at once: timer",
                ])
            subscriptions.forEach { $0.cancel() }
            host.wait(1)
            XCTAssertEqual(record.notes.count, 9)
            try host.close()
        }
    }

    func testBodyIsUpdatedBetweenTwoDates() throws {
        try onMainRunLoop {
            let host = Host { PollingView(in: .default) }
            var seen: [[String]] = []
            host.run(
                .action {
                    RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 1.5)) { seen.append(host.texts) }
                }, .idle)
            host.run(.wait(2), .action { seen.append(host.texts) }, .idle)
            XCTAssertEqual(seen, [["polled 1"], ["polled 2"]])
            try host.close()
        }
    }

    func testWorkOnAnotherQueueIsTimedByTheHostAndReallyDoneThere() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let record = PlaceRecord(host)
            let queue = DispatchQueue(label: "other")
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.debounce(for: .seconds(0.3), scheduler: queue)
                .map { [$0, Thread.isMainThread ? 1 : 0] }
                .receive(on: DispatchQueue.main)
                .sink { record.note("\($0)") }
            host.run(.action { subject.send(1) }, .wait(0.2), .action { subject.send(2) }, .idle)
            host.wait(0.2)
            XCTAssertEqual(record.notes, [])
            host.wait(0.1)
            XCTAssertEqual(record.notes, ["[2, 0]: queue"])
            subscription.cancel()
            try host.close()
        }
    }

    func testATimeLongerThanAClockCanCountIsWaitedFor() throws {
        try onMainRunLoop {
            let host = Host { DebouncedSearchView() }
            host.wait(1e11)
            try host.type("s", into: "Search")
            host.wait(1e11)
            XCTAssertEqual(host.texts, ["s", "Search", "s"])
            let now = DispatchQueue.main.now
            DispatchQueue.main.schedule(after: now.advanced(by: .seconds(1))) {}
            host.wait(.infinity)
            XCTAssertEqual(DispatchQueue.main.now.dispatchTime, .distantFuture)
            XCTAssertEqual(host.issues.map(\.kind), [])
            try host.close()
        }
    }

    func testWhatIsPendingAtTheEndOfAHostNeverHappens() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let record = PlaceRecord(host)
            host.run(.action { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { record.note("late") } }, .idle)
            try host.close()
            let next = Host { Text("") }
            next.wait(10)
            XCTAssertEqual(record.notes, [])
            try next.close()
        }
    }
}

/// What happened, and where.
final class PlaceRecord: @unchecked Sendable {
    private let host: HeadlessUI.Host
    private(set) var notes: [String] = []

    init(_ host: HeadlessUI.Host) {
        self.host = host
    }

    func note(_ what: String) {
        notes.append("\(what): \(host.place.rawValue)")
    }
}
