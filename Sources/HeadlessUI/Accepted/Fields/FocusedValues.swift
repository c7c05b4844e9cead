/// A key for a value that the focused view exposes to menus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view exposes. Views expose none here, so each is `nil`.
public struct FocusedValues {
    /// The value for a key.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the focused view. Always `nil` here.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    /// Creates a property for the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Creates a property for the object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    /// The value.
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view. Always `nil` here.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    /// Creates a property for the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// The value of the binding.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// The binding.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// Exposes a value to menus while the view has the focus. Has no effect here.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Exposes a value to menus while the view's scene has the focus. Has no effect here.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { self }

    /// Exposes an object to menus while the view has the focus. Has no effect here.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

    /// Exposes an object to menus while the view's scene has the focus. Has no effect here.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}
