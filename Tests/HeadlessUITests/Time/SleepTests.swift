import HeadlessUI
import XCTest

final class SleepTests: XCTestCase {
    func testATaskSleepsUntilTheHostHasWaited() throws {
        try onMainRunLoop {
            var ends: [String] = []
            let host = Host { SecondsView { ends.append($0) } }
            host.settle()
            host.wait(2.5)
            XCTAssertEqual(host.texts, ["Add", "Remove", "1: 2", "2: 2"])
            try host.click("Add")
            host.wait(1)
            XCTAssertEqual(host.texts, ["Add", "Remove", "1: 3", "2: 3", "3: 1"])
            XCTAssertEqual(ends, [])
            try host.close()
        }
    }

    func testATaskIsCancelledWithItsRowWhileItSleeps() throws {
        try onMainRunLoop {
            var ends: [String] = []
            let host = Host { SecondsView { ends.append($0) } }
            host.settle()
            host.wait(1)
            try host.click("Remove")
            XCTAssertEqual(ends, ["1 ended after 1, true"])
            host.wait(1)
            XCTAssertEqual(host.texts, ["Add", "Remove", "2: 2"])
            try host.close()
            XCTAssertEqual(ends, ["1 ended after 1, true", "2 ended after 2, true"])
        }
    }

    func testTasksAreWokenInOrderOfDateOnWhicheverClockTheySleep() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let record = PlaceRecord(host)
            let clock = host.clock
            host.run(
                .action {
                    Task {
                        try await Task.sleep(nanoseconds: 400_000_000)
                        record.note("nanoseconds")
                    }
                    Task {
                        try await ContinuousClock().sleep(for: .seconds(0.3))
                        record.note("clock")
                    }
                    Task {
                        try await Task.sleep(until: .now + .seconds(0.2), clock: .suspending)
                        record.note("until")
                    }
                    Task {
                        try await Task.sleep(for: .seconds(0.1), clock: clock)
                        record.note("host")
                    }
                    Task {
                        try await clock.sleep(until: clock.now)
                        record.note("now")
                    }
                }, .idle)
            XCTAssertEqual(record.notes, ["now: queue"])
            host.wait(1)
            XCTAssertEqual(
                record.notes, ["now: queue", "host: queue", "until: queue", "clock: queue", "nanoseconds: queue"])
            try host.close()
        }
    }

    func testCodeThatTakesAClockTakesThatOfTheHost() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let countdown = Countdown(from: 3, on: host.clock)
            host.run(.action { Task { try await countdown.run() } }, .idle)
            host.wait(2)
            XCTAssertEqual(countdown.left, 1)
            XCTAssertEqual(host.clock.now.offset, .seconds(2))
            host.wait(1)
            XCTAssertEqual(countdown.left, 0)
            try host.close()
        }
    }

    func testATaskThatStillSleepsAtTheEndOfAHostIsCancelled() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            var error: (any Error)?
            host.run(
                .action {
                    Task { do { try await Task.sleep(for: .seconds(1)) } catch let caught { error = caught } }
                }, .idle)
            XCTAssertNil(error)
            try host.close()
            XCTAssertTrue(error is CancellationError)
        }
    }

    func testATaskThatIsCancelledBeforeItSleepsDoesNotSleep() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            var isCancelled = false
            host.run(
                .action {
                    let task = Task {
                        do { try await Task.sleep(for: .seconds(1)) } catch { isCancelled = true }
                    }
                    task.cancel()
                }, .idle)
            XCTAssertTrue(isCancelled)
            try host.close()
        }
    }
}
