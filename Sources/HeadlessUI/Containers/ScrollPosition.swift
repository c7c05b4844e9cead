/// Scrolls the lazy containers of a reader.
@MainActor public struct ScrollViewProxy {
    let node: NodeReference

    /// Scrolls, in the next update, so that the view or row with an id can be seen. Where none has it then, nothing happens.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        node.node?.forEach { node in
            if let container = node as? any LazyContainer { container.scroll(toID: AnyHashable(id), anchor: anchor) }
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

/// Between a binding to the id of the row that is shown first, and the lazy containers within.
@MainActor final class ScrollLink {
    /// The id that the binding has, as far as the containers know.
    private var known: AnyHashable?
    private var request: AnyHashable?
    private var containers: [NodeReference] = []
    fileprivate var anchor: UnitPoint?
    fileprivate var write: (AnyHashable) -> Void = { _ in }

    /// The binding has an id. Containers that have asked are asked to show it.
    fileprivate func take(_ id: AnyHashable?) {
        guard id != known else { return }
        known = id
        request = id
        containers = containers.filter { $0.node != nil }
        for container in containers { container.node?.invalidate() }
    }

    func takeRequest(for container: Node) -> (id: AnyHashable, anchor: UnitPoint?)? {
        if !containers.contains(where: { $0 === container.reference }) { containers.append(container.reference) }
        guard let request else { return nil }
        self.request = nil
        return (request, anchor)
    }

    func didScroll(_ first: AnyHashable) {
        guard first != known else { return }
        known = first
        write(first)
    }
}

private struct ScrollLinkKey: EnvironmentKey {
    static var defaultValue: ScrollLink? { nil }
}

extension EnvironmentValues {
    /// What is to be told when a lazy container is scrolled.
    var scrollLink: ScrollLink? {
        get { self[ScrollLinkKey.self] }
        set { self[ScrollLinkKey.self] = newValue }
    }
}

nonisolated struct ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
    typealias Body = Never
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @MainActor func makeEffect() -> ScrollPositionEffect<ID> { ScrollPositionEffect() }
}

@MainActor final class ScrollPositionEffect<ID: Hashable>: ModifierEffect {
    private let link = ScrollLink()
    private var inner = InnerEnvironment()

    func update(_ modifier: ScrollPositionModifier<ID>, at node: Node) {
        let id = node.graph.evaluating(node) { modifier.id.valueOfUpdate() }
        let action = ViewAction("scrollPosition", of: node)
        link.anchor = modifier.anchor
        link.write = { first in
            guard let first = first.base as? ID else { return }
            action.run { modifier.id.wrappedValue = first }
        }
        link.take(id.map { AnyHashable($0) })
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) { $0.scrollLink = link }
    }
}

extension View {
    /// Binds the id of the row that is shown first: it is written when a person scrolls, and scrolled to when it is written.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}
