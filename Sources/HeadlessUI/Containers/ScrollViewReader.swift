/// A proxy that scrolls the lazy containers of a reader.
@MainActor public struct ScrollViewProxy {
    let node: NodeReference

    /// Scrolls to the view or row with an ID in the next update. Does nothing if no row has the ID then.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        node.node?.forEach { node in
            if let container = node as? any LazyContainer { container.scroll(to: .id(AnyHashable(id), anchor: anchor)) }
        }
    }
}

/// A view whose content can scroll the containers within it.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    /// The closure that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// A reader around the view that the builder returns.
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
