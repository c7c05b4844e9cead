import HeadlessUI
import XCTest

private enum Failure: Error { case tooLate }

/// What arrives of values that are sent at certain seconds, with the seconds at which it does.
@MainActor private func arrivals<P: Publisher>(
    of dates: [Double], for seconds: Double, _ pipeline: (AnyPublisher<Int, Failure>) -> P
) throws -> [String] {
    let host = Host { Text("") }
    let subject = PassthroughSubject<Int, Failure>()
    var arrivals: [String] = []
    let note = { (what: String) in arrivals.append("\(what) at \(host.clock.now.offset / .seconds(1))") }
    let subscription = pipeline(subject.eraseToAnyPublisher())
        .sink(receiveCompletion: { _ in note("ended") }, receiveValue: { note("\($0)") })
    var passed = 0.0
    for (index, date) in dates.enumerated() {
        host.wait(date - passed)
        passed = date
        host.run(.action { subject.send(index) }, .idle)
    }
    host.wait(seconds - passed)
    subscription.cancel()
    try host.close()
    return arrivals
}

/// Operators of Combine that take a scheduler.
final class TimedOperatorTests: XCTestCase {
    func testDebounce() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try arrivals(of: [0, 0.2, 1], for: 2) {
                    $0.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
                },
                ["1 at 0.5", "2 at 1.3"])
        }
    }

    func testDelay() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try arrivals(of: [0, 0.2], for: 2) { $0.delay(for: 0.5, scheduler: RunLoop.main) },
                ["0 at 0.5", "1 at 0.7"])
            XCTAssertEqual(
                try arrivals(of: [0], for: 2) {
                    $0.delay(for: .milliseconds(500), scheduler: RunOnMainRunLoopCommonModesScheduler.shared)
                },
                ["0 at 0.5"])
            XCTAssertEqual(
                try arrivals(of: [0], for: 2) { $0.delay(for: 0.5, scheduler: RunOnMainRunLoopCommitScheduler.shared) },
                ["0 at 0.5"])
        }
    }

    func testThrottle() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try arrivals(of: [0, 0.1, 0.2, 0.9], for: 3) {
                    $0.throttle(for: .seconds(0.5), scheduler: DispatchQueue.main, latest: true)
                },
                ["0 at 0.0", "2 at 0.5", "3 at 1.0"])
            XCTAssertEqual(
                try arrivals(of: [0, 0.1, 0.2, 0.9], for: 3) {
                    $0.throttle(for: 0.5, scheduler: RunLoop.main, latest: false)
                },
                ["0 at 0.0", "1 at 0.5", "3 at 1.0"])
        }
    }

    func testTimeout() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try arrivals(of: [0, 0.4], for: 3) {
                    $0.timeout(.seconds(0.5), scheduler: RunLoop.main) { Failure.tooLate }
                },
                ["0 at 0.0", "1 at 0.4", "ended at 0.9"]
            )
        }
    }

    func testCollectByTime() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try arrivals(of: [0.1, 0.2, 1.2], for: 3) { $0.collect(.byTime(RunLoop.main, 0.5)) },
                ["[0, 1] at 0.5", "[2] at 1.5"])
            XCTAssertEqual(
                try arrivals(of: [0.1, 0.2, 0.3], for: 3) {
                    $0.collect(.byTimeOrCount(DispatchQueue.main, .seconds(0.5), 2))
                },
                ["[0, 1] at 0.2", "[2] at 0.5"])
        }
    }

    func testMeasureInterval() throws {
        try onMainRunLoop {
            XCTAssertEqual(
                try arrivals(of: [0.1, 0.4], for: 1) {
                    $0.measureInterval(using: RunLoop.main).map { ($0.timeInterval * 10).rounded() }
                },
                ["1.0 at 0.1", "3.0 at 0.4"])
        }
    }

    func testTheDatesOfATimerAreThoseOfTheClock() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            var dates: [Date] = []
            let begin = RunLoop.main.now.date
            let subscription = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().sink {
                dates.append($0)
            }
            host.wait(1)
            XCTAssertEqual(dates.map { ($0.timeIntervalSince(begin) * 100).rounded() }, [25, 50, 75, 100])
            subscription.cancel()
            host.wait(1)
            XCTAssertEqual(dates.count, 4)
            try host.close()
        }
    }
}
