/// A view that is updated only where it is not equal to what it was.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public typealias Body = Never
    /// The view.
    public var content: Content

    /// Compares a view by its own rule.
    public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        EquatableNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

/// The first of views that are equal is kept. State within it changes as ever.
@MainActor private final class EquatableNode<Content: Equatable & View>: ContainerNode<EquatableView<Content>> {
    override func take(_ view: any View) -> Bool {
        guard let new = view as? EquatableView<Content>, new.content != self.view.content else { return false }
        return super.take(view)
    }
}

extension View where Self: Equatable {
    /// Updates the view only where it is not equal to what it was.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
