#if os(Linux)
    import Foundation

    /// The objects whose methods notification centers call.
    private final class SelectorObservers: @unchecked Sendable {
        static let all = SelectorObservers()

        private struct Entry {
            weak var observer: AnyObject?
            let center: ObjectIdentifier
            let name: Notification.Name?
            let object: ObjectIdentifier?
            let token: any NSObjectProtocol
        }

        private let lock = NSLock()
        private var entries: [Entry] = []

        func add(
            _ observer: AnyObject, in center: NotificationCenter, _ name: Notification.Name?, _ object: AnyObject?,
            _ token: any NSObjectProtocol
        ) {
            let entry = Entry(
                observer: observer, center: ObjectIdentifier(center), name: name,
                object: object.map { ObjectIdentifier($0) }, token: token)
            lock.withLock { entries.append(entry) }
        }

        /// Removes the methods of an observer, those of one name and one object if they are given.
        func remove(
            _ observer: AnyObject, from center: NotificationCenter, _ name: Notification.Name?, _ object: AnyObject?
        ) {
            remove(from: center) { entry in
                entry.observer === observer && entry.center == ObjectIdentifier(center)
                    && (name == nil || entry.name == name)
                    && (object == nil || entry.object == object.map { ObjectIdentifier($0) })
            }
        }

        /// Removes the methods of observers that are gone. A center does not keep its observers.
        func removeUnowned(from center: NotificationCenter) {
            remove(from: center) { $0.observer == nil && $0.center == ObjectIdentifier(center) }
        }

        private func remove(from center: NotificationCenter, where isRemoved: (Entry) -> Bool) {
            let removed = lock.withLock {
                let removed = entries.filter(isRemoved)
                if !removed.isEmpty { entries.removeAll(where: isRemoved) }
                return removed
            }
            // A token releases the values of its closure, which may end observations.
            for entry in removed { center.removeObserver(entry.token as Any) }
        }
    }

    extension NotificationCenter {
        /// Calls a method of an observer with each notification, on the thread that posts it, until the observer is removed or gone. The
        /// center does not keep the observer.
        ///
        /// - Parameters:
        ///   - observer: The object with the method.
        ///   - selector: The method, with at most one parameter, the notification. Swift on Linux needs it by itself: `Selector`.
        ///   - name: The name of the notifications; nil for all.
        ///   - object: The object that posts them; nil for any.
        public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
            let observer = observer as AnyObject
            nonisolated(unsafe) weak let target = observer
            let deliver: @Sendable (Notification) -> Void = { notification in
                guard let target else { return }
                selector.performOnThisThread(on: target, sender: notification)
            }
            let token =
                if let name { addObserver(forName: name, object: object, queue: nil, using: deliver) } else {
                    addObserver(forName: nil as Notification.Name?, object: object, queue: nil, using: deliver)
                }
            SelectorObservers.all.removeUnowned(from: self)
            SelectorObservers.all.add(observer, in: self, name, object.map { $0 as AnyObject }, token)
        }

        /// Removes an observer: all of its methods, or the closure of a token.
        ///
        /// Overload resolution prefers this method to Foundation's, which knows tokens alone.
        public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

        /// Removes the methods of an observer for notifications of a name and an object; nil for all.
        ///
        /// Overload resolution prefers this method to Foundation's, which knows tokens alone.
        public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
            SelectorObservers.all.remove(observer, from: self, name, object.map { $0 as AnyObject })
            removeObserver(observer as Any, name: name, object: object)
        }
    }

    extension ObservedNotifications {
        /// Ends the observations of objects that are gone.
        static func removeUnowned() { SelectorObservers.all.removeUnowned(from: .default) }
    }
#endif
