#if !canImport(Combine)
    import Foundation

    /// An object that says when it is about to change.
    public protocol ObservableObject: AnyObject {
        /// The type of the publisher that says it.
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never

        /// Publishes just before the object changes.
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    /// Publishes that an object is about to change, in the order of subscription.
    public final class ObservableObjectPublisher: Publisher {
        public typealias Output = Void
        public typealias Failure = Never
        private let subscribers = SubscriberList<Void, Never>()

        /// A publisher that nobody has subscribed to.
        public init() {}

        /// Subscribes, behind all who have subscribed before.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
            subscribers.add(subscriber)
        }

        /// Says that the object is about to change.
        public func send() {
            subscribers.send(())
        }
    }

    /// A property that tells its object's publisher when it is about to change.
    protocol ObservableProperty {
        var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// The object's publisher. All of its published properties tell it, and so can the object itself.
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

    /// The publishers of objects without published properties, which have no place of their own for it.
    private enum ObjectPublishers {
        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        private static let lock = NSLock()
        nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of objects that are gone are dropped next.
        nonisolated(unsafe) private static var sweepCount = 64

        static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            lock.withLock {
                // Another object may have had the same address.
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
