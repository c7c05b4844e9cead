/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// A button that deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that stops something.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action when it is pressed.
public struct Button<Label: View>: View {
    public typealias Body = Never
    let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let source: SourcePlace

    /// A button with a label of any kind.
    public init(
        file: StaticString = #fileID, line: Int = #line, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, file: file, line: line, action: action, label: label)
    }

    /// A button with a role and a label of any kind.
    public init(
        role: ButtonRole?, file: StaticString = #fileID, line: Int = #line, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
        source = SourcePlace(file, line)
    }
}

extension Button where Label == Text {
    /// A button with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #fileID, line: Int = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(file: file, line: line, action: action) { title.shownText }
    }

    /// A button with a title and a role.
    public init<S: TextSource>(
        _ title: S, role: ButtonRole?, file: StaticString = #fileID, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) { title.shownText }
    }
}

extension Button: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ButtonNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class ButtonNode<Label: View>: ContainerNode<Button<Label>>, RoleControl {
    override var control: (any Control)? { self }
    var label: String { texts.joined(separator: " ") }
    var role: ButtonRole? { view.role }

    func press() {
        if environment.isEnabled { ViewAction("Button", at: view.source, of: self).run { view.action() } }
    }
}
