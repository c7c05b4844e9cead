#if !canImport(Combine)
    import Foundation

    extension NotificationCenter {
        /// The notifications of a name as they are posted, as an asynchronous sequence.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
            Notifications(publisher: OrderedNotificationPublisher(center: self, name: name, object: object))
        }

        /// Notifications as an asynchronous sequence. Each iteration has those that are posted from its beginning on, and keeps
        /// them until they are asked for.
        public struct Notifications: AsyncSequence, @unchecked Sendable {
            public typealias Element = Notification
            public typealias Failure = Never
            let publisher: OrderedNotificationPublisher

            /// Begins to observe, behind all who observe already.
            public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

            /// Ends with the task.
            public struct Iterator: AsyncIteratorProtocol {
                private let posts = AwaitedValues<Notification>()
                private let subscription: AnyCancellable

                fileprivate init(_ publisher: OrderedNotificationPublisher) {
                    subscription = publisher.sink { [posts] in posts.add($0) }
                }

                /// The next notification; nil once the task is cancelled.
                public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                    await posts.next(isolation: actor)
                }
            }
        }
    }
#endif
