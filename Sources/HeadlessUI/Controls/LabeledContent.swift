/// A view with a label.
public struct LabeledContent<Label: View, Content: View>: View {
    public typealias Body = Never
    let label: Label
    let content: Content

    /// A view and a label of any kind.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// A view with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { title.shownText }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    public init<S: TextSource, V: StringProtocol>(_ title: S, value: V) {
        self.init {
            Text(verbatim: String(value))
        } label: {
            title.shownText
        }
    }

    /// A value in a format, with a title.
    public init<S: TextSource, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title, value: format.format(value))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// The labeled view of a style's configuration.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

extension LabeledContent: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LabeledContentNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.label, $0.content])
        }
        .evaluated()
    }
}

@MainActor
private final class LabeledContentNode<Label: View, Content: View>:
    ContainerNode<LabeledContent<Label, Content>>
{
    override func evaluate() {
        guard let style = environment.style(of: LabeledContentStyleConfiguration.self) else { return super.evaluate() }
        rows.update(environment: environment) {
            style.makeView(
                LabeledContentStyleConfiguration(
                    label: .init(content: view.label), content: .init(content: view.content)))
        }
    }
}

/// The appearance of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The configuration that the style receives.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Makes the view of labeled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
    /// The type of the label.
    public typealias Label = StyledPart<LabeledContentStyleConfiguration>
    /// The type of the content.
    public typealias Content = StyledPart<LabeledContentStyleConfiguration>
    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The default style of the view for its context.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style for the context.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of the labeled content in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style, for: LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
