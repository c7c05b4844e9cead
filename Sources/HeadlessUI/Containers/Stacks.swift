/// A stack that shows its views one below the other.
nonisolated public struct VStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A stack of the views that the builder returns. Alignment and spacing have no effect here.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A stack that shows its views side by side.
nonisolated public struct HStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A stack of the views that the builder returns. Alignment and spacing have no effect here.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

/// A stack that shows its views one in front of the other.
nonisolated public struct ZStack<Content: View>: View {
    public typealias Body = Never
    let content: Content

    /// A stack of the views that the builder returns. The alignment has no effect here.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A space that takes the remaining length.
nonisolated public struct Spacer: View {
    public typealias Body = Never
    /// A flexible space. The minimum length has no effect here.
    public init(minLength: CGFloat? = nil) {}
}

extension VStack: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension HStack: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension ZStack: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { $0.content }.evaluated()
    }
}

extension Spacer: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, in: parent, environment: environment).evaluated()
    }
}
