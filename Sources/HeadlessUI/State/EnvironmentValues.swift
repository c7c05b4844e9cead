/// A key for a value that ancestors can set for the views within them.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no ancestor sets one.
    static var defaultValue: Value { get }
}

/// The values that the ancestors of a view have set.
public struct EnvironmentValues {
    private struct Entry {
        let value: Any
        /// A number that identifies the change that set the value.
        var revision: UInt64
    }

    private var values: [ObjectIdentifier: Entry] = [:]
    /// A number that identifies the change that produced this environment.
    private var revision: UInt64 = 0
    /// Whether the view exists without being shown. Each search for texts reads this for every text.
    var isHidden = false { didSet { change() } }

    nonisolated(unsafe) private static var lastRevision: UInt64 = 0

    /// Creates an environment in which every key has its default.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            EnvironmentReads.note(ObjectIdentifier(key))
            // For a key with optional values, a cast of a missing value would succeed with nil.
            guard let value = values[ObjectIdentifier(key)]?.value else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    /// Returns the object of a type, if an ancestor provides one.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        EnvironmentReads.note(ObjectIdentifier(type))
        return values[ObjectIdentifier(type)]?.value as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        set(object as Any, for: ObjectIdentifier(Object.self))
    }

    func isSame(as other: EnvironmentValues) -> Bool {
        revision == other.revision
    }

    /// Whether the value of a key is the same as in another environment.
    func isSame(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
        values[key]?.revision == other.values[key]?.revision
    }

    /// Takes values that an earlier environment has, too, as unchanged since then.
    mutating func keepRevisions(of earlier: EnvironmentValues) {
        for (key, entry) in values {
            guard let old = earlier.values[key], old.revision != entry.revision, isEqualValue(old.value, entry.value)
            else { continue }
            values[key] = old
        }
    }

    private mutating func set(_ value: Any, for key: ObjectIdentifier) {
        change()
        values[key] = Entry(value: value, revision: revision)
    }

    private mutating func change() {
        EnvironmentValues.lastRevision += 1
        revision = EnvironmentValues.lastRevision
    }
}

private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the user can operate the controls of a view.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
