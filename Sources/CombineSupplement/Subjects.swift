#if !canImport(Darwin)
    import Foundation

    /// A subject that stores no value and delivers in the order of subscription.
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
        private let subscribers = SubscriberList<Output, Failure>()

        /// Creates a subject without subscribers.
        public init() {}

        /// Keeps an upstream subscription as long as the subject exists.
        public func send(subscription: any Subscription) {
            subscribers.connect(subscription)
        }

        /// Attaches a subscriber after all existing ones.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscribers.add(subscriber)
        }

        /// Delivers a value to every subscriber with demand.
        public func send(_ input: Output) {
            subscribers.send(input)
        }

        /// Completes the subject.
        public func send(completion: Subscribers.Completion<Failure>) {
            subscribers.finish(completion)
        }
    }

    /// A subject that stores the last value and delivers in the order of subscription.
    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
        private let lock = NSLock()
        private var current: Output
        private let subscribers = SubscriberList<Output, Failure>()

        /// Creates a subject with an initial value.
        public init(_ value: Output) {
            current = value
        }

        /// The last value. Setting it sends it.
        public var value: Output {
            get { lock.withLock { current } }
            set { send(newValue) }
        }

        /// Keeps an upstream subscription as long as the subject exists.
        public func send(subscription: any Subscription) {
            subscribers.connect(subscription, isWantedAtOnce: true)
        }

        /// Attaches a subscriber after all existing ones, and delivers the current value.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscribers.add(subscriber) { [self] in value }
        }

        /// Stores a value, and delivers it to every subscriber with demand.
        public func send(_ input: Output) {
            guard !subscribers.isFinished else { return }
            lock.withLock { current = input }
            subscribers.send(input)
        }

        /// Completes the subject. The value remains.
        public func send(completion: Subscribers.Completion<Failure>) {
            subscribers.finish(completion)
        }
    }
#endif
