/// A result builder for the body of a preview: views as in `ViewBuilder`, or one object, such as a UIKit view.
@resultBuilder public struct PreviewMacroBodyBuilder {
    /// Builds a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an object.
    public static func buildExpression<Object: AnyObject>(_ object: Object) -> Object { object }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a single statement.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    /// Builds several statements.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(first: first)
    }

    /// Builds the second branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        ViewBuilder.buildEither(second: second)
    }

    /// Builds content with limited availability, and erases its type.
    public static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}
