import Foundation
import HeadlessUI

/// An object that a database can keep.
open class ObjectBase: NSObject {
    let state = ObjectState()
    /// The state of the object of which this is a frozen copy.
    private var origin: ObjectState?

    /// An object that no database has.
    override public required init() {
        super.init()
        state.live = self
        for (_, property) in properties { property.attach(to: self) }
    }

    /// An object with values, by name or in the order of the properties.
    public convenience init(value: Any) {
        self.init()
        setValues(value)
    }

    /// Whether the object is deleted.
    public var isInvalidated: Bool { state.isInvalidated }
    /// Whether the values of the object do not change.
    public var isFrozen: Bool { origin != nil }
    /// The database; nil for an object that no database has.
    public var realm: Realm? { (origin ?? state).store.map { Realm($0, isFrozen: isFrozen) } }
    /// The number of the object, which its frozen copies share.
    var number: Int { (origin ?? state).number }
    /// Whether the object is of a database.
    var isManaged: Bool { state.store != nil || isFrozen }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ObjectBase else { return false }
        return self === other || isManaged && other.isManaged && number == other.number
    }
    override open var hash: Int { number.hashValue }
    /// Returns whether both are one object of the database.
    public func isSameObject(as object: ObjectBase?) -> Bool { object.map { number == $0.number } ?? false }

    // MARK: Properties

    /// The properties by name.
    var properties: [(name: String, value: any AnyPersisted)] {
        var all: [(name: String, value: any AnyPersisted)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                guard let name = child.label, let property = child.value as? any PersistedProperty else { continue }
                all.append((String(name.dropFirst(name.hasPrefix("_") ? 1 : 0)), property.anyStorage))
            }
            mirror = current.superclassMirror
        }
        return all
    }

    private func name(of property: any AnyPersisted) -> String {
        properties.first { $0.value === property }?.name ?? ""
    }

    /// Returns the value at the end of a path of names; nil if there is none.
    public func value(forKeyPath path: String) -> Any? {
        var value: Any? = self
        for name in path.split(separator: ".") {
            if let object = value.flatMap(AnyOrder.unwrapped) as? ObjectBase {
                value = object.value(forKey: String(name))
            } else if name == "@count", let container = value as? any ObjectsContainer {
                value = container.count
            } else {
                return nil
            }
        }
        return value
    }
    /// Returns the value of a property; nil if there is none.
    public func value(forKey key: String) -> Any? {
        if let property = properties.first(where: { $0.name == key })?.value {
            willRead(property)
            return property.anyValue
        }
        return Mirror(reflecting: self).children.first { $0.label == key }?.value
    }
    /// Sets the value of a property.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = properties.first(where: { $0.name == key })?.value, willWrite(property) else { return }
        property.set(value ?? NSNull())
        didWrite(property)
    }
    /// A value of a property, by its name.
    public subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }

    func setValues(_ value: Any) {
        let named: [(String, Any)] =
            switch value {
            case let values as [String: Any]: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            case let values as [Any]: zip(properties.map(\.name), values).map { ($0, $1) }
            case let object as ObjectBase: object.properties.map { ($0.name, $0.value.anyValue) }
            default: []
            }
        for (name, value) in named { setValue(value, forKey: name) }
    }

    /// The value by which the database finds the object; nil if it has none.
    var primaryKeyValue: AnyHashable? {
        let name = (type(of: self) as? Object.Type)?.primaryKey()
        let property = properties.first { $0.value.isPrimaryKey || $0.name == name }
        return (property?.value.anyValue).flatMap(AnyOrder.unwrapped) as? AnyHashable
    }

    // MARK: Accesses

    /// Notes a read of a property.
    func willRead(_ property: any AnyPersisted) {
        if state.isInvalidated { state.reportInvalidated(self, name(of: property), .read) }
    }

    /// Notes a write of a property; returns whether it may happen. A write outside of a transaction ends the app:
    /// mongodb.com/docs/atlas/device-sdks/sdk/swift/crud/threading.
    func willWrite(_ property: (any AnyPersisted)?) -> Bool {
        if isFrozen {
            endUse("Attempting to modify a frozen object - call thaw on the Object instance first.")
        }
        if state.isInvalidated {
            state.reportInvalidated(self, property.map(name) ?? "", .write)
            return false
        }
        if let store = state.store {
            store.checkWrite()
            if let property { store.willChange(self, property) }
        }
        state.sendChange()
        return true
    }

    /// Notes that a property has changed: its objects belong to the same database.
    func didWrite(_ property: any AnyPersisted) {
        guard let store = state.store else { return }
        for object in property.objects { store.adopt(object) }
    }

    // MARK: Copies

    /// Returns a copy whose values do not change. Fails for an object that no database has.
    func frozenCopy(_ known: inout [Int: ObjectBase]) -> ObjectBase {
        if isFrozen || properties.isEmpty { return self }
        if let copy = known[number] { return copy }
        let copy = type(of: self).init()
        known[number] = copy
        let others = Dictionary(properties.map { ($0.name, $0.value) }) { first, _ in first }
        for (name, property) in copy.properties {
            guard let other = others[name] else { continue }
            property.copy(from: other) { $0.frozenCopy(&known) }
        }
        copy.origin = state
        return copy
    }

    /// Returns the object of which this is a frozen copy; nil if it is deleted.
    func thawed() -> ObjectBase? {
        guard let origin else { return self }
        return origin.isInvalidated ? nil : origin.live
    }

    override open var description: String {
        let lines = properties.map { "\t\($0.name) = \($0.value.anyValue);\n" }.joined()
        return "\(type(of: self)) {\n\(lines)}"
    }
}

/// An object that a database can keep.
open class Object: ObjectBase, RealmCollectionValue {
    /// The name of the property by which the database finds an object.
    open class func primaryKey() -> String? { nil }
    /// The names of properties with an index.
    open class func indexedProperties() -> [String] { [] }
    /// The names of properties that the database does not keep.
    open class func ignoredProperties() -> [String] { [] }
    /// Returns a new object.
    public static func _rlmDefaultValue() -> Self { self.init() }
}

/// An object that belongs to another one.
open class EmbeddedObject: ObjectBase, RealmCollectionValue {
    /// Returns a new object.
    public static func _rlmDefaultValue() -> Self { self.init() }
}

extension ObjectBase: ObservableObject {
    /// Tells before a property changes.
    public var objectWillChange: ObservableObjectPublisher { (origin ?? state).willChange }
}

/// An object that SwiftUI tells from others.
public protocol ObjectKeyIdentifiable: Identifiable {
    /// The identity of the object.
    var id: UInt64 { get }
}

extension ObjectKeyIdentifiable where Self: ObjectBase {
    /// The identity of the object, which its frozen copies share.
    public var id: UInt64 { UInt64(number) }
}

/// Something that a database may change on one thread, or that is frozen.
public protocol ThreadConfined {
    /// The database.
    var realm: Realm? { get }
    /// Whether it is deleted.
    var isInvalidated: Bool { get }
    /// Whether it does not change.
    var isFrozen: Bool { get }
    /// Returns a copy that does not change.
    func freeze() -> Self
    /// Returns the original of a copy; nil if it is deleted.
    func thaw() -> Self?
}

extension ThreadConfined where Self: ObjectBase {
    /// Returns a copy that does not change.
    public func freeze() -> Self {
        if isFrozen { return self }
        guard isManaged else { endUse("Unmanaged objects cannot be frozen.") }
        var known: [Int: ObjectBase] = [:]
        return frozenCopy(&known) as? Self ?? self
    }
    /// Returns the original of a copy; nil if it is deleted.
    public func thaw() -> Self? { thawed() as? Self }
}

extension Object: ThreadConfined {}
extension EmbeddedObject: ThreadConfined {}
