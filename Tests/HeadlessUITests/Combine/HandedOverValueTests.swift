import HeadlessUI
import Testing

extension Notification.Name {
    fileprivate static let news = Notification.Name("handed over news")
}

private struct NewsItem: Identifiable {
    let id: Int
    var count = 0
}

/// Where the values of the rows come from.
private enum NewsSource: CaseIterable {
    case notifications, values
}

private struct NewsRowsView: View {
    let source: NewsSource
    let subject: PassthroughSubject<Int, Never>
    @State private var items = [NewsItem(id: 1)]

    var body: some View {
        Button("Clear") { items = [] }
        ForEach($items) { NewsRow(source: source, subject: subject, item: $0) }
    }
}

private struct NewsRow: View {
    let source: NewsSource
    let subject: PassthroughSubject<Int, Never>
    @Binding var item: NewsItem

    var body: some View {
        Text("count \(item.count)").task {
            switch source {
            case .notifications:
                for await _ in NotificationCenter.default.notifications(named: .news) { item.count += 1 }
            case .values:
                for await _ in subject.values { item.count += 1 }
            }
        }
    }
}

/// A value that a task waits for belongs to the task once it is there, also if the task is canceled before it runs.
@Suite struct `A value that was handed to a task` {
    @Test(arguments: [NewsSource.notifications, .values]) private func `is not taken back by a cancellation`(
        _ source: NewsSource
    ) async throws {
        try await onMainRunLoop {
            let subject = PassthroughSubject<Int, Never>()
            let host = Host { NewsRowsView(source: source, subject: subject) }
            host.settle()
            let send: @MainActor () -> Void = {
                NotificationCenter.default.post(name: .news, object: nil)
                subject.send(1)
            }
            host.run(.event, .action(send))
            host.settle()
            #expect(host.texts == ["Clear", "count 1"])
            host.run(
                .event,
                .action {
                    send()
                    try? host.click("Clear")
                })
            host.settle()
            #expect(host.texts == ["Clear"])
            let stale = RuntimeIssue.Kind.staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1))
            #expect(host.issues.map(\.kind) == [stale])
            #expect(host.issues.map(\.access) == [.write])
            try host.close()
        }
    }
}
