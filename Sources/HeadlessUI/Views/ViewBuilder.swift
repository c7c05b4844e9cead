/// Builds the content of a view from the statements of a closure, as in SwiftUI.
@resultBuilder public struct ViewBuilder {
    /// An expression stands for itself; `let _ = print()` is a declaration, and needs nothing.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// No statements make no view.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// One statement makes its own view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several statements make a tuple, in which each has the identity of its position.
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

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// The second branch of `if`/`else` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Content that is available on some systems only loses its type.
    public static func buildLimitedAvailability(_ content: any View) -> AnyView {
        AnyView(content)
    }
}
