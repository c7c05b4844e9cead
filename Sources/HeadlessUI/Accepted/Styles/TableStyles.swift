/// What a table looks like.
public protocol TableStyle: Sendable {}

/// The style that is usual where the table is.
public struct AutomaticTableStyle: TableStyle {
    /// The style.
    public init() {}
}

/// A table within its place.
public struct InsetTableStyle: TableStyle {
    /// The style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The usual style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Within its place.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// What the tables in the view look like. Has no effect here.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
