/// A value that is kept by a key, which all views with the key share. It lives in memory as long as the host; a host is
/// given what a test finds there, and what is in `UserDefaults` is not read.
@propertyWrapper public struct AppStorage<Value> {
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
                Graph.report(.propertyOutsideOfView("AppStorage's value"))
                return first
            }
            return location.get()
        }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Graph.report(.propertyOutsideOfView("AppStorage's value"))
            return .constant(first)
        }
        return Binding(location: location)
    }
}

extension AppStorage: DynamicProperty {}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let location =
            storage as? KeyLocation<Value> ?? KeyLocation(key: key, first: first, coding: coding, graph: node.graph)
        storage = location
        self.location = location
    }
}

extension AppStorage {
    /// A `Bool` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// An `Int` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// A `Double` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// A `String` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// An `URL` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// A `Data` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// A `Date` by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(StoredKey.app(key, store), wrappedValue, .plain)
    }

    /// A `Bool` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// An `Int` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// A `Double` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// A `String` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// An `URL` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// A `Data` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// A `Date` by a key, or nil.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(StoredKey.app(key, store), nil, .optional(.plain))
    }

    /// A value by a key, kept as an `Int`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredKey.app(key, store), wrappedValue, .raw)
    }

    /// A value by a key, kept as an `Int`, or nil.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(StoredKey.app(key, store), nil, .optional(.raw))
    }

    /// A value by a key, kept as a `String`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredKey.app(key, store), wrappedValue, .raw)
    }

    /// A value by a key, kept as a `String`, or nil.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(StoredKey.app(key, store), nil, .optional(.raw))
    }
}

/// How keys of different stores are told apart.
enum StoredKey {
    static func app(_ key: String, _ store: UserDefaults?) -> String {
        guard let store, store !== UserDefaults.standard else { return key }
        // Two objects of one suite are one store. Foundation does not say the suite, but has it as a property on Linux.
        let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value as? String
        return "\(suite ?? "\(ObjectIdentifier(store))") \(key)"
    }

    static func scene(_ key: String) -> String { "scene \(key)" }
}
