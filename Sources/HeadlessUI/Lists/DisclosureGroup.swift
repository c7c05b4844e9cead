/// A group whose content exists only while it is expanded. Pressing its label expands or collapses it.
public struct DisclosureGroup<Label: View, Content: View>: View, ComposedView {
    @State private var isDisclosed = false
    @Environment(\.disclosureGroupStyle) private var style
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    private let source: SourcePlace

    /// A group that stores whether it is expanded. It is collapsed initially.
    public init(
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        isExpanded = nil
        self.content = content
        self.label = label()
        source = SourcePlace(file, line)
    }

    /// A group that is expanded while a binding is true.
    public init(
        isExpanded: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
        source = SourcePlace(file, line)
    }

    public var body: some View {
        style.makeView(
            configuration: .init(
                label: AnyView(label), content: AnyView(DisclosedContent(content: content)),
                isExpanded: (isExpanded ?? $isDisclosed).ofUpdate(), source: source))
    }
}

extension DisclosureGroupStyle {
    /// Returns the view of a group, with its type erased.
    func makeView(configuration: Configuration) -> AnyView {
        AnyView(StyledView(style: self, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
}

/// The content of a group, which is made only when the group is expanded.
private struct DisclosedContent<Content: View>: ComposedView {
    let content: () -> Content
    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that stores whether it is expanded. It is collapsed initially.
    public init<S: TextSource>(
        _ label: S, file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(file: file, line: line, content: content) { label.shownText }
    }

    /// A group with a title that is expanded while a binding is true.
    public init<S: TextSource>(
        _ label: S, isExpanded: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, file: file, line: line, content: content) { label.shownText }
    }
}

/// A label that expands or collapses the content below it.
nonisolated struct DisclosureHeader<Label: View>: View {
    typealias Body = Never
    let label: Label
    let isExpanded: Binding<Bool>
    /// The name of the view that has the header.
    let name: String
    /// The source location of that view; nil if the header is part of another view.
    var source: SourcePlace?
}

extension DisclosureHeader: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        DisclosureNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class DisclosureNode<Label: View>: ContainerNode<DisclosureHeader<Label>>, Pressable {
    override var control: (any Control)? { self }
    var label: String { spokenLabel }

    /// Expands or collapses the content with an animation.
    func press() {
        guard environment.isEnabled else { return }
        ViewAction(view.name, at: view.source, of: self).run { withAnimation { view.isExpanded.wrappedValue.toggle() } }
    }
}
