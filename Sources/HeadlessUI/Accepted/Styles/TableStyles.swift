/// The appearance of a table.
public protocol TableStyle: Sendable {}

/// The default style in the current context.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

/// An inset table.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// An inset table.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of tables. Has no effect here.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
