extension NewPackage {
    /// The sample view, with a planted bug.
    var view: String {
        """
        /// A list of messages, with buttons that change it.
        public struct InboxView: View {
            @Bindable var model: InboxModel

            /// Creates a view of a model.
            public init(model: InboxModel) {
                self.model = model
            }

            /// The buttons, and a row for each message.
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
                // The planted bug: between a change of the array and the next update of body, the row's binding is stale. A
                // post at that moment makes this handler read an index out of range, or the message of another row.
                .onReceive(NotificationCenter.default.publisher(for: .refresh)) { _ in
                    preview = message.subject.uppercased()
                }
            }
        }

        """
    }
}
