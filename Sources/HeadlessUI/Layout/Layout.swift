/// A container that determines its own size and places its subviews.
public protocol Layout {
    /// The type of the values that a layout computes once for several calls.
    associatedtype Cache = Void
    /// The subviews of the container.
    typealias Subviews = LayoutSubviews

    /// Returns the size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the subviews.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Makes the cache for several calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Returns the distances that the container prefers to its neighbors. The host asks for none.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout where Cache == Void {
    /// Returns an empty cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Returns the union of the distances that the subviews prefer.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns a view that lays out the views that the builder returns.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// The subviews of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
    let nodes: [Node]
    /// The direction of the layout: from left to right.
    public var layoutDirection: LayoutDirection { .leftToRight }
    fileprivate let placements = Placements()
    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    /// Returns the subview at a position.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], placements: placements) }
}

/// A subview of a layout.
public struct LayoutSubview {
    let node: Node
    fileprivate let placements: Placements

    /// Returns the size of the view for a proposal. A layout runs on the main thread.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let node = node
        return MainActor.assumeIsolated { node.sizeThatFits(proposal) }
    }

    /// Returns the size of the view for a proposal, with its alignment guides, which are all 0.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }

    /// The distances that the view prefers to its neighbors: none.
    public var spacing: ViewSpacing { ViewSpacing() }
    /// The priority of the view: 0, whatever `layoutPriority` says.
    public var priority: Double { 0 }

    /// Places the view. The position has no effect here. After the layout has placed all of its subviews, each takes its size and
    /// lays out its content.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        placements.proposals[ObjectIdentifier(node)] = proposal
    }
}

/// The proposals to the subviews that a layout has placed.
private final class Placements {
    var proposals: [ObjectIdentifier: ProposedViewSize] = [:]
}

nonisolated struct LayoutView<L: Layout, Content: View>: View {
    typealias Body = Never
    let layout: L
    let content: Content
}

extension LayoutView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LayoutNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

@MainActor private final class LayoutNode<L: Layout, Content: View>: ContainerNode<LayoutView<L, Content>> {
    private var sizes = SizeCache()

    override init(
        _ view: LayoutView<L, Content>, in parent: Node, environment: EnvironmentValues,
        content: @escaping (LayoutView<L, Content>) -> any View
    ) {
        super.init(view, in: parent, environment: environment, content: content)
        graph.observedPhaseCount += 1
    }

    override func didRemove() {
        graph.observedPhaseCount -= 1
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        sizes.size(for: proposal, pass: graph.layoutPass) {
            let subviews = LayoutSubviews(nodes: children)
            var cache = view.layout.makeCache(subviews: subviews)
            return view.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Places the subviews. A subview that the layout does not place is centered, with the proposal that the layout received
    /// (documentation of `Layout.placeSubviews`).
    override func place(_ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let subviews = LayoutSubviews(nodes: children)
        var cache = view.layout.makeCache(subviews: subviews)
        view.layout.placeSubviews(
            in: CGRect(x: 0, y: 0, width: size.width, height: size.height), proposal: proposal, subviews: subviews,
            cache: &cache)
        for child in subviews.nodes { child.place(subviews.placements.proposals[ObjectIdentifier(child)] ?? proposal) }
    }
}

/// The sizes of a view in one layout pass, computed once for each proposal.
struct SizeCache {
    private var pass = -1
    private var known: [(proposal: ProposedViewSize, size: CGSize)] = []

    mutating func size(for proposal: ProposedViewSize, pass: Int, _ compute: () -> CGSize) -> CGSize {
        if pass != self.pass {
            self.pass = pass
            known = []
        }
        if let entry = known.first(where: { $0.proposal == proposal }) { return entry.size }
        let size = compute()
        known.append((proposal, size))
        return size
    }
}
