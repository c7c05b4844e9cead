#if !canImport(Darwin)
    import Foundation

    /// A property of an object that publishes each value before the property changes.
    @propertyWrapper public struct Published<Value> {
        /// A publisher of the current value and of every later one, in the order of subscription.
        public struct Publisher: OpenCombine.Publisher {
            public typealias Output = Value
            public typealias Failure = Never
            let subject: PublishedSubject<Value>

            /// Attaches a subscriber after all existing ones.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
                subject.subscribers.add(subscriber) { [subject] in subject.value }
            }
        }

        let subject: PublishedSubject<Value>

        /// Creates a property with an initial value.
        public init(initialValue: Value) {
            subject = PublishedSubject(initialValue)
        }

        /// Creates a property with an initial value.
        public init(wrappedValue: Value) {
            subject = PublishedSubject(wrappedValue)
        }

        /// The publisher of the values.
        public var projectedValue: Publisher {
            get { Publisher(subject: subject) }
            // `assign(to: &$property)` writes back the publisher that it read.
            set {}
        }

        /// The value. Available only inside a class.
        @available(*, unavailable, message: "@Published is only available on properties of classes")
        public var wrappedValue: Value {
            get { subject.value }
            set { subject.send(newValue) }
        }

        /// The value, as a property of an object.
        public static subscript<EnclosingSelf: AnyObject>(
            _enclosingInstance object: EnclosingSelf, wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
        ) -> Value {
            get { object[keyPath: storageKeyPath].subject.value }
            set { object[keyPath: storageKeyPath].subject.send(newValue) }
        }
    }

    extension Published.Publisher: SourcedPublisher {
        package var source: AnyObject { subject }
    }

    extension Published: ObservableProperty {
        var objectWillChange: ObservableObjectPublisher? {
            get { subject.objectWillChange }
            nonmutating set { subject.objectWillChange = newValue }
        }
    }

    extension Published: PublishedProperty {
        package var storedValue: Any { subject.value }
    }

    /// The value of a published property and its subscribers.
    final class PublishedSubject<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var current: Value
        private var objectPublisher: ObservableObjectPublisher?
        let subscribers = SubscriberList<Value, Never>()

        init(_ value: Value) {
            current = value
        }

        var value: Value {
            StateAccess.note(.read, to: self)
            return lock.withLock { current }
        }

        var objectWillChange: ObservableObjectPublisher? {
            get { lock.withLock { objectPublisher } }
            set { lock.withLock { objectPublisher = newValue } }
        }

        /// Announces the change to the object's publisher, publishes the value, and then stores it.
        func send(_ value: Value) {
            StateAccess.note(.write, to: self)
            objectWillChange?.announce()
            subscribers.send(value)
            // Releases the old value outside the lock.
            let old = lock.withLock {
                defer { current = value }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }

    extension OpenCombine.Publisher where Failure == Never {
        /// Assigns each value to a published property, as long as the property exists.
        public func assign(to published: inout Published<Output>.Publisher) {
            let subject = published.subject
            subscribe(
                AnySubscriber(
                    receiveSubscription: { [weak subject] in
                        if let subject { subject.subscribers.connect($0, isWantedAtOnce: true) } else { $0.cancel() }
                    },
                    receiveValue: { [weak subject] in
                        subject?.send($0)
                        return .none
                    }))
        }
    }
#endif
