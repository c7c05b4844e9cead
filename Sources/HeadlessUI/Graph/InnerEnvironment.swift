/// The environment within a view that always applies the same change. It is computed again only if the outer one has changed.
struct InnerEnvironment {
    private var outer: EnvironmentValues?
    private var inner: EnvironmentValues?
    /// The inner environment before the last change.
    private var last: EnvironmentValues?

    mutating func of(_ outer: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        if let inner, let known = self.outer, known.isSame(as: outer) { return inner }
        var changed = outer
        change(&changed)
        if let last { changed.keepRevisions(of: last) }
        last = changed
        self.outer = outer
        inner = changed
        return changed
    }

    /// Discards the inner environment, because the change is a different one from now on.
    mutating func invalidate() { inner = nil }
}
