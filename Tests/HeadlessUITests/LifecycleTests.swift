import HeadlessUI
import TestSupport
import XCTest

final class LifecycleTests: XCTestCase {
    func testTheOlderFormOfOnChangeCallsTheClosureOfThePreviousView() throws {
        try onMainRunLoop {
            ReactingView.seen = []
            let host = Host { ReactingView() }
            try host.click("Next")
            XCTAssertEqual(Set(ReactingView.seen), ["new closure of 1: 0 to 1", "old closure of 0: 1"])
            XCTAssertEqual(ReactingView.seen.count, 2)
        }
    }

    func testStateBelongsToTheIdentityOfAView() throws {
        try onMainRunLoop {
            let host = Host { IdentityView() }
            try host.click("Count")
            XCTAssertEqual(host.texts.last, "first 1")
            try host.click("Renew")
            XCTAssertEqual(host.texts.last, "first 0")
            try host.click("Count")
            try host.click("Swap")
            XCTAssertEqual(host.texts.last, "second 0")
            try host.click("Swap")
            XCTAssertEqual(host.texts.last, "first 0")
        }
    }

    func testATaskIsCancelledWhenItsViewDisappears() throws {
        try onMainRunLoop {
            TaskView.wasCancelled = false
            let host = Host { TaskView() }
            try host.click("Hide")
            host.run(.until { TaskView.wasCancelled })
            XCTAssertTrue(TaskView.wasCancelled)
        }
    }

    func testNotificationsAreDeliveredInTheOrderOfSubscriptionAndNeverAfterACancel() throws {
        try onMainRunLoop {
            let center = NotificationCenter()
            var seen: [Int] = []
            var subscriptions: [AnyCancellable] = []
            for number in 0..<8 {
                center.publisher(for: .ping).sink { _ in
                    seen.append(number)
                    if number == 2 { subscriptions[5].cancel() }
                }
                .store(in: &subscriptions)
            }
            center.post(name: .ping, object: nil)
            XCTAssertEqual(seen, [0, 1, 2, 3, 4, 6, 7])
            subscriptions = []
            center.post(name: .ping, object: nil)
            XCTAssertEqual(seen.count, 7)
        }
    }
}
