import Foundation

/// The notifications of the default center that code observes since the host was created. Any thread may observe some.
///
/// An observer that outlives its host, as that of a singleton or of a leaked model, does not count for the next host: otherwise
/// the offers of a case would depend on the cases before it. The search gives fewer cases to a process then: `Host.leavesWork`.
final class ObservedNotifications: @unchecked Sendable {
    /// The observers of one name.
    private struct Observers {
        /// The number of observers of any object's notifications.
        var ofAnyCount = 0
        /// The observers of one object's notifications, in their order.
        var ofOne: [(number: Int, object: WeakObject)] = []

        var isEmpty: Bool { ofAnyCount == 0 && ofOne.isEmpty }
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    private let lock = NSLock()
    private var observers: [Notification.Name: Observers] = [:]
    private var count = 0
    /// The code of views that has begun observations, by the numbers of the observations.
    private var origins: [Int: (action: ViewAction, name: Notification.Name)] = [:]

    /// Adds an observation; returns nil if the host does not offer the notifications of the center.
    static func observe(
        _ name: Notification.Name?, of object: Any?, in center: NotificationCenter
    ) -> NotificationObservation? {
        guard let name, let observed = Graph.current?.observedNotifications, center === NotificationCenter.default
        else {
            return nil
        }
        return observed.add(name, object.map { $0 as AnyObject })
    }

    private func add(_ name: Notification.Name, _ object: AnyObject?) -> NotificationObservation {
        lock.withLock {
            count += 1
            if let action = ViewAction.current { origins[count] = (action, name) }
            if let object {
                observers[name, default: Observers()].ofOne.append((count, WeakObject(object: object)))
            } else {
                observers[name, default: Observers()].ofAnyCount += 1
            }
            return NotificationObservation(of: name, number: count, isOfAny: object == nil, in: self)
        }
    }

    fileprivate func remove(_ name: Notification.Name, _ number: Int, isOfAny: Bool) {
        lock.withLock {
            origins[number] = nil
            if isOfAny {
                observers[name]?.ofAnyCount -= 1
            } else {
                observers[name]?.ofOne.removeAll { $0.number == number }
            }
            if observers[name]?.isEmpty == true { observers[name] = nil }
        }
    }

    /// Whether there is an observer of a name.
    func contains(_ name: Notification.Name) -> Bool { lock.withLock { observers[name] != nil } }

    /// The code of views that has begun the observations that go on, with the names that they observe.
    var allOrigins: [(action: ViewAction, name: Notification.Name)] {
        lock.withLock { origins.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// Whether there are no observers.
    var isEmpty: Bool {
        #if os(Linux)
            Self.removeUnowned()
        #endif
        return lock.withLock { observers.isEmpty }
    }

    /// The observed names in alphabetical order, each with the objects that observers ask for.
    var all: [ObservedNotification] {
        #if os(Linux)
            Self.removeUnowned()
        #endif
        let observers = lock.withLock { self.observers }
        guard !observers.isEmpty else { return [] }
        return observers.compactMap { name, observers in
            var found = ObservedNotification(name: name, objects: observers.ofAnyCount > 0 ? [nil] : [])
            for entry in observers.ofOne { if let object = entry.object.object { found.add(object) } }
            return found.objects.isEmpty ? nil : found
        }.sorted { $0.name.rawValue < $1.name.rawValue }
    }
}

/// An observer of notifications. The observation ends when it is released, so the observer's closure retains it.
final class NotificationObservation: Sendable {
    private let name: Notification.Name
    private let number: Int
    private let isOfAny: Bool
    private let observed: ObservedNotifications

    fileprivate init(of name: Notification.Name, number: Int, isOfAny: Bool, in observed: ObservedNotifications) {
        (self.name, self.number, self.isOfAny, self.observed) = (name, number, isOfAny, observed)
    }

    deinit { observed.remove(name, number, isOfAny: isOfAny) }
}

/// A notification that code observes.
package struct ObservedNotification {
    /// The name of the notification.
    package let name: Notification.Name
    /// The objects whose notifications are observed, in the order of their observers; nil first, if any object's are.
    package fileprivate(set) var objects: [AnyObject?]

    fileprivate mutating func add(_ object: AnyObject) {
        if !objects.contains(where: { $0 === object }) { objects.append(object) }
    }

    /// Posts the notification, with the user info that the system sends with it.
    package func post(from object: AnyObject?) {
        NotificationCenter.default.post(name: name, object: object, userInfo: SystemUserInfo.of(name))
    }
}

extension Host {
    /// The notifications of the default center that code has begun to observe since the host was created, by name. Those that come with
    /// a change of the system are not among them: they never come without it.
    package var observedNotifications: [ObservedNotification] {
        graph.observedNotifications.all.filter { !SystemSetting.notifications.contains($0.name) }
    }

    /// Whether the host is closed, and something of its case goes on: objects that its code has made still observe notifications or
    /// wait for a call of the system, as singletons and objects that leak do, or a job keeps its thread. A later host of the process
    /// does not know them.
    package var leavesWork: Bool {
        !isOpen && (!graph.observedNotifications.isEmpty || callbacks?.isEmpty == false || leavesJobs)
    }
}

#if !canImport(Darwin)
    extension NotificationCenter {
        /// Observes the notifications with a name. If there is a host, it notes the name.
        ///
        /// Overload resolution prefers this method to Foundation's, because Foundation's takes an optional name.
        public func addObserver(
            forName name: Notification.Name, object: Any?, queue: OperationQueue?,
            using block: @escaping @Sendable (Notification) -> Void
        ) -> any NSObjectProtocol {
            let observation = ObservedNotifications.observe(name, of: object, in: self)
            return addObserver(forName: Optional(name), object: object, queue: queue) { notification in
                withExtendedLifetime(observation) { block(notification) }
            }
        }
    }
#endif
