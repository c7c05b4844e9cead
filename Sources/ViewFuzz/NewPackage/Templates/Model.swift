extension NewPackage {
    /// The model of the sample view.
    var model: String {
        """
        extension Notification.Name {
            /// The server has news; each row reads its message again.
            public static let refresh = Notification.Name("refresh")
        }

        /// A message in the inbox.
        public struct Message: Identifiable, Sendable {
            /// The identifier, which is never reused.
            public let id: Int
            /// The text of the row.
            public var subject: String
        }

        /// The model of the inbox.
        @MainActor @Observable public final class InboxModel {
            /// The messages, in the order on screen.
            public var messages: [Message] = []
            private var latest = 0

            /// Creates an inbox with three messages.
            public init() {
                for _ in 1...3 { add() }
            }

            /// Adds a message.
            public func add() {
                latest += 1
                messages.append(Message(id: latest, subject: "Message \\(latest)"))
            }

            /// Removes the message with an id.
            public func delete(_ id: Int) {
                messages.removeAll { $0.id == id }
            }

            /// Removes all messages.
            public func clear() {
                messages.removeAll()
            }
        }

        """
    }
}
