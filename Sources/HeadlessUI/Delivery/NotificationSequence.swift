#if !canImport(Darwin)
    import Foundation

    extension NotificationCenter {
        /// Returns an asynchronous sequence of the notifications with a name.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
            Notifications(publisher: OrderedNotificationPublisher(center: self, name: name, object: object))
        }

        /// An asynchronous sequence of notifications. An iteration receives the notifications that are posted after its start,
        /// and keeps them until the task requests them.
        public struct Notifications: AsyncSequence, @unchecked Sendable {
            public typealias Element = Notification
            public typealias Failure = Never
            let publisher: OrderedNotificationPublisher

            /// Starts to observe, behind the existing observers.
            public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

            /// An iterator, which ends with its task.
            public struct Iterator: AsyncIteratorProtocol {
                private let posts = AwaitedValues<Notification>()
                private let subscription: AnyCancellable

                fileprivate init(_ publisher: OrderedNotificationPublisher) {
                    subscription = publisher.sink { [posts] in posts.add($0) }
                }

                /// Returns the next notification; nil after the task has been canceled.
                public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                    await posts.next(isolation: actor)
                }
            }
        }
    }
#endif
