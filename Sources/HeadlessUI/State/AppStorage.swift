/// A value that all views and models with the same key share. It lives in memory as long as the host. A test passes the initial
/// values to the host; the values in `UserDefaults` are not read.
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
        property = StoredProperty(
            "AppStorage", key: Self.key(key, store), first: first, coding: coding, isUsableOutsideOfViews: true)
    }

    /// Returns a key that distinguishes the stores.
    private static func key(_ key: String, _ store: UserDefaults?) -> String {
        guard let store, store !== UserDefaults.standard else { return key }
        // Two objects of one suite are one store. Foundation does not expose the suite, but has it as a property on Linux.
        let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
        return "\(suite ?? "\(ObjectIdentifier(store))") \(key)"
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
