/// A value that is kept by a key, which all views with the key share. It lives in memory as long as the host; a host is
/// given what a test finds there, and what is in `UserDefaults` is not read.
@propertyWrapper public struct AppStorage<Value> {
    private var property: StoredProperty<Value>

    /// The value: the default until one has been kept.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { property.binding }

    private init(_ key: String, _ store: UserDefaults?, _ first: Value, _ coding: ValueCoding<Value>) {
        property = StoredProperty("AppStorage", key: Self.key(key, store), first: first, coding: coding)
    }

    /// How keys of different stores are told apart.
    private static func key(_ key: String, _ store: UserDefaults?) -> String {
        guard let store, store !== UserDefaults.standard else { return key }
        // Two objects of one suite are one store. Foundation does not say the suite, but has it as a property on Linux.
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
    /// A value by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StoredValue {
        self.init(key, store, wrappedValue, .plain)
    }

    /// A value by a key, or nil.
    public init<V: StoredValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.init(key, store, nil, .optional(.plain))
    }

    /// A value by a key, kept as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: StoredValue {
        self.init(key, store, wrappedValue, .raw)
    }

    /// A value by a key, kept as its raw value, or nil.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue: StoredValue {
        self.init(key, store, nil, .optional(.raw))
    }
}
