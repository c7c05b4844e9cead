/// The name and the default of a value that ancestors can set for the views within them.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no ancestor sets one.
    static var defaultValue: Value { get }
}

/// The values that the ancestors of a view have set.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Tells apart environments that were made by different changes.
    private var revision: UInt64 = 0
    /// Whether the view is there without being shown. All text is asked for it, whenever somebody looks.
    var isHidden = false { didSet { change() } }

    nonisolated(unsafe) private static var lastRevision: UInt64 = 0

    /// The environment in which every key has its default.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            // A missing value would be nil to a key whose values are optional.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    /// The object of a type, where an ancestor provides one.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        values[ObjectIdentifier(type)] as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        set(object as Any, for: ObjectIdentifier(Object.self))
    }

    func isSame(as other: EnvironmentValues) -> Bool {
        revision == other.revision
    }

    private mutating func set(_ value: Any, for key: ObjectIdentifier) {
        values[key] = value
        change()
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
    /// Whether the controls of a view can be operated.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
