/// A control that selects a color.
public struct ColorPicker<Label: View>: View {
    public typealias Body = Never
    let selection: Binding<Color>
    let label: Label
    let source: SourcePlace

    /// A picker with a label of any kind.
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        source = SourcePlace(file, line)
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a title.
    public init<S: TextSource>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(selection: selection, file: file, line: line) { title.shownText }
    }
}

extension ColorPicker: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ColorPickerNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class ColorPickerNode<Label: View>: ContainerNode<ColorPicker<Label>>, Picking, BoundControl {
    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { self }
    var label: String { spokenLabel }

    var bindingRead: BindingRead {
        BindingRead("ColorPicker", at: view.source, of: self) { [view] in _ = view.selection.shown }
    }

    var examples: [String] { ["#FF0000", "#0000FF"] }

    func value(of text: String) -> Any? { PickedText.color(text) }

    func pick(_ value: Any) {
        guard environment.isEnabled, let color = value as? Color else { return }
        ViewAction("ColorPicker", at: view.source, of: self).run { view.selection.wrappedValue = color }
    }
}

/// A control that picks a date or a color.
@MainActor protocol Picking: Control {
    func pick(_ value: Any)
    /// Texts for values that the user might pick.
    var examples: [String] { get }
    /// Returns the value that a text represents, or nil if the text represents no value that can be picked.
    func value(of text: String) -> Any?
}
