/// A field for a line of text.
public struct TextField<Label: View>: View {
    public typealias Body = Never
    let text: Binding<String>
    let label: Label

    /// A field with a label of any kind.
    public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }
}

extension TextField where Label == Text {
    /// A field with a title.
    public init<S: TextSource>(_ title: S, text: Binding<String>) {
        self.init(text: text) { title.shownText }
    }
}

/// A field for text of many lines. Its label is the text that it shows, or that of `accessibilityLabel`.
public struct TextEditor: View {
    public typealias Body = Never
    let text: Binding<String>

    /// An editor of a text.
    public init(text: Binding<String>) {
        self.text = text
    }
}

extension TextField: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        FieldNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

extension TextEditor: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        FieldNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// A view that edits a text.
@MainActor private protocol EditingView: View {
    var text: Binding<String> { get }
    /// How the view is spelled.
    nonisolated static var name: String { get }
}

extension TextField: EditingView {
    nonisolated static var name: String { "TextField" }
}

extension TextEditor: EditingView {
    nonisolated static var name: String { "TextEditor" }
}

/// A control whose text is edited.
@MainActor private protocol Editing: Control {
    func type(_ text: String)
    func endEditing()
}

/// The node of a field. What is typed is written at once; when the edit ends, what the field contains is written once more.
/// A field that is removed while it is being edited ends its edit then, which writes through a binding that may be stale
/// (reported in pointfreeco/swift-composable-architecture#1800 and my-monkeys/OpenSuperWhisper#94).
@MainActor private final class FieldNode<V: EditingView>: ContainerNode<V>, Editing {
    private var shown = ""
    private var edited: String?
    /// What is known of a field that has been removed.
    private var action: ViewAction?

    override var control: (any Control)? { self }
    override var text: String? { edited ?? shown }

    var label: String {
        let title = children.flatMap(\.texts).joined(separator: " ")
        return title.isEmpty ? edited ?? shown : title
    }

    override func evaluate() {
        super.evaluate()
        shown = view.text.wrappedValue
    }

    override func didRemove() {
        guard edited != nil else { return }
        action = ViewAction(V.name, of: self)
        graph.enqueueAction { self.endEditing() }
    }

    func type(_ text: String) {
        guard environment.isEnabled else { return }
        edited = text
        write(text)
    }

    func endEditing() {
        guard let edited else { return }
        self.edited = nil
        write(edited)
    }

    private func write(_ text: String) {
        (action ?? ViewAction(V.name, of: self)).run { view.text.wrappedValue = text }
    }
}

extension HostPart {
    /// Types text into the field with a label, which begins an edit there.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func type(_ text: String, into label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.type(text) }
    }

    /// Ends the edit in the field with a label, which writes through the field's binding.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func endEditing(_ label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.endEditing() }
    }
}

extension Host {
    /// Types text into the field with a label, which begins an edit there.
    public func type(_ text: String, into label: String) throws(ControlError) { try screen.type(text, into: label) }

    /// Ends the edit in the field with a label, which writes through the field's binding.
    public func endEditing(_ label: String) throws(ControlError) { try screen.endEditing(label) }
}
