import HeadlessUI

struct ChatMessage: Identifiable, Hashable {
    enum Sender { case me, other }

    let id: Int
    let sender: Sender
    let text: String
}

@MainActor
@Observable
final class ChatRoom {
    private(set) var messages: [ChatMessage] = []
    private(set) var isOtherTyping = false
    var draft = ""

    @ObservationIgnored private let reply: @Sendable (String) async -> String

    init(reply: @escaping @Sendable (String) async -> String) {
        self.reply = reply
        messages = [ChatMessage(id: 0, sender: .other, text: "Hi! How can I help?")]
    }

    var canSend: Bool {
        !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    func send() async {
        guard canSend else { return }
        let text = draft
        draft = ""
        append(text, from: .me)
        isOtherTyping = true
        let answer = await reply(text)
        isOtherTyping = false
        append(answer, from: .other)
    }

    private func append(_ text: String, from sender: ChatMessage.Sender) {
        messages.append(ChatMessage(id: messages.count, sender: sender, text: text))
    }
}

struct ChatView: View {
    @State var room: ChatRoom
    @FocusState private var isComposing: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(room.messages) { message in
                        ChatBubble(message: message)
                            .id(message.id)
                    }
                    if room.isOtherTyping {
                        Text("Typing…")
                            .italic()
                            .transition(.opacity.combined(with: .move(edge: .leading)))
                            .id("typing")
                    }
                }
                .padding(.horizontal)
            }
            .scrollDismissesKeyboard(.interactively)
            .defaultScrollAnchor(.bottom)
            .onChange(of: room.messages.count) {
                guard let last = room.messages.last else { return }
                withAnimation {
                    proxy.scrollTo(last.id, anchor: .bottom)
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            composer
        }
        .animation(.easeOut(duration: 0.2), value: room.isOtherTyping)
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $room.draft, axis: .vertical)
                .lineLimit(1...4)
                .focused($isComposing)
                .padding(8)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 16))
            Button {
                Task { await room.send() }
            } label: {
                Label("Send", systemImage: "arrow.up.circle.fill")
                    .labelStyle(.iconOnly)
                    .font(.title)
            }
            .disabled(!room.canSend)
        }
        .padding()
        .background(.bar)
        .onAppear { isComposing = true }
    }
}

private struct ChatBubble: View {
    let message: ChatMessage

    var body: some View {
        Text(message.text)
            .padding(10)
            .foregroundStyle(message.sender == .me ? Color.white : Color.primary)
            .background(message.sender == .me ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.tertiary))
            .clipShape(.rect(cornerRadius: 14))
            .frame(maxWidth: .infinity, alignment: message.sender == .me ? .trailing : .leading)
            .contextMenu {
                ShareLink(item: message.text)
            }
    }
}
