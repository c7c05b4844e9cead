/// The size and the coordinates of a geometry reader.
public struct GeometryProxy: Sendable {
    /// The size that was proposed to the reader. Without a proposal, it is the size of a screen, 390 × 844 points.
    public let size: CGSize
    /// The insets that the system covers: none.
    public let safeAreaInsets = EdgeInsets()

    /// Returns the rectangle of the reader. Every coordinate space has its origin at the reader, as HeadlessUI does not position
    /// views.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// Returns the rectangle of the reader. Every coordinate space has its origin at the reader, as HeadlessUI does not position
    /// views.
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// Returns the rectangle of a space around the reader, which is the reader's rectangle here.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }

    /// Returns the value of an anchor in the coordinates of the reader.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// A container that defines its content from the size that is proposed to it.
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// The closure that makes the content.
    public var content: (GeometryProxy) -> Content

    /// A reader around the view that the builder returns.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        GeometryNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// The node of a geometry reader. If the proposed size has changed, the same update makes the content again.
@MainActor private final class GeometryNode<Content: View>: ContainerNode<GeometryReader<Content>> {
    private static var screen: CGSize { CGSize(width: 390, height: 844) }
    private var size = GeometryNode.screen

    override func evaluate() {
        rows.update(environment: environment) { view.content(GeometryProxy(size: size)) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func place(_ proposal: ProposedViewSize) {
        let proposed = proposal.replacingUnspecifiedDimensions()
        if proposed != size {
            size = proposed
            invalidate()
        }
        super.place(proposal)
    }
}

/// A container that shows the first of several views that fits. Here the first always fits, as space is unlimited.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A container of the candidates that the builder returns.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { view in
            RowList(of: view.content).rows.first?.view ?? EmptyView()
        }
        .evaluated()
    }
}
