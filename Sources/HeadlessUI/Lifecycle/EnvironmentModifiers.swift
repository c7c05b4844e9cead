/// Changes the environment of the view that it is applied to.
nonisolated struct EnvironmentModifier<Value>: PrimitiveModifier {
    typealias Body = Never
    let value: Value
    let apply: (Value, inout EnvironmentValues) -> Void

    @MainActor func makeEffect() -> EnvironmentEffect<Value> { EnvironmentEffect() }
}

/// Keeps the environment that was made while neither the outer one nor the value has changed.
@MainActor final class EnvironmentEffect<Value>: ModifierEffect {
    private var modifier: EnvironmentModifier<Value>?
    private var outer: EnvironmentValues?
    private var inner: EnvironmentValues?

    func update(_ modifier: EnvironmentModifier<Value>, at node: Node) {
        if let old = self.modifier, !isEqualValue(old.value, modifier.value) { inner = nil }
        self.modifier = modifier
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        if let inner, let known = self.outer, known.isSame(as: outer) { return inner }
        var changed = outer
        if let modifier { modifier.apply(modifier.value, &changed) }
        self.outer = outer
        inner = changed
        return changed
    }
}

extension View {
    /// Sets a value for the view and all within it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(value: value) { $1[keyPath: keyPath] = $0 })
    }

    /// Provides an observable object to the view and all within it.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(value: object) { $1.setObject($0) })
    }

    /// Provides an object to the view and all within it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier(value: object) { $1.setObject($0) })
    }

    /// Decides whether the controls of the view can be operated; it cannot undo what an ancestor decided.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: disabled) { $1.isEnabled = $1.isEnabled && !$0 })
    }
}
