/// The environment within a view that changes it always in the same way: made anew only where the outer one has changed.
struct InnerEnvironment {
    private var outer: EnvironmentValues?
    private var inner: EnvironmentValues?

    mutating func of(_ outer: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        if let inner, let known = self.outer, known.isSame(as: outer) { return inner }
        var changed = outer
        change(&changed)
        self.outer = outer
        inner = changed
        return changed
    }

    /// The change is another one from now on.
    mutating func invalidate() { inner = nil }
}
