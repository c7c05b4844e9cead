extension NewPackage {
    /// The model of the sample view.
    var model: String {
        """
        extension Notification.Name {
            /// The server has news: whoever shows a message looks at it again.
            public static let refresh = Notification.Name("refresh")
        }

        /// A message of the inbox.
        public struct Message: Identifiable, Sendable {
            /// Never given again.
            public let id: Int
            /// What the row shows.
            public var subject: String
        }

        /// What the inbox shows.
        @MainActor @Observable public final class InboxModel {
            /// In the order on screen.
            public var messages: [Message] = []
            private var latest = 0

            /// An inbox of three messages.
            public init() {
                for _ in 1...3 { add() }
            }

            /// A message comes.
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
