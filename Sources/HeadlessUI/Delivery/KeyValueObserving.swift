#if !canImport(Darwin)
    import Foundation

    /// What an observer of a property receives.
    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The new value.
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        /// The old value.
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// The first value, at once.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// A call before each change. Not made here.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// A kind of change. Only whole values change here.
    public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

    /// A change of a property.
    public struct NSKeyValueObservedChange<Value> {
        /// A kind of change.
        public typealias Kind = NSKeyValueChange
        /// The kind of change.
        public let kind: Kind
        /// The new value, if the observer asked for it.
        public let newValue: Value?
        /// The old value, if the observer asked for it.
        public let oldValue: Value?
        /// The indexes of changed elements: none.
        public let indexes: IndexSet?
        /// Whether the change is still to come: no.
        public let isPrior: Bool
    }

    /// An observation of a property. It ends with this object.
    public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
        private let lock = NSLock()
        private var observer: KeyValueObserver?

        init(_ observer: KeyValueObserver) { self.observer = observer }

        /// Ends the observation.
        public func invalidate() { lock.withLock { observer = nil } }
    }

    /// An object whose properties can be observed.
    public protocol _KeyValueCodingAndObserving {}

    extension NSObject: _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving where Self: NSObject {
        /// Observes a property of an object of the system.
        ///
        /// - Parameters:
        ///   - keyPath: The property.
        ///   - options: What the handler receives.
        ///   - changeHandler: Receives the object and each change, on the thread that makes the change.
        /// - Returns: The observation, to be kept as long as it is of use.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
            }
            let observer = KeyValueObserver(self, keyPath) { [weak self] old, new in
                if let self { changeHandler(self, change(old, new)) }
            }
            if options.contains(.initial) { changeHandler(self, change(nil, self[keyPath: keyPath])) }
            return NSKeyValueObservation(observer)
        }

        /// Announces a change of a property. Has no effect.
        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

        /// Tells the observers of a property that it has changed.
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { valuesChanged() }

        /// Returns a publisher of the values of a property of an object of the system.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
            NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
        }
    }

    extension NSObject {
        /// A publisher of the values of a property.
        public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
            public typealias Output = Value
            public typealias Failure = Never
            /// The object with the property.
            public let object: Subject
            /// The property.
            public let keyPath: KeyPath<Subject, Value>
            /// Whether the first value is published.
            public let options: NSKeyValueObservingOptions

            /// A publisher of the values of a property.
            public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
                (self.object, self.keyPath, self.options) = (object, keyPath, options)
            }

            /// Returns whether two publishers publish the same values, so that `onReceive` keeps its subscription.
            public static func == (left: Self, right: Self) -> Bool {
                left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
            }

            /// Begins to publish to a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
                subscriber.receive(subscription: KeyValueSubscription(self, subscriber))
            }
        }
    }

    /// A subscription to the values of a property. A value that nobody has asked for yet waits until the next one replaces it.
    private final class KeyValueSubscription<Subject: NSObject, Value>: Subscription, @unchecked Sendable {
        // Recursive, as a subscriber may ask for more while it receives.
        private let lock = NSRecursiveLock()
        private var downstream: (any Subscriber<Value, Never>)?
        private var demand = Subscribers.Demand.none
        private var waiting: Value?
        private var observer: KeyValueObserver?
        private var object: Subject?

        init(
            _ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ downstream: any Subscriber<Value, Never>
        ) {
            self.downstream = downstream
            object = publisher.object
            if publisher.options.contains(.initial) { waiting = publisher.object[keyPath: publisher.keyPath] }
            observer = KeyValueObserver(publisher.object, publisher.keyPath) { [weak self] _, new in
                self?.deliver(new)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            let value: Value? = lock.withLock {
                self.demand += demand
                return waiting
            }
            if let value { deliver(value) }
        }

        func cancel() {
            // They are released outside the lock.
            let released: (Any?, Any?, Any?) = lock.withLock {
                defer { (downstream, observer, object) = (nil, nil, nil) }
                return (downstream, observer, object)
            }
            withExtendedLifetime(released) {}
        }

        private func deliver(_ value: Value) {
            let subscriber: (any Subscriber<Value, Never>)? = lock.withLock {
                guard let downstream, demand > .none else {
                    waiting = value
                    return nil
                }
                waiting = nil
                demand -= 1
                return downstream
            }
            guard let subscriber else { return }
            let more = subscriber.receive(value)
            lock.withLock { demand += more }
        }
    }
#endif
