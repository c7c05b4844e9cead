/// A value of the scene that is kept by a key. It lives in memory as long as the host.
@propertyWrapper public struct SceneStorage<Value> {
    private var property: StoredProperty<Value>

    /// The value: the default until one has been kept.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { property.binding }

    private init(_ key: String, _ first: Value, _ coding: ValueCoding<Value>) {
        property = StoredProperty("SceneStorage", key: "scene \(key)", first: first, coding: coding)
    }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) { property.install(in: node, storage: &storage) }
}

extension SceneStorage {
    /// A value by a key.
    public init(wrappedValue: Value, _ key: String) where Value: StoredValue {
        self.init(key, wrappedValue, .plain)
    }

    /// A value by a key, or nil.
    public init<V: StoredValue>(_ key: String) where Value == V? {
        self.init(key, nil, .optional(.plain))
    }

    /// A value by a key, kept as its raw value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: StoredValue {
        self.init(key, wrappedValue, .raw)
    }

    /// A value by a key, kept as its raw value, or nil.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: StoredValue {
        self.init(key, nil, .optional(.raw))
    }
}
