/// A result builder for views, as in SwiftUI.
@resultBuilder public struct ViewBuilder {
    /// Builds an expression. `let _ = print()` is a declaration and needs no builder method.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Builds a single statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Builds several statements. The position of each one is its identity.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var children: [any View] = []
        var count = 0
        for _ in repeat (each Content).self { count += 1 }
        children.reserveCapacity(count)
        for child in repeat each content {
            children.append(child)
        }
        return TupleView((repeat each content), children: children)
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// Builds the first branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Builds the second branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Builds content with limited availability, and erases its type.
    public static func buildLimitedAvailability(_ content: any View) -> AnyView {
        AnyView(content)
    }
}
