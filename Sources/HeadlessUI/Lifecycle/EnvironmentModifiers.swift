/// A modifier that changes the environment of its content.
nonisolated struct EnvironmentModifier<Value>: PrimitiveModifier {
    typealias Body = Never
    let value: Value
    let apply: (Value, inout EnvironmentValues) -> Void

    @MainActor func makeEffect() -> EnvironmentEffect<Value> { EnvironmentEffect() }
}

/// The effect of an environment modifier. It reuses its environment until the outer environment or the value changes.
@MainActor final class EnvironmentEffect<Value>: ModifierEffect {
    private var modifier: EnvironmentModifier<Value>?
    private var outer: EnvironmentValues?
    private var inner: EnvironmentValues?
    /// The inner environment before the last change.
    private var last: EnvironmentValues?

    func update(_ modifier: EnvironmentModifier<Value>, at node: Node) {
        if let old = self.modifier, !isEqualValue(old.value, modifier.value) {
            inner = nil
            // A body that makes an object for the views in it makes another one each time that it is evaluated.
            if let reevaluation = node.graph.oracles.reevaluation, isObject(modifier.value) {
                reevaluation.notePublication()
            }
        }
        self.modifier = modifier
    }

    /// Whether a value is an object, or an optional with one.
    private func isObject(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { isObject($0.value) } ?? false }
        return mirror.displayStyle == .class
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        if let inner, let known = self.outer, known.isSame(as: outer) { return inner }
        var changed = outer
        if let modifier { modifier.apply(modifier.value, &changed) }
        if let last { changed.keepRevisions(of: last) }
        last = changed
        self.outer = outer
        inner = changed
        return changed
    }
}

extension View {
    /// Sets an environment value for the view and its descendants.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(value: value) { $1[keyPath: keyPath] = $0 })
    }

    /// Provides an observable object to the view and its descendants.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(value: object) { $1.setObject($0) })
    }

    /// Provides an object to the view and its descendants.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier(value: object) { $1.setObject($0) })
    }

    /// Sets whether the controls of the view are disabled. It cannot enable a view that an ancestor has disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: disabled) { $1.isEnabled = $1.isEnabled && !$0 })
    }
}
