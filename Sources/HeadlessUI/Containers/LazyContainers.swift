/// A vertical stack that makes only its visible rows, and keeps the rows that were visible.
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A lazy stack of the views that the builder returns. Alignment and spacing have no effect here.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A horizontal stack that makes only its visible rows, and keeps the rows that were visible.
nonisolated public struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A lazy stack of the views that the builder returns. Alignment and spacing have no effect here.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A view whose content scrolls. The position is that of the lazy container within, which a test moves through its host.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A scroll view of the content that the builder returns. Axes and indicators have no effect here.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A horizontal or vertical direction.
public enum Axis: Sendable {
    case horizontal, vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
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
