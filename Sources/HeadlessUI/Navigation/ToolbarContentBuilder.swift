/// A result builder for the content of bars.
@resultBuilder public struct ToolbarContentBuilder {
    /// Builds an expression.
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a single statement.
    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds several statements. The position of each one is its identity.
    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent {
        var children: [any ToolbarContent] = []
        for child in repeat each content { children.append(child) }
        return TupleToolbarContent(children: children)
    }

    /// Builds an `if` without `else`.
    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<
        Content
    > {
        OptionalToolbarContent(content: content)
    }

    /// Builds the first branch of `if`/`else` or `switch`.
    nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(first: first, second: nil)
    }

    /// Builds the second branch of `if`/`else` or `switch`.
    nonisolated public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(first: nil, second: second)
    }

    /// Builds content with limited availability.
    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
}

/// Several pieces of toolbar content.
nonisolated public struct TupleToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
    let children: [any ToolbarContent]
}

extension TupleToolbarContent: ViewedToolbarContent {
    @MainActor var shownViews: any View {
        TupleView(((), ()), children: children.map(\.views))
    }
}

/// Optional toolbar content.
nonisolated public struct OptionalToolbarContent<Content: ToolbarContent>: CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content?
}

extension OptionalToolbarContent: ViewedToolbarContent {
    @MainActor var shownViews: any View { content.map { AnyView($0.views) } }
}

/// Toolbar content from one of two branches.
nonisolated public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
    CustomizableToolbarContent
{
    public typealias Body = Never
    let first: First?
    let second: Second?
}

extension ConditionalToolbarContent: ViewedToolbarContent {
    @MainActor var shownViews: any View {
        TupleView(((), ()), children: [first.map { AnyView($0.views) }, second.map { AnyView($0.views) }])
    }
}

extension ToolbarContent {
    /// The views of the content.
    var views: any View {
        (self as? any ViewedToolbarContent)?.shownViews ?? ToolbarBody(content: self)
    }

    /// Hides the shared background of the item. Has no effect here.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// The body of custom toolbar content, which holds the state of that content's properties.
nonisolated struct ToolbarBody<Content: ToolbarContent>: View {
    typealias Body = Never
    var content: Content
}

extension ToolbarBody: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ToolbarBodyNode(self, in: parent, environment: environment).evaluated()
    }
}

@MainActor private final class ToolbarBodyNode<Content: ToolbarContent>: RowsNode {
    private var view: ToolbarBody<Content>
    private let properties = PropertyStorage(layout: .of(Content.self))

    init(_ view: ToolbarBody<Content>, in parent: Node, environment: EnvironmentValues) {
        self.view = view
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override var viewType: Any.Type? { Content.self }

    override func accepts(_ view: any View) -> Bool { view.isOf(ToolbarBody<Content>.self) }

    override func take(_ view: any View) -> Bool {
        view.put(in: &self.view)
    }

    override func evaluate() {
        rows.update(environment: environment) {
            properties.install(in: &view.content, node: self)
            return view.content.body.views
        }
    }

    override func didRemove() { properties.removeAll() }
}
