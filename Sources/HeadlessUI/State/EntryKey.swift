/// A key whose default value has the type of an expression. `@Entry` writes such a key for a variable without a type.
public protocol EntryKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var entryDefault: EntryDefault<Value> { get }
}

extension EntryKey {
    /// The default value, made again for each reader that finds no other.
    public static var defaultValue: Value { entryDefault.make() }
}

/// The expression of a default value.
public struct EntryDefault<Value>: @unchecked Sendable {
    // The closure captures nothing, because it is the initial value of a static property.
    let make: () -> Value

    /// Wraps an expression.
    public init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
}
