import HeadlessUI

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

    static let numbers = HostNumbers()

    /// A new identifier.
    init(of entityName: String) {
        id = ID(number: Self.numbers.next())
        self.entityName = entityName
    }

    public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool { first.id < second.id }
}

extension PersistentIdentifier: CustomStringConvertible {
    public var description: String { "\(entityName)/p\(id.number)" }
}
