#if os(Linux)
    import Foundation

    /// The user defaults of one host: what code has changed in `UserDefaults` since the host was created. Nothing of it reaches a
    /// file, and the next host does not see it. Any thread may use it.
    ///
    /// While there is a host, all objects of `UserDefaults` read and write here: see `InterposedPreferences.swift`. A value that was
    /// stored before the host was created can be read, too.
    final class HostDefaults: @unchecked Sendable {
        /// A key of one store.
        struct Key: Hashable, Sendable {
            /// The name of the suite; nil for the standard store.
            let suite: String?
            let name: String
        }

        /// What has become of a value.
        enum Change {
            case value(AnyObject)
            case removed
        }

        private let lock = NSLock()
        private var changes: [Key: Change] = [:]
        private var readers: [Key: ReaderList] = [:]
        private var readLocations: [WeakLocation] = []

        private struct WeakLocation {
            weak var location: (any OutsideChangeable)?
        }

        /// Whether nothing has been changed.
        var isEmpty: Bool { lock.withLock { changes.isEmpty } }

        /// Returns what has become of a value; nil if the host has not changed it.
        func change(of key: Key) -> Change? { lock.withLock { changes[key] } }

        /// The changes of one store.
        func changes(of suite: String?) -> [String: Change] {
            lock.withLock {
                changes.reduce(into: [:]) { changes, change in
                    if change.key.suite == suite { changes[change.key.name] = change.value }
                }
            }
        }

        /// Makes the node that is being evaluated depend on a value.
        func noteReader(of key: Key) {
            guard Graph.isUpdatingHere, let node = Graph.evaluatedNode else { return }
            lock.withLock {
                if let list = readers[key] { return list }
                let list = ReaderList()
                readers[key] = list
                return list
            }.note(node)
        }

        /// Makes the views that read a value show a change with a transaction.
        func invalidateReaders(of key: Key, in graph: Graph, with transaction: Transaction) {
            lock.withLock { readers[key] }?.invalidate(in: graph, with: transaction)
        }

        /// Stores or removes a value. Views and observers learn of it at once, on the calling thread, unless it is equal.
        ///
        /// - Parameters:
        ///   - value: The value as Foundation stores it; nil to remove it.
        ///   - key: The key.
        ///   - old: The value from before the host was created.
        ///   - graph: The graph of the host.
        func set(_ value: AnyObject?, for key: Key, over old: AnyObject?, in graph: Graph) {
            let current: AnyObject? = lock.withLock {
                defer { changes[key] = value.map(Change.value) ?? .removed }
                switch changes[key] {
                case .value(let value): return value
                case .removed: return nil
                case nil: return old
                }
            }
            guard !Self.isEqual(current, value) else { return }
            invalidateReaders(of: key, in: graph, with: Transaction.current)
            KeyValueObservers.changed(in: key.suite)
            // The function below does not know the object that was asked.
            let store = key.suite == nil ? UserDefaults.standard : nil
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        }

        private static func isEqual(_ old: AnyObject?, _ new: AnyObject?) -> Bool {
            guard let old, let new else { return old == nil && new == nil }
            return (old as? NSObject)?.isEqual(new) ?? false
        }
    }

    // MARK: Changes from outside

    /// A property of a view whose value another program may change.
    protocol OutsideChangeable: AnyObject {
        var defaultsKey: HostDefaults.Key { get }
        /// Changes the value as another program could; does nothing if no plausible value is known.
        func changeFromOutside()
    }

    extension HostDefaults {
        /// Notes a property of a view, if another program may change its value: a value that extensions of the app share, which has
        /// a suite.
        func note(_ location: any OutsideChangeable) {
            guard location.defaultsKey.suite != nil else { return }
            lock.withLock {
                readLocations.removeAll { $0.location == nil }
                readLocations.append(WeakLocation(location: location))
            }
        }

        /// The changes that other programs may make now: of values that views read from a suite, and of the app's settings in the
        /// Settings app, if code observes the standard store.
        var changesFromOutside: [SystemCallback] {
            var seen: Set<Key> = []
            let locations = lock.withLock { readLocations.compactMap(\.location) }
            let ofSuites = locations.filter { seen.insert($0.defaultsKey).inserted }.map { location in
                let (key, change) = (location.defaultsKey, SendableReference(location))
                return SystemCallback(
                    named: "UserDefaults \(key.suite ?? "") \(key.name)",
                    [{ change.object?.changeFromOutside() }])
            }
            return ofSuites + changesOfSettings
        }

        private var changesOfSettings: [SystemCallback] {
            let settings = SettingsBundle.ofApp
            if settings.isEmpty { return [] }
            let read = lock.withLock { Set(readers.keys.filter { $0.suite == nil }.map(\.name)) }
            let isObserved =
                KeyValueObservers.observesDefaults(in: nil)
                || Graph.current?.observedNotifications.all.contains { $0.name == UserDefaults.didChangeNotification }
                    == true
            return settings.filter { isObserved || read.contains($0.key) }.sorted { $0.key < $1.key }.map {
                key, values in
                SystemCallback(
                    named: "UserDefaults \(key)",
                    values.map { value in { UserDefaults.standard.set(value.object, forKey: key) } })
            }
        }
    }

    /// A weak reference that closures of the main thread hand on.
    private final class SendableReference: @unchecked Sendable {
        private(set) weak var object: (any OutsideChangeable)?

        init(_ object: any OutsideChangeable) { self.object = object }
    }
#endif
