import Foundation
import ViewFuzz

struct Message: Identifiable {
    let id: Int
    var subject: String
    var isUnread = true
}

extension Notification.Name {
    static let mailboxChanged = Notification.Name("mailboxChanged")
}

/// A row listens as long as it is there, which is longer than its message is.
struct InboxView: View {
    let changes: AnyPublisher<Notification, Never>
    @State private var messages = [Message(id: 1, subject: "Invoice"), Message(id: 2, subject: "Lunch?")]

    var body: some View {
        Button("Clear") { messages = [] }
        Button("Archive first") {
            if !messages.isEmpty { messages.removeFirst() }
        }
        ForEach($messages) { InboxRow(message: $0, changes: changes) }
    }
}

struct InboxRow: View {
    @Binding var message: Message
    let changes: AnyPublisher<Notification, Never>
    @State private var isBold = true

    var body: some View {
        Text(isBold ? "• \(message.subject)" : message.subject)
            .onReceive(changes) { _ in isBold = message.isUnread }
    }
}
