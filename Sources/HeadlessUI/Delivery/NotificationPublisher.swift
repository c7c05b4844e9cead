#if !canImport(Darwin)
    /// A publisher of notifications that delivers in the order of subscription, and never after a cancellation, as Apple's does.
    ///
    /// The notification center of swift-corelibs-foundation calls observers in the order of a dictionary, and OpenCombine's
    /// publisher delivers after a cancellation in the middle of a post. This publisher adds one real observer for each center,
    /// name and object, which passes each notification to the subscriptions.
    public struct OrderedNotificationPublisher: Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications; nil for any object.
        public let object: AnyObject?

        /// Returns whether two publishers publish the same notifications, so that `onReceive` keeps its subscription.
        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }

        /// Adds a subscriber behind the existing ones.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            if let other = Redelivery.of(name) { return other.subscribe(subscriber, to: self) }
            let subscription = NotificationSubscription(downstream: subscriber)
            subscriber.receive(subscription: subscription)
            NotificationFanOut.add(subscription, to: self)
        }
    }

    extension NotificationCenter {
        /// The type of the center's publishers.
        public typealias Publisher = OrderedNotificationPublisher

        /// Returns a publisher of the notifications with a name, from one object or any, which delivers in the order of
        /// subscription.
        public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OrderedNotificationPublisher {
            OrderedNotificationPublisher(center: self, name: name, object: object)
        }
    }

    /// All subscriptions to the same notifications. A lock guards access; deliveries happen outside the lock.
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

        static func add(_ subscription: NotificationSubscription, to publisher: OrderedNotificationPublisher) {
            let key = Key(
                center: ObjectIdentifier(publisher.center), name: publisher.name,
                object: publisher.object.map { ObjectIdentifier($0) })
            lock.withLock {
                guard !subscription.isCancelled else { return }
                let fanOut = known[key] ?? NotificationFanOut(key: key, publisher: publisher)
                known[key] = fanOut
                fanOut.subscriptions.append(subscription)
                subscription.fanOut = fanOut
                subscription.observation = ObservedNotifications.observe(
                    publisher.name, of: publisher.object, in: publisher.center)
            }
        }

        /// Removes a canceled subscription. If it was not added yet, `add` notices the cancellation.
        static func remove(_ subscription: NotificationSubscription) {
            let unused: (center: NotificationCenter, observer: any NSObjectProtocol)? = lock.withLock {
                guard let fanOut = subscription.fanOut else { return nil }
                subscription.fanOut = nil
                subscription.observation = nil
                fanOut.subscriptions.removeAll { $0 === subscription }
                guard fanOut.subscriptions.isEmpty, let observer = fanOut.observer else { return nil }
                known[fanOut.key] = nil
                fanOut.observer = nil
                return (fanOut.center, observer)
            }
            if let unused { unused.center.removeObserver(unused.observer) }
        }

        private init(key: Key, publisher: OrderedNotificationPublisher) {
            self.key = key
            center = publisher.center
            // The subscriptions are noted one by one.
            let name: Notification.Name? = publisher.name
            observer = center.addObserver(forName: name, object: publisher.object, queue: nil) {
                [weak self] notification in self?.deliver(notification)
            }
        }

        private func deliver(_ notification: Notification) {
            let subscribed = Self.lock.withLock { subscriptions }
            for subscription in subscribed { subscription.deliver(notification) }
        }
    }

    /// A subscription. Any thread may post notifications and cancel subscriptions.
    private final class NotificationSubscription: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        private var downstream: (any Subscriber<Notification, Never>)?
        private var demand = Subscribers.Demand.none
        /// Used under the lock of all fan-outs only.
        weak var fanOut: NotificationFanOut?
        /// What tells the host of the subscription. Used under the same lock.
        var observation: NotificationObservation?

        init(downstream: any Subscriber<Notification, Never>) {
            self.downstream = downstream
        }

        var isCancelled: Bool { lock.withLock { downstream == nil } }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
        }

        func cancel() {
            // The subscriber is released outside the lock.
            let subscriber = lock.withLock {
                defer { downstream = nil }
                return downstream
            }
            if subscriber != nil { NotificationFanOut.remove(self) }
        }

        func deliver(_ notification: Notification) {
            let subscriber: (any Subscriber<Notification, Never>)? = lock.withLock {
                guard let downstream, demand > .none else { return nil }
                demand -= 1
                return downstream
            }
            guard let subscriber else { return }
            let more = subscriber.receive(notification)
            lock.withLock { demand += more }
        }
    }
#endif
