/// A vertical stack that makes only the rows that are visible, and holds on to those that were.
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A lazy stack of what the builder makes. Alignment and spacing have no effect here.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
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
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// Rows in one column, made only where they are visible.
nonisolated public struct List<SelectionValue, Content: View>: View {
    public typealias Body = Never
    let content: Content
}

extension List where SelectionValue == Never {
    /// A list of what the builder makes.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A list of a row for each element.
    @_disfavoredOverload public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        content = ForEach(data, content: rowContent)
    }

    /// A list of a row for each element, by the id at a key path.
    @_disfavoredOverload public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list of a row for a binding to each element.
    public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        content = ForEach(data, content: rowContent)
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
        /// A bit for each direction.
        public let rawValue: Int8
        /// From left to right.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)

        /// The directions of some bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

/// The node of a lazy container: shows a window of its rows.
@MainActor final class LazyNode<V: View>: ContainerNode<V> {
    private var start = 0

    override var window: LazyWindow? {
        LazyWindow(start: start, length: graph.containers.visibleRows)
    }

    override func scroll(to start: Int) {
        self.start = start
        invalidate()
        super.scroll(to: start)
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

extension List: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension ScrollView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}
