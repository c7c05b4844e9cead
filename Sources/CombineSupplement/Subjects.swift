#if !canImport(Combine)
    import Foundation

    /// A subject that keeps nothing, and delivers in the order of subscription.
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
        private let subscribers = SubscriberList<Output, Failure>()

        /// A subject that nobody has subscribed to.
        public init() {}

        /// Keeps a subscription of the subject's own, for as long as the subject exists.
        public func send(subscription: any Subscription) {
            subscribers.connect(subscription)
        }

        /// Subscribes, behind all who have subscribed before.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscribers.add(subscriber)
        }

        /// Delivers a value to all who have asked for one.
        public func send(_ input: Output) {
            subscribers.send(input)
        }

        /// Ends it.
        public func send(completion: Subscribers.Completion<Failure>) {
            subscribers.finish(completion)
        }
    }

    /// A subject that keeps the value that was sent last, and delivers in the order of subscription.
    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
        private let lock = NSLock()
        private var current: Output
        private let subscribers = SubscriberList<Output, Failure>()

        /// A subject with a first value.
        public init(_ value: Output) {
            current = value
        }

        /// The value that was sent last. To set it is to send it.
        public var value: Output {
            get { lock.withLock { current } }
            set { send(newValue) }
        }

        /// Keeps a subscription of the subject's own, for as long as the subject exists.
        public func send(subscription: any Subscription) {
            subscribers.connect(subscription, isWantedAtOnce: true)
        }

        /// Subscribes, behind all who have subscribed before, and delivers the value that there is.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscribers.add(subscriber) { [self] in value }
        }

        /// Keeps a value, and delivers it to all who have asked for one.
        public func send(_ input: Output) {
            guard !subscribers.isFinished else { return }
            lock.withLock { current = input }
            subscribers.send(input)
        }

        /// Ends it. The value stays.
        public func send(completion: Subscribers.Completion<Failure>) {
            subscribers.finish(completion)
        }
    }
#endif
