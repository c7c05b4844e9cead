import HeadlessUI

/// A typical list for a fuzzer: each row has a binding, a text, a button and a subscription.
struct Inbox: View {
    @State private var items = (0..<10).map { Message(id: $0) }

    var body: some View {
        List {
            ForEach($items) { $item in InboxRow(message: $item) }
        }
    }
}

struct Message: Identifiable {
    let id: Int
    var isRead = false
    var arrivals = 0
}

struct InboxRow: View {
    @Binding var message: Message

    var body: some View {
        HStack {
            Text(message.isRead ? "read" : "message \(message.id)")
            Button("Flip") { message.isRead.toggle() }
        }
        .onReceive(NotificationCenter.default.publisher(for: .arrival)) { _ in message.arrivals += 1 }
    }
}

extension Notification.Name {
    static let arrival = Notification.Name("arrival")
}

/// Creates a host, performs ten events in the order of a case, and closes the host.
@MainActor func runInbox(on platform: HostPlatform) throws {
    let host = Host(platform: platform) { Inbox() }
    for step in 0..<10 {
        switch step % 4 {
        case 0, 1: try host.row(step).click("Flip")
        case 2: host.run(.event, .action { NotificationCenter.default.post(name: .arrival, object: nil) }, .idle)
        default: host.run(.perform { NotificationCenter.default.post(name: .arrival, object: nil) }, .idle)
        }
    }
    try host.close()
}
