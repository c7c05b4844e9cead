extension NewPackage {
    /// The sample view, with a planted bug.
    var view: String {
        """
        /// The messages, and what can be done with them.
        public struct InboxView: View {
            @Bindable var model: InboxModel

            /// Shows a model.
            public init(model: InboxModel) {
                self.model = model
            }

            /// Two buttons, and a row for each message.
            public var body: some View {
                VStack {
                    Text("Inbox: \\(model.messages.count)")
                    Button("Add") { model.add() }
                    Button("Clear") {
                        model.clear()
                        NotificationCenter.default.post(name: .refresh, object: nil)
                    }
                    List {
                        ForEach($model.messages) { $message in
                            MessageRow(message: $message) { model.delete(message.id) }
                        }
                    }
                }
            }
        }

        struct MessageRow: View {
            @Binding var message: Message
            let onDelete: @MainActor () -> Void
            @State private var preview = ""

            var body: some View {
                HStack {
                    Text(message.subject)
                    Text(preview)
                    Button("Delete", action: onDelete)
                }
                // The planted bug: between a change of the array and the next update of body, the binding of a row is stale. A
                // post at that moment makes this handler read an index that is gone, or the message of another row.
                .onReceive(NotificationCenter.default.publisher(for: .refresh)) { _ in
                    preview = message.subject.uppercased()
                }
            }
        }

        """
    }
}
