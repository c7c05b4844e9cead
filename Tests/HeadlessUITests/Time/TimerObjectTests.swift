import HeadlessUI
import XCTest

/// What has no door of Swift's to the host's clock.
final class TimerObjectTests: XCTestCase {
    func testTimersFireAtTheDatesOfTheHost() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = HeadlessUI.Host(platform: platform) { Text("") }
                let record = PlaceRecord(host)
                var timers: [Timer] = []
                host.run(
                    .action {
                        timers.append(
                            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in record.note("once") })
                        timers.append(
                            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
                                record.note("again")
                                if record.notes.count == 4 { timer.invalidate() }
                            })
                        let date = Date(timeIntervalSinceNow: 2)
                        let common = Timer(fire: date, interval: 0, repeats: false) { _ in record.note("common") }
                        RunLoop.main.add(common, forMode: .common)
                    }, .idle)
                XCTAssertEqual(record.notes, [])
                host.wait(0.4)
                XCTAssertEqual(record.notes, ["again: timer"])
                host.wait(0.8)
                XCTAssertEqual(record.notes, ["again: timer", "again: timer", "once: timer", "again: timer"])
                host.beginTracking()
                host.wait(10)
                XCTAssertEqual(record.notes.suffix(1), ["common: timer"])
                host.endTracking()
                XCTAssertEqual(record.notes.count, 5)
                try host.close()
            }
        }
    }

    func testAWorkItemRunsAfterItsDelayUnlessItIsCancelled() throws {
        try onMainRunLoop {
            let host = HeadlessUI.Host { Text("") }
            let record = PlaceRecord(host)
            host.run(
                .action {
                    let first = DispatchWorkItem { record.note("first") }
                    let second = DispatchWorkItem { record.note("second") }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: first)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: second)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .userInitiated) { record.note("third") }
                    first.cancel()
                }, .idle)
            host.wait(0.4)
            XCTAssertEqual(record.notes, [])
            host.wait(0.6)
            XCTAssertEqual(record.notes, ["second: queue", "third: queue"])
            try host.close()
        }
    }
}
