/// Between a binding to what is shown first, and the lazy containers within.
@MainActor final class ScrollLink {
    /// What the binding says, as far as the containers know.
    private var known: ScrollTarget?
    private var request: ScrollTarget?
    private var containers: [NodeReference] = []
    fileprivate var write: (AnyHashable) -> Void = { _ in }

    /// The binding says what is to be shown. Containers that have asked are asked to show it.
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

    /// A person has scrolled.
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
    /// What is to be told when a lazy container is scrolled.
    var scrollLink: ScrollLink? {
        get { self[ScrollLinkKey.self] }
        set { self[ScrollLinkKey.self] = newValue }
    }
}

/// What a container shows, as a value that views read and write.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    fileprivate(set) var target: ScrollTarget?
    /// Whether a person has scrolled since the value was last written.
    public fileprivate(set) var isPositionedByUser = false

    /// A position that begins with the row of an id.
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// A position that begins where the container does, in terms of ids of a type.
    public init<ID: Hashable>(idType: ID.Type = Never.self) {}
    /// A position that begins at a side.
    public init(edge: Edge) { scrollTo(edge: edge) }

    /// The id of the row that is shown first, where it is known and there is one.
    public var viewID: AnyHashable? {
        if case .id(let id, _) = target { return id }
        return nil
    }

    /// The id of the row that is shown first, if it is of a type.
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }

    /// Scrolls to the row with an id.
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        target = .id(AnyHashable(id), anchor: anchor)
        isPositionedByUser = false
    }

    /// Scrolls to a side.
    public mutating func scrollTo(edge: Edge) {
        target = edge == .top || edge == .leading ? .start : .end
        isPositionedByUser = false
    }
}

nonisolated struct ScrollPositionModifier: PrimitiveModifier {
    typealias Body = Never
    /// What the binding says within the present update.
    let target: () -> ScrollTarget?
    /// A person has scrolled to a row.
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
    /// Binds the id of the row that is shown first: it is written when a person scrolls, and scrolled to when it is written.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositionModifier(
                target: { id.valueOfUpdate().map { .id(AnyHashable($0), anchor: anchor) } },
                write: { first in
                    if let first = first.base as? ID { id.wrappedValue = first }
                }))
    }

    /// Binds what is shown first: it is written when a person scrolls, and scrolled to when it is written.
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
