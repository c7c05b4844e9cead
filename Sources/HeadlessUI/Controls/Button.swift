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

extension Button where Label == HeadlessUI.Label<Text, Image> {
    /// A button with a title, a symbol of the system and perhaps a role.
    public init<S: TextSource>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, file: StaticString = #fileID, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) {
            HeadlessUI.Label(title, systemImage: systemImage)
        }
    }

    /// A button with a title, a picture of the app and perhaps a role.
    public init<S: TextSource>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, file: StaticString = #fileID, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) { HeadlessUI.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is to be the style of.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        label = configuration.label
        role = configuration.role
        action = configuration.action
        source = configuration.source
    }
}

extension Button: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ButtonNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class ButtonNode<Label: View>: ContainerNode<Button<Label>>, RoleControl {
    override var control: (any Control)? { self }
    var label: String { spokenLabel }
    var role: ButtonRole? { view.role }
    private var isStyled = false
    private var hasBehaviourOfStyle = false
    override var speaksForContent: Bool { hasBehaviourOfStyle }

    /// Only the label is shown, unless a style shows more.
    override func take(_ view: any View) -> Bool {
        let last = self.view.label
        return super.take(view) && (isStyled || !isEqualValue(last, self.view.label))
    }

    override func evaluate() {
        let behaviour = environment.style(of: PrimitiveButtonStyleConfiguration.self)
        let look = environment.style(of: ButtonStyleConfiguration.self)
        hasBehaviourOfStyle = behaviour != nil
        isStyled = hasBehaviourOfStyle || look != nil
        rows.update(environment: environment) {
            if let behaviour {
                behaviour.makeView(
                    PrimitiveButtonStyleConfiguration(
                        role: view.role, label: .init(content: view.label), action: { [weak self] in self?.perform() },
                        source: view.source))
            } else if let look {
                look.makeView(
                    ButtonStyleConfiguration(
                        role: view.role, label: .init(content: view.label), isPressed: false))
            } else {
                view.label
            }
        }
    }

    /// Where a style decides what the button does, what the style shows is pressed.
    func press() {
        if hasBehaviourOfStyle { pressContent() } else { perform() }
    }

    private func perform() {
        if environment.isEnabled { ViewAction("Button", at: view.source, of: self).run { view.action() } }
    }
}

extension Node {
    /// Presses the first thing within the node that can be pressed or tapped.
    func pressContent() {
        for child in children {
            if let found = child.first(where: { $0.control is any Pressable || $0.handlesTap }) {
                if let control = found.control as? any Pressable {
                    control.press()
                } else {
                    found.handleTap()
                }
                return
            }
        }
    }
}
