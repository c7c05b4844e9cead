/// A value of the scene that is stored by a key. It lives in memory as long as the host.
@propertyWrapper public struct SceneStorage<Value> {
    private var property: StoredProperty<Value>

    /// The value. It is the default until a value has been stored.
    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { property.binding }

    private init(_ key: String, _ first: Value, _ coding: ValueCoding<Value>) {
        let key = "scene \(key)"
        property = StoredProperty("SceneStorage", key: key, first: first) { graph, isOfView in
            KeyLocation(key: key, first: first, coding: coding, graph: graph, isOfView: isOfView)
        }
    }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) { property.install(in: node, storage: &storage) }
}

extension SceneStorage {
    /// Creates a property with a default value and a key.
    public init(wrappedValue: Value, _ key: String) where Value: StoredValue {
        self.init(key, wrappedValue, .plain)
    }

    /// Creates a property with a key. The default is nil.
    public init<V: StoredValue>(_ key: String) where Value == V? {
        self.init(key, nil, .optional(.plain))
    }

    /// Creates a property with a default value and a key. It is stored as its raw value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: StoredValue {
        self.init(key, wrappedValue, .raw)
    }

    /// Creates a property with a key. It is stored as its raw value, and the default is nil.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: StoredValue {
        self.init(key, nil, .optional(.raw))
    }
}
