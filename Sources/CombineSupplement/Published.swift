#if !canImport(Combine)
    import Foundation

    /// A property of an object that publishes its values, each just before it is set.
    @propertyWrapper public struct Published<Value> {
        /// Publishes the value that there is, and then each that will be, in the order of subscription.
        public struct Publisher: OpenCombine.Publisher {
            public typealias Output = Value
            public typealias Failure = Never
            let subject: PublishedSubject<Value>

            /// Subscribes, behind all who have subscribed before.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
                subject.subscribers.add(subscriber) { [subject] in subject.value }
            }
        }

        let subject: PublishedSubject<Value>

        /// A property with a first value.
        public init(initialValue: Value) {
            subject = PublishedSubject(initialValue)
        }

        /// A property with a first value.
        public init(wrappedValue: Value) {
            subject = PublishedSubject(wrappedValue)
        }

        /// The publisher of the values.
        public var projectedValue: Publisher {
            get { Publisher(subject: subject) }
            // `assign(to: &$property)` sets what it has got.
            set {}
        }

        /// The value, which has a place only in an object.
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

    extension Published: ObservableProperty {
        var objectWillChange: ObservableObjectPublisher? {
            get { subject.objectWillChange }
            nonmutating set { subject.objectWillChange = newValue }
        }
    }

    /// The value of a published property, and who wants to know of it.
    final class PublishedSubject<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var current: Value
        private var objectPublisher: ObservableObjectPublisher?
        let subscribers = SubscriberList<Value, Never>()

        init(_ value: Value) {
            current = value
        }

        var value: Value { lock.withLock { current } }

        var objectWillChange: ObservableObjectPublisher? {
            get { lock.withLock { objectPublisher } }
            set { lock.withLock { objectPublisher = newValue } }
        }

        /// Says that the object will change, publishes the value, and sets it.
        func send(_ value: Value) {
            objectWillChange?.send()
            subscribers.send(value)
            // What was there before is let go of outside of the lock.
            let old = lock.withLock {
                defer { current = value }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }

    extension OpenCombine.Publisher where Failure == Never {
        /// Sets a published property to each value, for as long as the property exists.
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
