/// Content that belongs together, below a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    public typealias Body = Never
    let label: Label
    let content: Content

    /// A box with a label of any kind.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label of any kind, in the form of iOS 14.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.shownText }
    }
}

extension GroupBox: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.label, $0.content])
        }
        .evaluated()
    }
}

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
    public typealias Body = Never
    let label: any View
    let content: Content

    /// Controls without a label.
    public init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }

    /// Controls with a label of any kind.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = label()
        self.content = content()
    }

    /// Controls with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) {
        label = title.shownText
        self.content = content()
    }
}

extension ControlGroup: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { view in
            TupleView(((), ()), children: [view.label, view.content])
        }
        .evaluated()
    }
}
