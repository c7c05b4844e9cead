import HeadlessUI
import XCTest

extension Notification.Name {
    fileprivate static let news = Notification.Name("news")
}

private struct NewsView: View {
    @State private var isShown = true
    @State private var items: [Int] = []

    var body: some View {
        Button("Toggle") { isShown.toggle() }
        Text("\(items.description)")
        if isShown {
            Text("listening").task {
                for await notification in NotificationCenter.default.notifications(named: .news) {
                    items.append(notification.userInfo?["number"] as? Int ?? 0)
                }
                items.append(-1)
            }
        }
    }
}

final class NotificationSequenceTests: XCTestCase {
    func testNotificationsArriveInOrderUntilTheTaskIsCancelled() throws {
        try onMainRunLoop {
            let host = Host { NewsView() }
            host.settle()
            let post: @MainActor (Int) -> HostStep = { number in
                .action { NotificationCenter.default.post(name: .news, object: nil, userInfo: ["number": number]) }
            }
            host.run(.event, post(1), post(2), .event, post(3), .idle)
            XCTAssertEqual(host.texts, ["Toggle", "[1, 2, 3]", "listening"])
            try host.click("Toggle")
            host.run(post(4), .idle)
            XCTAssertEqual(host.texts, ["Toggle", "[1, 2, 3, -1]"])
            try host.close()
        }
    }
}
