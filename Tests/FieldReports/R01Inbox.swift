import ViewFuzz

// R1 to R3: rows that subscribe to a notification and have a binding to their message.

struct Message: Identifiable {
    let id: Int
    var subject: String
    var isUnread = true
}

extension Notification.Name {
    static let mailboxChanged = Notification.Name("mailboxChanged")
}

typealias MailboxChanges = AnyPublisher<Notification, Never>

@MainActor private var mailboxChanges: MailboxChanges {
    NotificationCenter.default.publisher(for: .mailboxChanged).eraseToAnyPublisher()
}

/// The messages of a mailbox. A notification tells other parts of the app when the user clears it.
struct InboxView<Row: View>: View {
    @State private var messages = [
        Message(id: 1, subject: "Invoice"), Message(id: 2, subject: "Holidays"), Message(id: 3, subject: "Lunch?"),
    ]
    let isLazy: Bool
    let row: (Binding<Message>) -> Row

    var body: some View {
        VStack {
            Button("Clear") {
                messages.removeAll()
                NotificationCenter.default.post(name: .mailboxChanged, object: nil)
            }
            if isLazy {
                ScrollView { LazyVStack { rows } }
            } else {
                rows
            }
        }
    }

    private var rows: some View {
        ForEach($messages) { row($0) }
    }
}

struct MessageRow: View {
    @Binding var message: Message
    let changes: MailboxChanges
    @State private var isBold = true

    var body: some View {
        Text(isBold ? "• \(message.subject)" : message.subject)
            .onReceive(changes) { _ in isBold = message.isUnread }
    }
}

/// The same row, but it handles notifications only while it is on screen.
struct VisibleMessageRow: View {
    @Binding var message: Message
    let changes: MailboxChanges
    @State private var isBold = true
    @State private var isVisible = false

    var body: some View {
        Text(isBold ? "• \(message.subject)" : message.subject)
            .onAppear { isVisible = true }
            .onDisappear { isVisible = false }
            .onReceive(changes) { _ in
                guard isVisible else { return }
                isBold = message.isUnread
            }
    }
}

extension FieldReportsFuzz {
    static var r01: FuzzedView {
        FuzzedView("r01") { setup in
            setup.post(.mailboxChanged)
            let changes = setup.delivered(mailboxChanges).eraseToAnyPublisher()
            return InboxView(isLazy: false) { MessageRow(message: $0, changes: changes) }
        }
    }

    /// Delivers the notification after the update of body.
    static var r01Fixed: FuzzedView {
        FuzzedView("r01 fixed") { setup in
            setup.post(.mailboxChanged)
            let changes = mailboxChanges.receive(on: RunOnMainRunLoopCommitScheduler.shared).eraseToAnyPublisher()
            return InboxView(isLazy: false) { MessageRow(message: $0, changes: changes) }
        }
    }

    static var r02: FuzzedView {
        FuzzedView("r02") { setup in
            setup.post(.mailboxChanged)
            let changes = mailboxChanges.receive(on: RunLoop.main).eraseToAnyPublisher()
            return InboxView(isLazy: false) { MessageRow(message: $0, changes: changes) }
        }
    }

    /// Delivers the notification in an observer at the end of the loop's run.
    static var r02Fixed: FuzzedView {
        FuzzedView("r02 fixed") { setup in
            setup.post(.mailboxChanged)
            let changes = mailboxChanges.receive(on: RunOnMainRunLoopExitScheduler.shared).eraseToAnyPublisher()
            return InboxView(isLazy: false) { MessageRow(message: $0, changes: changes) }
        }
    }

    static var r03: FuzzedView {
        FuzzedView("r03") { setup in
            setup.post(.mailboxChanged)
            let changes = mailboxChanges.receive(on: RunOnMainRunLoopCommitScheduler.shared).eraseToAnyPublisher()
            return InboxView(isLazy: true) { MessageRow(message: $0, changes: changes) }
        }
    }

    /// Uses a flag for whether the row is on screen.
    static var r03Fixed: FuzzedView {
        FuzzedView("r03 fixed") { setup in
            setup.post(.mailboxChanged)
            let changes = mailboxChanges.receive(on: RunOnMainRunLoopCommitScheduler.shared).eraseToAnyPublisher()
            return InboxView(isLazy: true) { VisibleMessageRow(message: $0, changes: changes) }
        }
    }
}
