import ViewFuzz

/// Depth 7. The user opens a page, loses the connection, writes and sends a message, and begins another. The connection returns,
/// and the user retries the waiting message, which sends the unfinished one, too.
struct ChatView: View, PlantedView {
    nonisolated static let depth = 7
    nonisolated static let smallest = [
        #"press "Open""#, #"background call "connection""#, #"type "a" into "Message""#, #"press "Send""#,
        #"type "a" into "Message""#, #"background call "connection""#, #"press "Retry""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var draft = ""
        @Published var isOnline = true
        @Published var isOpen = false
        @Published var sent: [String] = []
        @Published var waiting: [String] = []
        var hasSentDraft = false

        func send() {
            guard !draft.isEmpty else { return }
            if isOnline { sent.append(draft) } else { waiting.append(draft) }
            draft = ""
        }

        func retry() {
            guard isOnline, !waiting.isEmpty else { return }
            // The text in the field is sent with the waiting messages.
            if !draft.isEmpty { hasSentDraft = true }
            sent += waiting
            waiting = []
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        NavigationStack {
            List {
                Text(model.isOnline ? "Online" : "Offline")
                Button("Open") { model.isOpen = true }
            }
            .navigationDestination(isPresented: $model.isOpen) {
                VStack {
                    Text("\(model.sent.count) sent, \(model.waiting.count) waiting")
                    TextField("Message", text: $model.draft)
                    Button("Send") { model.send() }
                    if !model.waiting.isEmpty { Button("Retry") { model.retry() } }
                }
            }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("chat") { setup in
            let model = Model()
            setup.call("connection", from: .anotherThread) { model.isOnline.toggle() }
            setup.property("a draft is not sent") { !model.hasSentDraft }
            return ChatView(model: model)
        }
    }
}
