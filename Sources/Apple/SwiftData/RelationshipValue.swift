/// A value that refers to objects of a model: an object, an optional one, an array or a set of objects.
protocol RelationshipValue {
    /// The model.
    static var destination: (any PersistentModel.Type)? { get }
    /// Whether it has any number of objects.
    static var isToMany: Bool { get }
    /// Whether it may be nil.
    static var isOptional: Bool { get }
    /// The objects, each once.
    var members: [any PersistentModel] { get }
    /// Returns the value with one more object; nil if it has the object.
    func adding(_ member: any PersistentModel) -> Any?
    /// Returns the value without an object; nil if it does not have the object, or must have one.
    func removing(_ member: any PersistentModel) -> Any?
    /// The value without objects that it has a second time; nil if it has each once.
    var withoutRepetitions: Any? { get }
    /// Returns a value of objects; nil if there is none.
    static func make(of members: [any PersistentModel]) -> Any?
}

extension RelationshipValue {
    var withoutRepetitions: Any? { nil }
    static var isOptional: Bool { false }
}

extension Optional: RelationshipValue {
    static var isOptional: Bool { true }
    static var destination: (any PersistentModel.Type)? {
        (Wrapped.self as? any PersistentModel.Type) ?? (Wrapped.self as? any RelationshipValue.Type)?.destination
    }
    static var isToMany: Bool { (Wrapped.self as? any RelationshipValue.Type)?.isToMany ?? false }
    var members: [any PersistentModel] {
        guard let self else { return [] }
        return (self as? any PersistentModel).map { [$0] } ?? (self as? any RelationshipValue)?.members ?? []
    }
    func adding(_ member: any PersistentModel) -> Any? {
        if let collection = Wrapped.self as? any RelationshipValue.Type {
            guard let self else { return collection.make(of: [member]) }
            return (self as? any RelationshipValue)?.adding(member)
        }
        return members.first === member ? nil : (member as? Wrapped).map { Self.some($0) }
    }
    func removing(_ member: any PersistentModel) -> Any? {
        guard let self else { return nil }
        if let collection = self as? any RelationshipValue { return collection.removing(member) }
        return members.first === member ? .some(Self.none as Any) : nil
    }
    var withoutRepetitions: Any? { flatMap { ($0 as? any RelationshipValue)?.withoutRepetitions } }
    static func make(of members: [any PersistentModel]) -> Any? {
        if let collection = Wrapped.self as? any RelationshipValue.Type { return collection.make(of: members) }
        return members.first as? Wrapped as Any
    }
}

extension Array: RelationshipValue {
    static var destination: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
    static var isToMany: Bool { true }
    var members: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
    func adding(_ member: any PersistentModel) -> Any? {
        members.contains { $0 === member } ? nil : (member as? Element).map { self + [$0] }
    }
    func removing(_ member: any PersistentModel) -> Any? {
        members.firstIndex { $0 === member }.map { index in
            var rest = self
            rest.remove(at: index)
            return rest
        }
    }
    var withoutRepetitions: Any? {
        let members = members
        var seen: Set<ObjectIdentifier> = []
        let unique = members.filter { seen.insert(ObjectIdentifier($0)).inserted }
        return unique.count == members.count ? nil : Self.make(of: unique)
    }
    static func make(of members: [any PersistentModel]) -> Any? { members.compactMap { $0 as? Element } }
}

extension Set: RelationshipValue {
    static var destination: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
    static var isToMany: Bool { true }
    var members: [any PersistentModel] {
        compactMap { $0 as? any PersistentModel }.sorted { $0.persistentModelID < $1.persistentModelID }
    }
    func adding(_ member: any PersistentModel) -> Any? {
        members.contains { $0 === member } ? nil : (member as? Element).map { union([$0]) }
    }
    func removing(_ member: any PersistentModel) -> Any? {
        members.contains { $0 === member } ? (member as? Element).map { subtracting([$0]) } : nil
    }
    static func make(of members: [any PersistentModel]) -> Any? { Set(members.compactMap { $0 as? Element }) }
}

/// The types of attributes that a fetch reads together. A store keeps the others as data, which it decodes when code asks for them.
enum PlainAttribute {
    private static let types: Set<ObjectIdentifier> = {
        func keys<T>(_ type: T.Type) -> [ObjectIdentifier] { [ObjectIdentifier(type), ObjectIdentifier(T?.self)] }
        var all: [ObjectIdentifier] = []
        all += keys(Bool.self) + keys(Int.self) + keys(Int8.self) + keys(Int16.self) + keys(Int32.self)
        all += keys(Int64.self) + keys(UInt.self) + keys(UInt8.self) + keys(UInt16.self) + keys(UInt32.self)
        all += keys(UInt64.self) + keys(Float.self) + keys(Double.self) + keys(String.self) + keys(Date.self)
        all += keys(UUID.self) + keys(URL.self) + keys(Decimal.self) + keys(Data.self)
        return Set(all)
    }()

    static func contains(_ type: Any.Type) -> Bool { types.contains(ObjectIdentifier(type)) }
}
