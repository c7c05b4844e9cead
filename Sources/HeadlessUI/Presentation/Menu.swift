/// A control that shows others when it is pressed. They are made when the menu opens, and gone when it closes.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let primaryAction: (@MainActor () -> Void)?
    let source: SourcePlace
    @State private var isOpen = false

    /// A menu with a label of any kind.
    public init(
        file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        primaryAction = nil
        source = SourcePlace(file, line)
    }

    /// A menu with a label of any kind, which performs an action when it is pressed, and opens when it is pressed for long.
    public init(
        file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content
        self.label = label()
        self.primaryAction = primaryAction
        source = SourcePlace(file, line)
    }

    public var body: some View {
        MenuLabel(label: label, source: source, primaryAction: primaryAction, content: content) { isOpen = true }
            .modifier(
                PresentationModifier(
                    kind: .menu, name: "Menu", source: source,
                    cause: FlagCause(isPresented: $isOpen, content: content)))
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(file: file, line: line, content: content) { title.shownText }
    }

    /// A menu with a title, which performs an action when it is pressed.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(file: file, line: line, content: content, label: { title.shownText }, primaryAction: primaryAction)
    }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
    /// A menu with a title and a symbol of the system.
    public init<S: TextSource>(
        _ title: S, systemImage: String, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(file: file, line: line, content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol of the system, which performs an action when it is pressed.
    public init<S: TextSource>(
        _ title: S, systemImage: String, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            file: file, line: line, content: content, label: { HeadlessUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

/// What is seen of a menu that is closed.
nonisolated struct MenuLabel<Label: View, Content: View>: View {
    typealias Body = Never
    let label: Label
    let source: SourcePlace
    let primaryAction: (@MainActor () -> Void)?
    let content: () -> Content
    let open: @MainActor () -> Void
}

extension MenuLabel: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        MenuNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

/// A control that others come out of.
@MainActor protocol Openable: Pressable {
    func open()
    /// Whether a press opens it, too.
    var opensWhenPressed: Bool { get }
    /// What comes out of it.
    var menuItems: any View { get }
}

@MainActor private final class MenuNode<Label: View, Content: View>: ContainerNode<MenuLabel<Label, Content>>, Openable
{
    override var control: (any Control)? { self }
    var label: String { spokenLabel }
    var opensWhenPressed: Bool { view.primaryAction == nil }
    var menuItems: any View { view.content() }

    func press() {
        guard let action = view.primaryAction else { return open() }
        if environment.isEnabled { ViewAction("Menu", at: view.source, of: self).run { action() } }
    }

    func open() {
        if environment.isEnabled { view.open() }
    }
}

extension View {
    /// Says how menus look. Has no effect here.
    nonisolated public func menuStyle(_ style: MenuStyle) -> some View { self }
    /// Says in which order menus show their content. Has no effect here.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Shows a mark beside the labels of menus. Has no effect here.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Says whether a menu stays open when a control in it is used. It goes here.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
