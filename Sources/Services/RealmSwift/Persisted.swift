import Foundation

/// The value of a property, whatever its type.
protocol AnyPersisted: AnyObject {
    var isPrimaryKey: Bool { get }
    var anyValue: Any { get }
    /// Sets the value if the type fits.
    func set(_ value: Any)
    /// Returns a function that sets the value as it is now.
    var restoration: () -> Void { get }
    /// Removes an object that is deleted.
    func remove(_ object: ObjectBase)
    /// The objects to which the property refers.
    var objects: [ObjectBase] { get }
    /// Prepares the value for the object that has it.
    func attach(to owner: ObjectBase)
    /// Takes over the value of another object's property.
    func copy(from other: any AnyPersisted, _ convert: (ObjectBase) -> ObjectBase)
}

/// A value that refers to objects.
protocol ObjectsContainer {
    var count: Int { get }
    var containedObjects: [ObjectBase] { get }
    func removeContained(_ object: ObjectBase)
    func attach(to owner: ObjectBase)
    /// Returns a copy.
    func copied(_ convert: (ObjectBase) -> ObjectBase) -> Any
    /// Takes over the values of another container.
    func replace(from other: Any, _ convert: (ObjectBase) -> ObjectBase)
}

/// The value of a property.
final class PersistedValue<Value: _Persistable>: AnyPersisted {
    let isPrimaryKey: Bool
    private let origin: String?
    private var stored: Value?
    private let initial: Value?

    init(_ value: Value?, isPrimaryKey: Bool, origin: String? = nil) {
        (stored, initial, self.isPrimaryKey, self.origin) = (value, value, isPrimaryKey, origin)
    }

    var value: Value {
        get {
            if let stored { return stored }
            let value = Value._rlmDefaultValue()
            stored = value
            return value
        }
        set { stored = newValue }
    }
    var anyValue: Any { value }
    var restoration: () -> Void {
        if let container = value as? any ObjectsContainer {
            let copy = container.copied { $0 }
            return { container.replace(from: copy) { $0 } }
        }
        return { [self, stored] in self.stored = stored }
    }

    func set(_ value: Any) {
        if let container = self.value as? any ObjectsContainer {
            container.replace(from: value) { $0 }
        } else if let value = value as? Value {
            self.value = value
        } else if value is NSNull {
            self.value = Value._rlmDefaultValue()
        }
    }

    var objects: [ObjectBase] {
        if let container = value as? any ObjectsContainer { return container.containedObjects }
        return (AnyOrder.unwrapped(value) as? ObjectBase).map { [$0] } ?? []
    }

    func remove(_ object: ObjectBase) {
        if let container = value as? any ObjectsContainer {
            container.removeContained(object)
        } else if objects.contains(where: { $0 === object }) {
            value = Value._rlmDefaultValue()
        }
    }

    func attach(to owner: ObjectBase) {
        if Value.self is any ObjectsContainer.Type { (value as? any ObjectsContainer)?.attach(to: owner) }
        if let origin { (value as? any LinkingContainer)?.link(to: owner, origin) }
    }

    func copy(from other: any AnyPersisted, _ convert: (ObjectBase) -> ObjectBase) {
        guard let other = other as? PersistedValue<Value> else { return }
        if let container = other.value as? any ObjectsContainer {
            (value as? any ObjectsContainer)?.replace(from: container, convert)
        } else if let object = AnyOrder.unwrapped(other.value) as? ObjectBase, let value = convert(object) as? Value {
            self.value = value
        } else {
            value = other.value
        }
    }
}

/// A value that finds objects by another property.
protocol LinkingContainer {
    func link(to owner: ObjectBase, _ property: String)
}

/// A property that the database keeps.
@propertyWrapper public struct Persisted<Value: _Persistable> {
    let storage: PersistedValue<Value>

    /// Not available: the property belongs to a class.
    @available(*, unavailable, message: "@Persisted can only be used as a property on a Realm object")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// A property with the value of its type.
    public init() { storage = PersistedValue(nil, isPrimaryKey: false) }
    /// A property with a value.
    public init(wrappedValue value: Value) { storage = PersistedValue(value, isPrimaryKey: false) }
    /// A property by which the database finds objects.
    public init(primaryKey: Bool) { storage = PersistedValue(nil, isPrimaryKey: primaryKey) }
    /// A property by which the database finds objects, with a value.
    public init(wrappedValue value: Value, primaryKey: Bool) {
        storage = PersistedValue(value, isPrimaryKey: primaryKey)
    }
    /// A property with an index.
    public init(indexed: Bool) { self.init() }
    /// A property with an index and a value.
    public init(wrappedValue value: Value, indexed: Bool) { self.init(wrappedValue: value) }
    /// A property with the objects that refer to its object.
    public init(originProperty: String) {
        storage = PersistedValue(nil, isPrimaryKey: false, origin: originProperty)
    }

    /// The value of the property of an object.
    public static subscript<Owner: ObjectBase>(
        _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            object.willRead(storage)
            return storage.value
        }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            guard object.willWrite(storage) else { return }
            if let container = storage.value as? any ObjectsContainer {
                container.replace(from: newValue) { $0 }
            } else {
                storage.value = newValue
            }
            object.didWrite(storage)
        }
    }
}

extension Persisted: Decodable where Value: Decodable {
    /// Decodes the value.
    public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension Persisted: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }
}

/// What has the storage of a property.
protocol PersistedProperty { var anyStorage: any AnyPersisted { get } }

extension Persisted: PersistedProperty { var anyStorage: any AnyPersisted { storage } }
