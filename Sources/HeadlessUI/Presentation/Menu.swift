/// A control that shows other controls when it is pressed. They exist only while the menu is open.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let primaryAction: (@MainActor () -> Void)?
    let source: SourcePlace
    @State private var isOpen = false

    /// Creates a menu with a custom label.
    public init(
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        primaryAction = nil
        source = SourcePlace(file, line)
    }

    /// Creates a menu with a custom label and a primary action. A press runs the action; a long press opens the menu.
    public init(
        file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
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
    /// Creates a menu with a title.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(file: file, line: line, content: content) { title.shownText }
    }

    /// Creates a menu with a title and a primary action.
    public init<S: TextSource>(
        _ title: S, file: StaticString = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(file: file, line: line, content: content, label: { title.shownText }, primaryAction: primaryAction)
    }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
    /// Creates a menu with a title and a system symbol.
    public init<S: TextSource>(
        _ title: S, systemImage: String, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(file: file, line: line, content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title, a system symbol and a primary action.
    public init<S: TextSource>(
        _ title: S, systemImage: String, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            file: file, line: line, content: content, label: { HeadlessUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

/// The visible part of a closed menu.
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

/// A control that opens a menu.
@MainActor protocol Openable: Pressable {
    func open()
    /// Whether a press opens the menu as well.
    var opensWhenPressed: Bool { get }
    /// The content of the menu.
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
    /// Sets the appearance of menus. Has no effect here.
    nonisolated public func menuStyle(_ style: MenuStyle) -> some View { self }
    /// Sets the order of menu items. Has no effect here.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Shows or hides the indicator of menus. Has no effect here.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Sets whether a control closes its menu. Here it always does.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
