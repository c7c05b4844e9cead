/// A row or column of a lazy grid.
public struct GridItem: Sendable {
    /// How much room it takes.
    public enum Size: Sendable {
        /// A number of points.
        case fixed(CGFloat)
        /// What is left, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into what is left, each within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How much room it takes.
    public var size: Size
    /// The distance to the next, in points.
    public var spacing: CGFloat?
    /// Where views are aligned in it.
    public var alignment: Alignment?

    /// A row or column of a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// How many there are of it in a room of a number of points.
    func count(in room: CGFloat) -> Int {
        guard case .adaptive(let minimum, _) = size else { return 1 }
        let spacing = spacing ?? 8
        return max(1, Int((room + spacing) / max(1, minimum + spacing)))
    }
}

/// Items in lines of several columns, made only where they are visible.
nonisolated public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    let content: Content
    let columns: [GridItem]

    /// A grid with columns. Alignment, spacing and pinned views have no effect here.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.content = content()
    }
}

/// Items in lines of several rows, made only where they are visible.
nonisolated public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let content: Content
    let rows: [GridItem]

    /// A grid with rows. Alignment, spacing and pinned views have no effect here.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.content = content()
    }
}

extension LazyVGrid: LinedView, PrimitiveView {
    @MainActor var itemsPerLine: Int { max(1, columns.reduce(0) { $0 + $1.count(in: 390) }) }

    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension LazyHGrid: LinedView, PrimitiveView {
    @MainActor var itemsPerLine: Int { max(1, rows.reduce(0) { $0 + $1.count(in: 844) }) }

    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

/// Rows of cells that are as wide as the widest of their column. All of them are made.
nonisolated public struct Grid<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A grid of what the builder makes. Alignment and spacing have no effect here.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A row of the cells that the builder makes. The alignment has no effect here.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension GridRow: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}
