import Foundation

/// A value in `UserDefaults`, which all views and models with the same key share. What other code writes there, views show.
///
/// On Linux, `UserDefaults` lives in memory as long as the host, and begins with the values that a test passes to the host. On Apple's
/// platforms, only this property wrapper does, and it does not see what other code writes.
@propertyWrapper public struct AppStorage<Value> {
    private var property: StoredProperty<Value>

    /// The value. It is the default until a value has been stored.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { property.binding }

    private init(_ key: String, _ store: UserDefaults?, _ first: Value, _ coding: ValueCoding<Value>) {
        let suite = store?.suite
        property = StoredProperty(
            "AppStorage", key: suite.map { "\($0) \(key)" } ?? key, first: first, isUsableOutsideOfViews: true
        ) { graph, isOfView in
            #if os(Linux)
                DefaultsLocation(
                    key: HostDefaults.Key(suite: suite, name: key), store: store ?? .standard, first: first,
                    coding: coding, graph: graph, isOfView: isOfView)
            #else
                KeyLocation(
                    key: suite.map { "\($0) \(key)" } ?? key, first: first, coding: coding, graph: graph,
                    isOfView: isOfView)
            #endif
        }
    }
}

extension UserDefaults {
    /// The name of the suite; nil for the standard store. Two objects of one suite are one store.
    var suite: String? {
        if self === UserDefaults.standard { return nil }
        // Foundation does not expose it, but has it as a property on Linux.
        guard let suite = Mirror(reflecting: self).children.first(where: { $0.label == "suite" }) else {
            return "\(ObjectIdentifier(self))"
        }
        return suite.value as? String
    }
}

extension AppStorage: DynamicProperty {}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) { property.install(in: node, storage: &storage) }
}

extension AppStorage {
    /// Creates a property with a default value and a key.
    ///
    /// An app may have made a type such as `Date` storable by its raw value, for systems that cannot store it. That comes first.
    @_disfavoredOverload
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StoredValue {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property with a key. The default is nil.
    @_disfavoredOverload
    public init<V: StoredValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.init(key, store, nil, .optional(.plain))
    }

    /// Creates a property with a default value and a key. It is stored as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: StoredValue {
        self.init(key, store, wrappedValue, .raw)
    }

    /// Creates a property with a key. It is stored as its raw value, and the default is nil.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue: StoredValue {
        self.init(key, store, nil, .optional(.raw))
    }
}
