import Foundation
import HeadlessUI
import XCTest

/// Sleeps and timers with a tolerance are on the host's clock, and end at their earliest date.
final class ToleranceTests: XCTestCase {
    #if os(Linux)
        func testASleepWithAToleranceIsOnTheHostsClock() throws {
            try onMainRunLoop {
                let host = Host { TolerantView() }
                host.settle()
                // The last two: an hour of the suspending clock, and an hour without a tolerance in code that knows the clock by its
                // protocol.
                for (seconds, count) in [(2.5, 0), (1, 1), (1.4, 1), (0.5, 2), (3_500, 2), (3_700, 4)] {
                    host.wait(seconds)
                    XCTAssertEqual(host.texts, ["woke \(count) times"])
                }
                XCTAssertEqual(host.issues.map(\.kind), [])
                try host.close()
            }
        }

        func testASleepWithAToleranceEndsWithItsView() throws {
            try onMainRunLoop {
                var ends: [String] = []
                let host = Host { CanceledSleepView { ends.append($0) } }
                host.settle()
                host.wait(1)
                try host.click("Hide")
                host.settle()
                XCTAssertEqual(ends, ["canceled"])
                host.wait(100)
                XCTAssertEqual(ends, ["canceled"])
                try host.close()
            }
        }
    #endif

    func testATimerWithAToleranceFiresOnTheHostsClock() throws {
        try onMainRunLoop {
            nonisolated(unsafe) var count = 0
            let host = Host {
                Text("timer").onAppear {
                    let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in count += 1 }
                    timer.tolerance = 30
                }
            }
            host.wait(59)
            XCTAssertEqual(count, 0)
            host.wait(2)
            XCTAssertEqual(count, 1)
            host.wait(120)
            XCTAssertEqual(count, 3)
            try host.close()
        }
    }

    func testASleepWithAToleranceIsRealWithoutAHost() async throws {
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(20), tolerance: .milliseconds(1))
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(20))
    }
}

private struct TolerantView: View {
    @State private var count = 0

    var body: some View {
        Text("woke \(count) times")
            .task {
                try? await Task.sleep(for: .seconds(3), tolerance: .seconds(1))
                count += 1
                try? await ContinuousClock().sleep(until: .now + .seconds(2), tolerance: .milliseconds(5))
                count += 1
                try? await Task.sleep(until: .now + .seconds(3_600), tolerance: .seconds(60), clock: .suspending)
                count += 1
                try? await sleepAnHour(on: ContinuousClock())
                count += 1
            }
    }
}

private func sleepAnHour<C: Clock>(on clock: C) async throws where C.Duration == Duration {
    try await clock.sleep(until: clock.now.advanced(by: .seconds(3_600)), tolerance: nil)
}

private struct CanceledSleepView: View {
    let end: (String) -> Void
    @State private var isHidden = false

    var body: some View {
        Button("Hide") { isHidden = true }
        if !isHidden {
            Text("sleeping").task {
                do {
                    try await Task.sleep(for: .seconds(50), tolerance: .seconds(5))
                    end("slept")
                } catch {
                    end("canceled")
                }
            }
        }
    }
}
