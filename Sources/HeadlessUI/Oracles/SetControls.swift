/// A control on screen that shows the value of a binding in another way than as a text: a toggle, a slider, a picker.
@MainActor package struct SetControl {
    /// The app's view that has the control, and the control's label.
    package let view, label: String
    /// The id of the element in whose row the control is, as a text; nil outside of rows.
    package let row: String?
    /// What a person sees of the value.
    package let value: String
    /// The texts of the row: a person knows it by them, also where the id has changed.
    private let rowTexts: [String]
    private let type: ObjectIdentifier
    /// The node of the control.
    private let node: NodeReference

    fileprivate init?(_ node: Node) {
        guard let control = node.control, node.boundControl != nil, !(control is any Editing),
            let value = control.glance
        else { return nil }
        view = node.viewName
        label = node.label(of: control)
        row = node.elementID
        rowTexts = node.withAncestors.first { $0.isRow }?.texts ?? []
        self.value = value
        type = ObjectIdentifier(Swift.type(of: node))
        self.node = node.reference
    }

    /// Returns whether another control is the same one for a person.
    package func isAlike(_ other: SetControl) -> Bool {
        (view, label, rowTexts, type) == (other.view, other.label, other.rowTexts, other.type)
    }

    /// Returns whether another control has the same identity.
    package func hasSameIdentity(as other: SetControl) -> Bool { node === other.node }
}

/// The view whose state an action of the user has written.
@MainActor package struct StateOwner {
    fileprivate let view: NodeReference

    /// Whether the identity of the view has ended, and its states with it.
    package var isGone: Bool { view.node == nil }
}

extension Host {
    /// The controls on screen that show values, from the back to the front.
    package var setControls: [SetControl] {
        graph.withoutReporting {
            var controls: [SetControl] = []
            for presenter in graph.shownPresenters {
                for child in presenter.children {
                    child.forEach { node in
                        if node.boundControl != nil, !node.isWithinLeaving, let control = SetControl(node) {
                            controls.append(control)
                        }
                    }
                }
            }
            return controls
        }
    }

    /// The control that shows a value and that the user is about to operate; nil for other actions.
    package func setControl(of action: UserAction) -> SetControl? {
        graph.withoutReporting { touchedNode(by: action).flatMap { SetControl($0) } }
    }

    /// The view whose state was the first that code has written since `forgetStateWrites`; nil if none was written.
    package var writtenStateOwner: StateOwner? { graph.oracles.firstWriter.map(StateOwner.init) }

    /// Forgets which states were written.
    package func forgetStateWrites() { graph.oracles.forgetWrites() }
}
