import HeadlessUI

extension Notification.Name {
    static let inboxDidReceive = Notification.Name("inboxDidReceive")
    static let inboxDidReset = Notification.Name("inboxDidReset")
}

struct InboxMessage: Identifiable, Equatable {
    let id: Int
    let subject: String
    var isRead = false
}

struct InboxView: View {
    var bannerDuration = Duration.seconds(5)

    @State private var messages: [InboxMessage] = []
    @State private var banner: InboxMessage?
    @State private var isMuted = false

    private let received = NotificationCenter.default
        .publisher(for: .inboxDidReceive)
        .compactMap { $0.userInfo?["subject"] as? String }
        .receive(on: DispatchQueue.main)

    private var unread: Int { messages.filter { !$0.isRead }.count }

    var body: some View {
        NavigationStack {
            List {
                ForEach($messages) { $message in
                    HStack {
                        Circle()
                            .fill(message.isRead ? .clear : .blue)
                            .frame(width: 10, height: 10)
                        Text(message.subject)
                            .fontWeight(message.isRead ? .regular : .semibold)
                    }
                    .onTapGesture { message.isRead = true }
                    .swipeActions(edge: .leading) {
                        Button(message.isRead ? "Unread" : "Read") { message.isRead.toggle() }
                            .tint(.blue)
                    }
                    .swipeActions {
                        Button("Archive", role: .destructive) {
                            withAnimation { messages.removeAll { $0.id == message.id } }
                        }
                    }
                }
            }
            .navigationTitle(unread == 0 ? "Inbox" : "Inbox (\(unread))")
            .toolbar {
                Toggle("Mute", systemImage: "bell.slash", isOn: $isMuted)
            }
        }
        .overlay(alignment: .top) {
            if let banner {
                InboxBanner(message: banner, duration: bannerDuration) {
                    withAnimation { self.banner = nil }
                }
                .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .onReceive(received, perform: receive)
        .onReceive(NotificationCenter.default.publisher(for: .inboxDidReset)) { _ in
            messages.removeAll()
            banner = nil
        }
    }

    private func receive(_ subject: String) {
        let message = InboxMessage(id: (messages.map(\.id).max() ?? 0) + 1, subject: subject)
        messages.insert(message, at: 0)
        if !isMuted {
            withAnimation(.spring(response: 0.3)) { banner = message }
        }
    }
}

private struct InboxBanner: View {
    let message: InboxMessage
    let duration: Duration
    let onClose: @MainActor () -> Void

    var body: some View {
        HStack {
            Label("New: \(message.subject)", systemImage: "envelope.badge")
            Spacer()
            Button("Dismiss", systemImage: "xmark", action: onClose)
                .labelStyle(.iconOnly)
        }
        .padding()
        .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 16))
        .padding(.horizontal)
        .task(id: message.id) {
            try? await Task.sleep(for: duration)
            guard !Task.isCancelled else { return }
            onClose()
        }
    }
}
