extension View {
    /// Returns whether the view has a type.
    ///
    /// A cast by the compiler takes a hundred times as long if the type is exactly the same, which it nearly always is.
    nonisolated func isOf<V: View>(_ type: V.Type) -> Bool {
        Self.self == V.self || self is V
    }

    /// Puts the view into a variable; returns false if the variable has another type.
    nonisolated func put<V: View>(in variable: inout V) -> Bool {
        guard Self.self == V.self else { return putCast(in: &variable) }
        variable = unsafeCast(to: V.self)
        return true
    }

    /// Returns the view as a type that the caller knows it to have.
    nonisolated func unsafeCast<V>(to type: V.Type) -> V {
        unsafeBitCast(self, to: type)
    }

    @inline(never) nonisolated private func putCast<V: View>(in variable: inout V) -> Bool {
        guard let view = self as? V else { return false }
        variable = view
        return true
    }
}
