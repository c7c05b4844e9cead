#if !canImport(Darwin)
    import Foundation
    import Locks

    /// The observers of objects' properties. Linux has no key-value observing, so an object tells by `valuesChanged()` that it has
    /// changed, and each observer looks at its property.
    ///
    /// The objects that tell are those of the system that an app observes: `UserDefaults`, players, pages of the web. An object of
    /// the app tells by `didChangeValue(for:)`.
    enum KeyValueObservers {
        private enum Target: Hashable {
            case object(ObjectIdentifier)
            /// All objects of one suite of user defaults.
            case defaults(String?)

            init(_ object: NSObject) {
                self = (object as? UserDefaults).map { .defaults($0.suite) } ?? .object(ObjectIdentifier(object))
            }
        }

        private struct WeakObserver: Sendable {
            weak var observer: KeyValueObserver?
        }

        private static let all = Locked<[Target: [WeakObserver]]>([:])

        /// Adds an observer behind the existing ones. It ends with its object.
        static func add(_ observer: KeyValueObserver, of object: NSObject) {
            all.withLock { all in
                let others = all[Target(object), default: []].filter { $0.observer != nil }
                all[Target(object)] = others + [WeakObserver(observer: observer)]
            }
        }

        /// Lets the observers of an object look at their properties.
        static func changed(_ object: NSObject) { changed(Target(object)) }

        /// Lets the observers of user defaults look at their properties.
        static func changed(in suite: String?) { changed(.defaults(suite)) }

        /// Whether code observes user defaults.
        static func observesDefaults(in suite: String?) -> Bool {
            all.withLock { $0[.defaults(suite)]?.contains { $0.observer != nil } == true }
        }

        private static func changed(_ target: Target) {
            let observers = all.withLock { all in
                guard let known = all[target] else { return [KeyValueObserver]() }
                let observers = known.compactMap(\.observer)
                if observers.isEmpty { all[target] = nil }
                return observers
            }
            for observer in observers { observer.look() }
        }
    }

    /// An observer of a property. Any thread may change the property.
    final class KeyValueObserver: @unchecked Sendable {
        private let lookNow: (_ isForced: Bool) -> Void
        /// What the system may tell as long as the observer is there.
        private let callback: SystemCallback?

        /// - Parameters:
        ///   - object: The object. The observer does not retain it.
        ///   - keyPath: The property.
        ///   - report: Receives the old and the new value.
        init<Object: NSObject, Value>(
            _ object: Object, _ keyPath: KeyPath<Object, Value>,
            _ report: @escaping (_ old: Value, _ new: Value) -> Void
        ) {
            nonisolated(unsafe) let first = object[keyPath: keyPath]
            let last = Locked(SendableValue(first))
            lookNow = { [weak object] isForced in
                guard let object else { return }
                let new = object[keyPath: keyPath]
                let old = last.withLock { last in
                    defer { last = SendableValue(new) }
                    return last
                }.value
                if isForced || !isEqualValue(old, new) { report(old, new) }
            }
            callback = (object as? any SystemObserved)?.callbackForObserver()
            KeyValueObservers.add(self, of: object)
        }

        /// Reports the value, if it has changed.
        func look() { lookNow(false) }
    }

    private struct SendableValue<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// An object of the system whose properties change by themselves, as those of a medium that is loaded.
    package protocol SystemObserved: NSObject {
        /// Returns what the system may tell of the object while code observes it.
        func callbackForObserver() -> SystemCallback?
    }

    extension NSObject {
        /// Tells the observers of the object that its properties may have changed.
        package func valuesChanged() { KeyValueObservers.changed(self) }
    }
#endif
