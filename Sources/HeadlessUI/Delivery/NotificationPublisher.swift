#if !canImport(Combine)
    /// A publisher of notifications that delivers in the order of subscription, and never after a cancel, as Apple's does.
    ///
    /// The notification centre of swift-corelibs-foundation calls observers in the order of a dictionary, and OpenCombine's
    /// publisher delivers after a cancel in the middle of a post. Here one real observer for each centre, name and object
    /// hands each notification on to the subscriptions.
    public struct OrderedNotificationPublisher: Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        /// The centre that the notifications are posted to.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts them; nil for any.
        public let object: AnyObject?

        /// Whether two publishers publish the same notifications, so that `onReceive` keeps its subscription.
        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }

        /// Subscribes, behind all who have subscribed before.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subscription = NotificationSubscription(downstream: AnySubscriber(subscriber))
            subscriber.receive(subscription: subscription)
            NotificationFanOut.of(self).add(subscription)
        }
    }

    extension NotificationCenter {
        /// A publisher of the notifications of a name, of one object or of any, in the order of subscription.
        public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OrderedNotificationPublisher {
            OrderedNotificationPublisher(center: self, name: name, object: object)
        }
    }

    /// All subscriptions to the same notifications. Access is locked; deliveries happen outside of the lock.
    private final class NotificationFanOut: @unchecked Sendable {
        private struct Key: Hashable {
            let center: ObjectIdentifier
            let name: Notification.Name
            let object: ObjectIdentifier?
        }

        private static let lock = NSLock()
        nonisolated(unsafe) private static var known: [Key: NotificationFanOut] = [:]

        private let key: Key
        private let center: NotificationCenter
        private var observer: (any NSObjectProtocol)?
        private var subscriptions: [NotificationSubscription] = []

        static func of(_ publisher: OrderedNotificationPublisher) -> NotificationFanOut {
            let key = Key(
                center: ObjectIdentifier(publisher.center), name: publisher.name,
                object: publisher.object.map { ObjectIdentifier($0) })
            return lock.withLock {
                if let fanOut = known[key] { return fanOut }
                let fanOut = NotificationFanOut(key: key, publisher: publisher)
                known[key] = fanOut
                return fanOut
            }
        }

        private init(key: Key, publisher: OrderedNotificationPublisher) {
            self.key = key
            center = publisher.center
            observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
                [unowned self] notification in deliver(notification)
            }
        }

        func add(_ subscription: NotificationSubscription) {
            Self.lock.withLock {
                guard !subscription.isCancelled else { return }
                subscriptions.append(subscription)
                subscription.onCancel = { [weak self] in self?.remove($0) }
            }
        }

        private func remove(_ subscription: NotificationSubscription) {
            let unused: (any NSObjectProtocol)? = Self.lock.withLock {
                subscriptions.removeAll { $0 === subscription }
                guard subscriptions.isEmpty else { return nil }
                Self.known[key] = nil
                defer { observer = nil }
                return observer
            }
            if let unused { center.removeObserver(unused) }
        }

        private func deliver(_ notification: Notification) {
            let subscribed = Self.lock.withLock { subscriptions }
            for subscription in subscribed { subscription.deliver(notification) }
        }
    }

    private final class NotificationSubscription: Subscription {
        private var downstream: AnySubscriber<Notification, Never>?
        private var demand = Subscribers.Demand.none
        var onCancel: (NotificationSubscription) -> Void = { _ in }

        init(downstream: AnySubscriber<Notification, Never>) {
            self.downstream = downstream
        }

        var isCancelled: Bool { downstream == nil }

        func request(_ demand: Subscribers.Demand) {
            self.demand += demand
        }

        func cancel() {
            guard downstream != nil else { return }
            downstream = nil
            onCancel(self)
        }

        func deliver(_ notification: Notification) {
            guard let downstream, demand > .none else { return }
            demand -= 1
            demand += downstream.receive(notification)
        }
    }
#endif
