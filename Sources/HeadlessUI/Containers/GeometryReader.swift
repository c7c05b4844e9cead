/// The size and the place of a geometry reader.
public struct GeometryProxy: Sendable {
    /// The size that was proposed to the reader; that of a screen of 390 × 844 points where nothing else is.
    public let size: CGSize
    /// What the system covers: nothing.
    public let safeAreaInsets = EdgeInsets()

    /// The rectangle of the reader. Every space begins where the reader does, as nothing is placed here.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// The rectangle of the reader. Every space begins where the reader does, as nothing is placed here.
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: .zero, size: size)
    }

    /// The rectangle of a space around the reader; here that of the reader.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }

    /// A place in another view, as seen from the reader.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// Makes its content of the size that is proposed to it.
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// A reader around what the builder makes.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        GeometryNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// The content is made anew, in the same update, where another size is proposed than it was made of.
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

/// Shows the first of several views that fits; here always the first, as all the room that there is is enough for any.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// Chooses among what the builder makes.
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
