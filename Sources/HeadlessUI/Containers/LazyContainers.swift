/// A vertical stack that makes only the rows that are visible, and holds on to those that were.
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A lazy stack of what the builder makes. Alignment and spacing have no effect here.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A horizontal stack that makes only the rows that are visible, and holds on to those that were.
nonisolated public struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A lazy stack of what the builder makes. Alignment and spacing have no effect here.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Content that can be scrolled. The position is that of the lazy container within, which a test moves through its host.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// Scrolls what the builder makes. Axes and indicators have no effect here.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A direction.
public enum Axis: Sendable {
    case horizontal, vertical

    /// Directions.
    public struct Set: OptionSet, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8
        /// From left to right.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

extension LazyVStack: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension LazyHStack: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension ScrollView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ScrollNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

@MainActor private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>>, RefreshedNode {
    var refreshTask: Task<Void, Never>?
    override func didRemove() { refreshTask?.cancel() }
    override func addOffers(to walk: OfferWalk) { addRefresh(to: walk) }
}
