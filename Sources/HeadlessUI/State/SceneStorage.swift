/// A value of the scene that is kept by a key. It lives in memory as long as the host.
@propertyWrapper public struct SceneStorage<Value> {
    private let key: String
    private let first: Value
    private let coding: ValueCoding<Value>
    private var location: KeyLocation<Value>?

    private init(_ key: String, _ first: Value, _ coding: ValueCoding<Value>) {
        self.key = key
        self.first = first
        self.coding = coding
    }

    /// The value: the default until one has been kept.
    public var wrappedValue: Value {
        get {
            guard let location else {
                Graph.report(.propertyOutsideOfView("SceneStorage's value"))
                return first
            }
            return location.get()
        }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Graph.report(.propertyOutsideOfView("SceneStorage's value"))
            return .constant(first)
        }
        return Binding(location: location)
    }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let location =
            storage as? KeyLocation<Value> ?? KeyLocation(key: key, first: first, coding: coding, graph: node.graph)
        storage = location
        self.location = location
    }
}

extension SceneStorage {
    /// A `Bool` by a key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(StoredKey.scene(key), wrappedValue, .plain)
    }

    /// An `Int` by a key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(StoredKey.scene(key), wrappedValue, .plain)
    }

    /// A `Double` by a key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(StoredKey.scene(key), wrappedValue, .plain)
    }

    /// A `String` by a key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(StoredKey.scene(key), wrappedValue, .plain)
    }

    /// An `URL` by a key.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(StoredKey.scene(key), wrappedValue, .plain)
    }

    /// A `Data` by a key.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(StoredKey.scene(key), wrappedValue, .plain)
    }

    /// A `Bool` by a key, or nil.
    public init(_ key: String) where Value == Bool? {
        self.init(StoredKey.scene(key), nil, .optional(.plain))
    }

    /// An `Int` by a key, or nil.
    public init(_ key: String) where Value == Int? {
        self.init(StoredKey.scene(key), nil, .optional(.plain))
    }

    /// A `Double` by a key, or nil.
    public init(_ key: String) where Value == Double? {
        self.init(StoredKey.scene(key), nil, .optional(.plain))
    }

    /// A `String` by a key, or nil.
    public init(_ key: String) where Value == String? {
        self.init(StoredKey.scene(key), nil, .optional(.plain))
    }

    /// An `URL` by a key, or nil.
    public init(_ key: String) where Value == URL? {
        self.init(StoredKey.scene(key), nil, .optional(.plain))
    }

    /// A `Data` by a key, or nil.
    public init(_ key: String) where Value == Data? {
        self.init(StoredKey.scene(key), nil, .optional(.plain))
    }

    /// A value by a key, kept as an `Int`.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredKey.scene(key), wrappedValue, .raw)
    }

    /// A value by a key, kept as an `Int`, or nil.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(StoredKey.scene(key), nil, .optional(.raw))
    }

    /// A value by a key, kept as a `String`.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredKey.scene(key), wrappedValue, .raw)
    }

    /// A value by a key, kept as a `String`, or nil.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(StoredKey.scene(key), nil, .optional(.raw))
    }
}
