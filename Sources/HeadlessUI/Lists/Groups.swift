/// A box of related content, below a label.
public struct GroupBox<Label: View, Content: View>: View, ComposedView {
    @Environment(\.groupBoxStyle) private var style
    private let label: Label
    private let content: Content

    /// A box with a label of any kind.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label of any kind. This is the form of iOS 14.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        style.makeView(configuration: .init(label: AnyView(label), content: AnyView(content)))
    }
}

extension GroupBoxStyle {
    /// Returns the view of a box, with its type erased.
    func makeView(configuration: Configuration) -> AnyView {
        AnyView(StyledView(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
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

/// A group of related controls.
nonisolated public struct ControlGroup<Content: View>: View {
    public typealias Body = Never
    let label: any View
    let content: Content

    /// A group of controls without a label.
    public init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }

    /// A group of controls with a label of any kind.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = label()
        self.content = content()
    }

    /// A group of controls with a title.
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
