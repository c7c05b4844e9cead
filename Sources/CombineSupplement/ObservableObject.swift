#if !canImport(Darwin)
    import Foundation

    /// An object that announces its changes.
    public protocol ObservableObject: AnyObject {
        /// The type of the publisher that announces changes.
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never

        /// Publishes before the object changes.
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    /// A publisher that announces an object's changes, in the order of subscription.
    public final class ObservableObjectPublisher: Publisher {
        public typealias Output = Void
        public typealias Failure = Never
        private let subscribers = SubscriberList<Void, Never>()

        /// Creates a publisher without subscribers.
        public init() {}

        /// Attaches a subscriber after all existing ones.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
            subscribers.add(subscriber)
        }

        /// Announces a change of the object.
        public func send() {
            StateAccess.note(.unknownWrite, to: self)
            announce()
        }

        /// Announces a change of a published property.
        func announce() { subscribers.send(()) }
    }

    /// A property that announces its changes to the publisher of its object.
    protocol ObservableProperty {
        var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// The publisher of the object. All published properties use it, and the object can use it directly.
        public var objectWillChange: ObservableObjectPublisher {
            let properties = publishedProperties
            if let publisher = properties.lazy.compactMap(\.objectWillChange).first { return publisher }
            let publisher = properties.isEmpty ? ObjectPublishers.publisher(of: self) : ObservableObjectPublisher()
            for property in properties { property.objectWillChange = publisher }
            return publisher
        }

        private var publishedProperties: [any ObservableProperty] {
            var properties: [any ObservableProperty] = []
            var mirror: Mirror? = Mirror(reflecting: self)
            while let current = mirror {
                properties += current.children.compactMap { $0.value as? any ObservableProperty }
                mirror = current.superclassMirror
            }
            return properties
        }
    }

    /// The publishers of objects without published properties, which store no publisher.
    private enum ObjectPublishers {
        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        private static let lock = NSLock()
        nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries that triggers the next removal of entries whose objects are gone.
        nonisolated(unsafe) private static var sweepCount = 64

        static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            lock.withLock {
                // An earlier object may have had the same address.
                if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
                let publisher = ObservableObjectPublisher()
                entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
                if entries.count >= sweepCount {
                    entries = entries.filter { $0.value.object != nil }
                    sweepCount = max(64, 2 * entries.count)
                }
                return publisher
            }
        }
    }
#endif
