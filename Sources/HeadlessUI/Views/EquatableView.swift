/// A view that updates only if it differs from its previous value.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public typealias Body = Never
    /// The wrapped view.
    public var content: Content

    /// Creates a view that compares its content with `==`.
    public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        EquatableNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

/// The node of an equatable view. It keeps the first of several equal views. State inside still updates it.
@MainActor private final class EquatableNode<Content: Equatable & View>: ContainerNode<EquatableView<Content>> {
    override func take(_ view: any View) -> Bool {
        guard let new = view as? EquatableView<Content>, new.content != self.view.content else { return false }
        return super.take(view)
    }
}

extension View where Self: Equatable {
    /// Returns a view that updates only if it differs from its previous value.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
