import HeadlessUI
import TestSupport
import XCTest

final class HostSpeedTests: XCTestCase {
    /// The best of many, since the machine may have other things to do.
    func testTenTurnsOfTheLoopTakeLessThanAMillisecond() {
        onMain {
            let host = Host { Text("idle") }
            let best = (0..<100).map { _ in
                ContinuousClock().measure {
                    host.run(.event, .source, .timer, .idle, .event, .source, .timer, .idle, .event, .idle)
                }
            }.min()
            XCTAssertLessThan(best ?? .seconds(1), .milliseconds(1))
            host.close()
        }
    }

    func testACaseOfEightStepsOnAHostOfItsOwnTakesLessThanAMillisecond() throws {
        try onMain {
            let pings = NotificationCenter.default.publisher(for: .ping).receive(on: RunLoop.main)
            let journal = Journal()
            let best = (0..<300).map { _ in
                ContinuousClock().measure {
                    let host = Host(platform: .iOS) {
                        ItemsView(container: .lazy, publisher: pings, journal: journal)
                    }
                    host.run(
                        .event, .action { try? host.click("Clear") }, .idle,
                        .event, .action { NotificationCenter.default.post(name: .ping, object: nil) }, .idle,
                        .event, .idle)
                    host.close()
                }
            }.min()
            XCTAssertLessThan(best ?? .seconds(1), .milliseconds(1))
            if ProcessInfo.processInfo.environment["HEADLESSUI_PRINT_TIMES"] != nil {
                print("a case takes", best ?? .zero)
            }
        }
    }
}
