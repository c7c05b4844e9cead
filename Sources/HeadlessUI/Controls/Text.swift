/// Text that is shown and cannot be edited.
nonisolated public struct Text: View, Equatable, Sendable {
    public typealias Body = Never
    let content: String

    /// Shows text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Shows text as it is.
    public init(_ content: String) {
        self.content = content
    }

    /// Shows text that is not to be looked up in a table of translations.
    public init(verbatim content: String) {
        self.content = content
    }
}

extension Text: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        TextNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

@MainActor private final class TextNode: ContainerNode<Text> {
    override var text: String? { view.content }

    /// A character is as wide as 8 points and as high as 16; what text looks like is nobody's concern here.
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: CGFloat(view.content.count) * 8, height: 16)
    }
}
