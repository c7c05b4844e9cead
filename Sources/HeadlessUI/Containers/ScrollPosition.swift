/// The link between a binding to the scroll position and the lazy containers within.
@MainActor final class ScrollLink {
    /// The last value of the binding that the containers have received.
    private var known: ScrollTarget?
    private var request: ScrollTarget?
    private var containers: [NodeReference] = []
    fileprivate var write: (AnyHashable) -> Void = { _ in }

    /// Takes the binding's value, and invalidates the registered containers if it has changed.
    fileprivate func take(_ target: ScrollTarget?) {
        guard target != known else { return }
        known = target
        request = target
        containers = containers.filter { $0.node != nil }
        for container in containers { container.node?.invalidate() }
    }

    func takeRequest(for container: Node) -> ScrollTarget? {
        if !containers.contains(where: { $0 === container.reference }) { containers.append(container.reference) }
        defer { request = nil }
        return request
    }

    /// Handles a scroll by the user.
    func didScroll(_ first: AnyHashable) {
        if case .id(first, _) = known { return }
        known = nil
        write(first)
    }
}

private struct ScrollLinkKey: EnvironmentKey {
    static var defaultValue: ScrollLink? { nil }
}

extension EnvironmentValues {
    /// The link that receives the scrolls of lazy containers.
    var scrollLink: ScrollLink? {
        get { self[ScrollLinkKey.self] }
        set { self[ScrollLinkKey.self] = newValue }
    }
}

/// The scroll position of a container, as a value that views read and write.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    fileprivate(set) var target: ScrollTarget?
    /// Whether the user has scrolled since the value was last written.
    public fileprivate(set) var isPositionedByUser = false

    /// A position that starts at the row with an ID.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// A position that starts at the beginning of the container, for IDs of a type.
    public init<ID: Hashable>(idType: ID.Type = Never.self) {}
    /// A position that starts at an edge.
    public init(edge: Edge) { scrollTo(edge: edge) }

    /// The ID of the row at the scroll position, if it is known.
    public var viewID: AnyHashable? {
        if case .id(let id, _) = target { return id }
        return nil
    }

    /// Returns the ID of the row at the scroll position, if it has a type.
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }

    /// Scrolls to the row with an ID.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        target = .id(AnyHashable(id), anchor: anchor)
        isPositionedByUser = false
    }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) {
        target = edge == .top || edge == .leading ? .start : .end
        isPositionedByUser = false
    }
}

nonisolated struct ScrollPositionModifier: PrimitiveModifier {
    typealias Body = Never
    /// Returns the binding's value within the current update.
    let target: () -> ScrollTarget?
    /// Handles the user's scroll to a row.
    let write: (AnyHashable) -> Void
    @MainActor func makeEffect() -> ScrollPositionEffect { ScrollPositionEffect() }
}

@MainActor final class ScrollPositionEffect: ModifierEffect {
    private let link = ScrollLink()
    private var inner = InnerEnvironment()

    func update(_ modifier: ScrollPositionModifier, at node: Node) {
        let target = node.graph.evaluating(node) { modifier.target() }
        let action = ViewAction("scrollPosition", of: node)
        link.write = { first in action.run { modifier.write(first) } }
        link.take(target)
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) { $0.scrollLink = link }
    }
}

extension View {
    /// Binds the ID of the first row that is shown. The binding is written when the user scrolls, and the container scrolls when
    /// other code writes the binding.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                target: { id.valueOfUpdate().map { .id(AnyHashable($0), anchor: anchor) } },
                write: { first in
                    if let first = first.base as? ID { id.wrappedValue = first }
                }))
    }

    /// Binds the scroll position. The binding is written when the user scrolls, and the container scrolls when other code writes
    /// the binding.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                target: { position.valueOfUpdate().target },
                write: { first in
                    position.wrappedValue.target = .id(first, anchor: anchor)
                    position.wrappedValue.isPositionedByUser = true
                }))
    }
}
