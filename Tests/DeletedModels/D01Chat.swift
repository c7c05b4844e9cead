import SwiftData
import SwiftUI
import ViewFuzz

// D01: each row of a chat listens for reactions, and its handler runs after the message is deleted.
// https://github.com/meshtastic/Meshtastic-Apple/pull/2014

@Model final class ChatMessage {
    var text: String
    var reactions: [String]

    init(text: String, reactions: [String]) {
        self.text = text
        self.reactions = reactions
    }
}

extension Notification.Name {
    static let reactionsChanged = Notification.Name("reactionsChanged")
}

/// The list that the view and its fix have in common.
struct ChatPage<Row: View>: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \ChatMessage.text) private var messages: [ChatMessage]
    let row: (ChatMessage) -> Row

    var body: some View {
        List {
            ForEach(messages) { message in
                row(message)
                    .swipeActions {
                        Button("Delete", role: .destructive) { delete(message) }
                    }
            }
        }
    }

    private func delete(_ message: ChatMessage) {
        context.delete(message)
        try? context.save()
    }
}

private struct ChatRow: View {
    let message: ChatMessage
    @State private var count = 0

    var body: some View {
        Text("\(message.text) \(count)")
            .onReceive(NotificationCenter.default.publisher(for: .reactionsChanged)) { _ in
                count = message.reactions.count
            }
    }
}

/// A row that ignores notifications once its message is deleted.
private struct LiveChatRow: View {
    let message: ChatMessage
    @State private var count = 0

    var body: some View {
        Text("\(message.text) \(count)")
            .onReceive(NotificationCenter.default.publisher(for: .reactionsChanged)) { _ in
                if message.isLive { count = message.reactions.count }
            }
    }
}

@MainActor private func someMessages() -> ModelContainer {
    filledContainer([ChatMessage.self]) { context in
        context.insert(ChatMessage(text: "Hello", reactions: ["smile", "wave"]))
        context.insert(ChatMessage(text: "Lunch?", reactions: ["yes"]))
    }
}

extension DeletedModelsFuzz {
    static let d01 = FuzzedView("d01") { setup in
        setup.post(.reactionsChanged)
        return ChatPage { ChatRow(message: $0) }.modelContainer(someMessages())
    }

    static let d01Fixed = FuzzedView("d01 fixed") { setup in
        setup.post(.reactionsChanged)
        return ChatPage { LiveChatRow(message: $0) }.modelContainer(someMessages())
    }
}
