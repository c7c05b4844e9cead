/// What an alert or a confirmation dialog shows: a title, a message, and buttons.
nonisolated struct DialogView: View {
    typealias Body = Never
    let title: Text
    let message: any View
    let actions: any View
    /// The title of the button that is there where the app gives no button, or none that cancels.
    let ownButton: OwnButton

    enum OwnButton {
        /// "OK", where the app gives none (documentation of `alert(_:isPresented:actions:)`).
        case confirms
        /// "Cancel", where the app gives none that cancels (documentation of `confirmationDialog`).
        case cancels
    }
}

extension DialogView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        DialogNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// The node of a dialog. Which button it has of its own is known once those of the app have been made.
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

/// A control that has a role in a dialog.
@MainActor protocol RoleControl: Pressable {
    var role: ButtonRole? { get }
}

extension Node {
    /// The button that is pressed where a person goes away without pressing any.
    var cancelButton: (any RoleControl)? {
        first { ($0 as? any RoleControl)?.role == .cancel } as? any RoleControl
    }
}
