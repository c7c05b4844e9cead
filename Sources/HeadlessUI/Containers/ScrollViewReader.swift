/// Scrolls the lazy containers of a reader.
@MainActor public struct ScrollViewProxy {
    let node: NodeReference

    /// Scrolls, in the next update, so that the view or row with an id can be seen. Where none has it then, nothing happens.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        node.node?.forEach { node in
            if let container = node as? any LazyContainer { container.scroll(to: .id(AnyHashable(id), anchor: anchor)) }
        }
    }
}

/// Gives its content the means to scroll what is within.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// A reader around what the builder makes.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ScrollReaderNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

@MainActor private final class ScrollReaderNode<Content: View>: ContainerNode<ScrollViewReader<Content>> {
    override func evaluate() {
        rows.update(environment: environment) { view.content(ScrollViewProxy(node: reference)) }
    }
}
