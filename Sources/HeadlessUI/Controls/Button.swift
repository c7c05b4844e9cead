/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// A button that deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that stops something.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms something.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes something.
    public static let close = ButtonRole(name: "close")

    /// The title that the system gives a button with this role.
    var title: String {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "Done"
        default: "Close"
        }
    }
}

/// A control that performs an action when the user presses it.
public struct Button<Label: View>: View {
    public typealias Body = Never
    let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let source: SourcePlace

    /// A button with a label of any kind.
    public init(
        file: StaticString = #filePath, line: Int = #line, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, file: file, line: line, action: action, label: label)
    }

    /// A button with a role and a label of any kind.
    public init(
        role: ButtonRole?, file: StaticString = #filePath, line: Int = #line, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
        source = SourcePlace(file, line)
    }
}

/// The label of a button that has only a role.
nonisolated public struct DefaultButtonLabel: View {
    let title: String
    /// The title as a view.
    public var body: some View { Text(verbatim: title) }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with a role and the system's label for that role.
    public init(
        role: ButtonRole, file: StaticString = #filePath, line: Int = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) { DefaultButtonLabel(title: role.title) }
    }
}

extension Button where Label == Text {
    /// A button with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #filePath, line: Int = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(file: file, line: line, action: action) { title.shownText }
    }

    /// A button with a title and a role.
    public init<S: TextSource>(
        _ title: S, role: ButtonRole?, file: StaticString = #filePath, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) { title.shownText }
    }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
    /// A button with a title, a system symbol and an optional role.
    public init<S: TextSource>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, file: StaticString = #filePath, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) {
            HeadlessUI.Label(title, systemImage: systemImage)
        }
    }

    /// A button with a title, an image from the app's assets and an optional role.
    public init<S: TextSource>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, file: StaticString = #filePath, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, file: file, line: line, action: action) { HeadlessUI.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration.
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

    /// Returns true only if the label has changed, or if a style may show more than the label.
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

    /// Presses the content of the style if the style defines the button's behavior; otherwise performs the action.
    func press() {
        if hasBehaviourOfStyle { pressContent() } else { perform() }
    }

    private func perform() {
        if environment.isEnabled { ViewAction("Button", at: view.source, of: self).run { view.action() } }
    }
}

extension Node {
    /// Presses or taps the first descendant that accepts a press or a tap.
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
