import Locks

/// Changes the objects of an older version.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// The configuration of `Realm()` in a host.
final class ConfigurationBox: Sendable {
    let lock: Locked<Realm.Configuration>
    init(_ configuration: Realm.Configuration) { lock = Locked(configuration) }
}

/// The objects of an older version. There are none here.
public struct Migration {
    /// Calls a function with each object of an older version. Has no effect here.
    public func enumerateObjects(ofType typeName: String, _ block: (DynamicObject?, DynamicObject?) -> Void) {}
    /// Gives a property another name. Has no effect here.
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
    /// Deletes the objects of a type. Has no effect here.
    @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
}

/// An object of an older version.
public final class DynamicObject: ObjectBase {}
