/// A view that edits text.
@MainActor protocol EditingView: View {
    /// The name of the view's type, as source code spells it.
    nonisolated static var name: String { get }
    var content: FieldContent { get }
    var source: SourcePlace { get }
    /// Whether the return key inserts a line break instead of submitting the text.
    var isMultiline: Bool { get }
    var isSecure: Bool { get }
    var prompt: Text? { get }
    var onEditingChanged: @MainActor (Bool) -> Void { get }
    var onCommit: @MainActor () -> Void { get }
    /// Returns the view that a style makes of the field, or nil if no style applies.
    func styled(in environment: EnvironmentValues) -> (any View)?
}

extension EditingView {
    var isMultiline: Bool { false }
    var isSecure: Bool { false }
    var prompt: Text? { nil }
    var onEditingChanged: @MainActor (Bool) -> Void { { _ in } }
    var onCommit: @MainActor () -> Void { {} }
    func styled(in environment: EnvironmentValues) -> (any View)? { nil }
}

extension TextField: EditingView {
    nonisolated static var name: String { "TextField" }
    var isSecure: Bool { false }

    func styled(in environment: EnvironmentValues) -> (any View)? {
        environment.style(of: TextField<_TextFieldStyleLabel>.self).map { style in
            var field = TextField<_TextFieldStyleLabel>(
                content: content, prompt: prompt, label: .init(content: label), source: source)
            field.isMultiline = isMultiline
            field.onEditingChanged = onEditingChanged
            field.onCommit = onCommit
            return style.makeView(field)
        }
    }
}

extension SecureField: EditingView {
    nonisolated static var name: String { "SecureField" }
    var isSecure: Bool { true }
}

extension TextEditor: EditingView {
    nonisolated static var name: String { "TextEditor" }
    var isMultiline: Bool { true }
}

extension TextField: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        FieldNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

extension SecureField: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        FieldNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

extension TextEditor: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        FieldNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// The node of a field. It writes each change at once, and writes its text again when the edit ends. Removing a field during an
/// edit ends the edit, which writes through a binding that may be stale (reported in pointfreeco/swift-composable-architecture#1800
/// and my-monkeys/OpenSuperWhisper#94).
@MainActor private final class FieldNode<V: EditingView>: ContainerNode<V>, Editing, BoundControl {
    private var shown = ""
    private var edited: String?
    /// The binding's value after the last edit was written; nil until an update has read it.
    private var written: String?
    private var isStyled = false
    /// The action context of a removed field, captured at its removal.
    private var action: ViewAction?

    override var boundControl: (any BoundControl)? { self }
    override var control: (any Control)? { isStyled ? nil : self }
    var isEdited: Bool { edited != nil }
    var keepsEdit: Bool { edited.map { view.content.keeps($0) } ?? true }
    var exampleTexts: [String] {
        view.content.isNumeric || environment.keyboardType.isForNumbers ? Self.numbers : []
    }

    override var text: String? {
        if isStyled || environment.isHidden { return nil }
        let text = edited ?? shown
        return view.isSecure ? String(repeating: "•", count: text.count) : text
    }

    var label: String {
        let title = children.map(\.spokenLabel).joined(separator: " ")
        if !title.isEmpty { return title }
        return view.prompt?.content ?? edited ?? shown
    }

    var bindingRead: BindingRead {
        BindingRead(V.name, at: view.source, of: self) { [view] in _ = view.content.read() }
    }

    override func evaluate() {
        let styled = view.styled(in: environment)
        isStyled = styled != nil
        if let styled {
            rows.update(environment: environment) { styled }
        } else {
            super.evaluate()
        }
        shown = graph.evaluating(self) { view.content.read() }
        guard edited != nil else { return }
        // A value that other code has written meanwhile replaces the edited text.
        if let written, written != shown { edited = shown }
        written = shown
    }

    override func didRemove() {
        graph.focus.lose(self, in: graph)
        guard edited != nil, writesWhenRemoved else { return }
        action = ViewAction(V.name, at: view.source, of: self)
        graph.enqueueAction { self.endEdit() }
    }

    /// Whether the field, which is edited and about to go, writes its text once more (`removed-field`).
    private var writesWhenRemoved: Bool {
        switch graph.assumptions.removedField {
        case .writes: true
        case .writesUnlessAnimated: !isWithinLeaving
        case .writesOnIOS: graph.platform == .iOS
        case .writesOnMacOS: graph.platform == .macOS
        case .neverWrites: false
        }
    }

    func type(_ text: String) {
        guard environment.isEnabled else { return }
        graph.focus.move(to: self)
        edited = text
        written = text == shown ? shown : nil
        run { view.content.type(text) }
    }

    func submit() {
        guard environment.isEnabled else { return }
        graph.focus.move(to: self)
        if view.isMultiline { return type((edited ?? shown) + "\n") }
        if let edited { run { view.content.end(edited) } }
        run { view.onCommit() }
        environment.submit(.text)
        if graph.focus.focused === self, graph.focus.pendingCount == 0 { graph.focus.move(to: nil) }
    }

    func endEditing() {
        if graph.focus.focused === self { graph.focus.move(to: nil) }
        endEdit()
    }

    func didGainFocus() { run { view.onEditingChanged(true) } }

    func didLoseFocus() {
        endEdit()
        run { view.onEditingChanged(false) }
    }

    private func endEdit() {
        guard let edited else { return }
        self.edited = nil
        run {
            view.content.end(edited)
            if action == nil, !isWithinLeaving { shown = view.content.read() }
        }
    }

    private func run(_ body: @MainActor () -> Void) {
        (action ?? ViewAction(V.name, at: view.source, of: self)).run { body() }
    }
}
