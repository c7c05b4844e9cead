import HeadlessUI
import Locks

/// The identifier of an object. It stays the same when the object is saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
    /// What tells the object from the others.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let number: Int

        public static func < (first: ID, second: ID) -> Bool { first.number < second.number }
    }

    /// What tells the object from the others.
    public let id: ID
    /// The name of the model.
    public let entityName: String
    /// The name of the store.
    public var storeIdentifier: String? { "memory" }

    /// A new identifier.
    init(of entityName: String) {
        id = ID(number: IdentifierNumbers.next())
        self.entityName = entityName
    }

    public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool { first.id < second.id }
}

extension PersistentIdentifier: CustomStringConvertible {
    public var description: String { "\(entityName)/p\(id.number)" }
}

/// The numbers of identifiers. Each host goes on after the objects with which containers begin, so that a case has the same
/// identifiers in any process.
enum IdentifierNumbers {
    private final class Counter: Sendable {
        let last: Locked<Int>
        init(after number: Int) { last = Locked(number) }
    }

    private static let firstContents = Locked(0)
    private static let counters = PerHost { Counter(after: firstContents.withLock { $0 }) }

    static func next() -> Int {
        let number = counters.value.last.withLock { last in
            last += 1
            return last
        }
        // What is made before there is a host may be what containers begin with.
        if !HostReference.isThere { firstContents.withLock { $0 = max($0, number) } }
        return number
    }

    /// Notes the greatest number of an object with which a container begins.
    static func reserve(upTo number: Int) {
        firstContents.withLock { $0 = max($0, number) }
        counters.value.last.withLock { $0 = max($0, number) }
    }
}
