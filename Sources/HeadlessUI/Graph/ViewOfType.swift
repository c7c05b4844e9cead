extension View {
    /// Whether the view is of a type.
    ///
    /// A cast that the compiler makes takes a hundred times as long where the type is the very same, which it nearly always is.
    func isOf<V: View>(_ type: V.Type) -> Bool {
        Self.self == V.self || self is V
    }

    /// Puts the view into a variable; returns false where that is of another type.
    func put<V: View>(in variable: inout V) -> Bool {
        if Self.self == V.self {
            withUnsafePointer(to: self) { view in
                variable = UnsafeRawPointer(view).assumingMemoryBound(to: V.self).pointee
            }
            return true
        }
        guard let view = self as? V else { return false }
        variable = view
        return true
    }
}
