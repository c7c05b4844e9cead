import Locks

/// Numbers for the objects of a database. Each host goes on after the objects with which the database begins, so that a case has the same
/// numbers in any process.
package final class HostNumbers: Sendable {
    private final class Counter: Sendable {
        let last: Locked<Int>
        init(after number: Int) { last = Locked(number) }
    }

    /// The greatest number of what was made before there was a host.
    private final class Reserved: Sendable { let last = Locked(0) }

    private let reserved: Reserved
    private let counters: PerHost<Counter>

    /// Numbers from 1.
    package init() {
        let reserved = Reserved()
        self.reserved = reserved
        counters = PerHost { Counter(after: reserved.last.withLock { $0 }) }
    }

    /// Returns a number that no object of the current host has.
    package func next() -> Int {
        let number = counters.value.last.withLock { last in
            last += 1
            return last
        }
        // What is made before there is a host may be what the database begins with.
        if !HostReference.isThere { reserved.last.withLock { $0 = max($0, number) } }
        return number
    }

    /// Notes the number of an object with which the database begins.
    package func reserve(upTo number: Int) {
        reserved.last.withLock { $0 = max($0, number) }
        counters.value.last.withLock { $0 = max($0, number) }
    }
}
