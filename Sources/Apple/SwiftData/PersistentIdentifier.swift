import HeadlessUI

/// The identifier of an object. It stays the same when the object is saved, unless `model-identifiers` is `changed-by-save`: then the
/// temporary one of an object that was not saved yet equals no other.
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
    /// The name of the store; nil for a temporary identifier.
    public var storeIdentifier: String? { isTemporary ? nil : "memory" }
    /// Whether the first save of the object replaces the identifier.
    private let isTemporary: Bool

    static let numbers = HostNumbers()

    /// A new identifier.
    init(of entityName: String) {
        self.init(id: ID(number: Self.numbers.next()), entityName: entityName, isTemporary: false)
    }

    private init(id: ID, entityName: String, isTemporary: Bool) {
        (self.id, self.entityName, self.isTemporary) = (id, entityName, isTemporary)
    }

    /// The identifier that replaces this one, or this one.
    var permanent: PersistentIdentifier { PersistentIdentifier(id: id, entityName: entityName, isTemporary: false) }
    /// The identifier before the first save.
    var temporary: PersistentIdentifier { PersistentIdentifier(id: id, entityName: entityName, isTemporary: true) }

    public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool { first.id < second.id }
}

extension PersistentIdentifier: CustomStringConvertible {
    public var description: String { "\(entityName)/\(isTemporary ? "t" : "p")\(id.number)" }
}
