#if os(Linux)
    import Foundation

    extension Timer {
        /// Creates a timer that calls a method of an object, on the thread of the run loop that it is added to. It keeps the object until it
        /// is invalidated.
        ///
        /// - Parameters:
        ///   - interval: The seconds between two calls.
        ///   - target: The object with the method.
        ///   - selector: The method, with at most one parameter, the timer.
        ///   - userInfo: What `userInfo` of the timer returns.
        ///   - repeats: Whether it fires more than once.
        public convenience init(
            timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
            // Without a date, Foundation on Linux would fire it at once.
            self.init(
                fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
                block: Self.call(selector, of: target))
            UserInfo.set(userInfo, of: self)
        }

        /// Creates a timer that calls a method of an object first at a date.
        public convenience init(
            fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
            self.init(fire: date, interval: interval, repeats: repeats, block: Self.call(selector, of: target))
            UserInfo.set(userInfo, of: self)
        }

        /// Creates a timer that calls a method of an object, and adds it to the run loop of this thread.
        @discardableResult public class func scheduledTimer(
            timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer {
            let timer = Timer(
                timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
            RunLoop.current.add(timer, forMode: .default)
            return timer
        }

        /// The object that was passed on to the initializer; nil for a timer with a closure.
        public var userInfo: Any? { UserInfo.of(self) }

        private static func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
            nonisolated(unsafe) let target = target
            return { selector.performOnThisThread(on: target, sender: $0) }
        }

    }

    /// The objects that timers have, by their timers.
    private final class UserInfo: @unchecked Sendable {
        private struct Entry {
            weak var timer: Timer?
            let info: Any
        }

        private static let all = UserInfo()

        private let lock = NSLock()
        private var entries: [ObjectIdentifier: Entry] = [:]

        static func set(_ info: Any?, of timer: Timer) { all.set(info, of: timer) }

        static func of(_ timer: Timer) -> Any? {
            all.lock.withLock {
                all.entries[ObjectIdentifier(timer)].flatMap { $0.timer === timer ? $0.info : nil }
            }
        }

        private func set(_ info: Any?, of timer: Timer) {
            let unowned = lock.withLock {
                let unowned = entries.filter { $0.value.timer == nil }
                entries = entries.filter { $0.value.timer != nil }
                if let info { entries[ObjectIdentifier(timer)] = Entry(timer: timer, info: info) }
                return unowned
            }
            // Their ends may run code, which must not meet the lock.
            withExtendedLifetime(unowned) {}
        }
    }
#endif
