/// A key for a value that a transaction carries.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value in a transaction that has none.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
