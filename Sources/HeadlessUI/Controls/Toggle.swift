/// A control that is on or off.
public struct Toggle<Label: View>: View {
    public typealias Body = Never
    let isOn: Binding<Bool>
    let label: Label
    let source: SourcePlace

    /// A toggle with a label of any kind.
    public init(isOn: Binding<Bool>, file: StaticString = #filePath, line: Int = #line, @ViewBuilder label: () -> Label)
    {
        self.isOn = isOn
        self.label = label()
        source = SourcePlace(file, line)
    }

    /// A toggle of several values. It is on if all values are on, and it sets them all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding(
                get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
                set: { value in
                    for source in sources { source[keyPath: isOn].wrappedValue = value }
                }), file: file, line: line, label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init<S: TextSource>(_ title: S, isOn: Binding<Bool>, file: StaticString = #filePath, line: Int = #line) {
        self.init(isOn: isOn, file: file, line: line) { title.shownText }
    }

    /// A toggle of several values, with a title.
    public init<S: TextSource, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(sources: sources, isOn: isOn, file: file, line: line) { title.shownText }
    }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
    /// A toggle with a title and a system symbol.
    public init<S: TextSource>(
        _ title: S, systemImage: String, isOn: Binding<Bool>, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(isOn: isOn, file: file, line: line) { HeadlessUI.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a title and an image from the app's assets.
    public init<S: TextSource>(
        _ title: S, image: ImageResource, isOn: Binding<Bool>, file: StaticString = #filePath, line: Int = #line
    ) {
        self.init(isOn: isOn, file: file, line: line) { HeadlessUI.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        label = configuration.label
        source = configuration.source
    }
}

extension Toggle: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ToggleNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>>, Pressable, BoundControl {
    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { self }
    var label: String { spokenLabel }
    private var isStyled = false
    private var isOn = false
    var glance: String? { isOn ? "on" : "off" }
    override var speaksForContent: Bool { isStyled }

    /// Returns true only if the label has changed, or if a style may show more than the label.
    override func take(_ view: any View) -> Bool {
        let last = self.view.label
        guard super.take(view) else { return false }
        look()
        return isStyled || !isEqualValue(last, self.view.label)
    }

    /// Reads the binding's value, so that the node depends on it.
    private func look() { isOn = graph.evaluating(self) { view.isOn.shown } }

    var bindingRead: BindingRead {
        BindingRead("Toggle", at: view.source, of: self) { [view] in _ = view.isOn.shown }
    }

    override func evaluate() {
        look()
        let style = environment.style(of: ToggleStyleConfiguration.self)
        isStyled = style != nil
        rows.update(environment: environment) {
            if let style {
                style.makeView(
                    ToggleStyleConfiguration(label: .init(content: view.label), isOn: view.isOn, source: view.source))
            } else {
                view.label
            }
        }
    }

    /// Presses the content of the style if a style applies; otherwise toggles the value.
    func press() {
        guard environment.isEnabled else { return }
        if isStyled { return pressContent() }
        ViewAction("Toggle", at: view.source, of: self).run { view.isOn.wrappedValue.toggle() }
    }
}
