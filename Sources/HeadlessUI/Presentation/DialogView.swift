/// The content of an alert or a confirmation dialog: a title, a message and buttons.
nonisolated struct DialogView: View {
    typealias Body = Never
    let title: Text
    let message: any View
    let actions: any View
    /// The button that the dialog adds if the app provides none, or none that cancels.
    let ownButton: OwnButton

    enum OwnButton {
        /// "OK", if the app provides no button (documentation of `alert(_:isPresented:actions:)`).
        case confirms
        /// "Cancel", if the app provides no cancel button (documentation of `confirmationDialog`).
        case cancels
    }
}

extension DialogView {
    /// Whether another dialog has the same title and the same message.
    @MainActor func hasSameWords(as other: DialogView) -> Bool {
        func isSame<Message: View>(_ message: Message) -> Bool {
            (other.message as? Message).map { isEqualValue(message, $0) } ?? false
        }
        return title == other.title && isSame(message)
    }
}

extension DialogView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        DialogNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// The node of a dialog. It evaluates the app's buttons first, and then decides which button to add.
@MainActor private final class DialogNode: ContainerNode<DialogView> {
    override func evaluate() {
        show(button: nil)
        switch view.ownButton {
        case .confirms: if RowList.count(of: view.actions) == 0 { show(button: "OK") }
        case .cancels: if cancelButton == nil { show(button: "Cancel") }
        }
    }

    private func show(button title: String?) {
        rows.update(environment: environment) {
            let own = title.map { AnyView(Button($0, role: .cancel) {}) } ?? AnyView(EmptyView())
            return TupleView(((), ()), children: [view.title, view.message, view.actions, own])
        }
    }
}

/// A control with a role in a dialog.
@MainActor protocol RoleControl: Pressable {
    var role: ButtonRole? { get }
}

extension Node {
    /// The button that takes effect if a person dismisses the dialog without pressing one.
    var cancelButton: (any RoleControl)? {
        first { ($0 as? any RoleControl)?.role == .cancel } as? any RoleControl
    }
}
