/// A row or column of a lazy grid.
public struct GridItem: Sendable {
    /// The size of a row or column.
    public enum Size: Sendable {
        /// A fixed length in points.
        case fixed(CGFloat)
        /// The remaining length, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many rows or columns as fit into the remaining length, each within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the row or column.
    public var size: Size
    /// The distance to the next row or column, in points.
    public var spacing: CGFloat?
    /// The alignment of views in the row or column.
    public var alignment: Alignment?

    /// A row or column with a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// Returns the number of rows or columns that fit into a length in points.
    func count(in room: CGFloat) -> Int {
        guard case .adaptive(let minimum, _) = size else { return 1 }
        let spacing = spacing ?? 8
        return max(1, Int((room + spacing) / max(1, minimum + spacing)))
    }
}

/// A grid that makes only its visible items, with several columns in a line.
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

/// A grid that makes only its visible items, with several rows in a line.
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

/// A grid whose columns are as wide as their widest cell. It makes all of its cells.
nonisolated public struct Grid<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A grid of the rows that the builder returns. Alignment and spacing have no effect here.
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

    /// A row of the cells that the builder returns. The alignment has no effect here.
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
