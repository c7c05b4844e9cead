extension View {
    /// Whether the view is of a type.
    ///
    /// A cast that the compiler makes takes a hundred times as long where the type is the very same, which it nearly always is.
    nonisolated func isOf<V: View>(_ type: V.Type) -> Bool {
        Self.self == V.self || self is V
    }

    /// Puts the view into a variable; returns false where that is of another type.
    nonisolated func put<V: View>(in variable: inout V) -> Bool {
        guard Self.self == V.self else { return putCast(in: &variable) }
        variable = unsafeCast(to: V.self)
        return true
    }

    /// The view, which is of a type.
    nonisolated func unsafeCast<V>(to type: V.Type) -> V {
        unsafeBitCast(self, to: type)
    }

    @inline(never) nonisolated private func putCast<V: View>(in variable: inout V) -> Bool {
        guard let view = self as? V else { return false }
        variable = view
        return true
    }
}
