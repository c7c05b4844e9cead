extension HostPart {
    /// Swipes the row, and presses a button that the swipe reveals.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - edge: The edge at which the button is; nil for either edge.
    /// - Throws: `ControlError` if the part is not a row of a list, no button has the label, or several do.
    public func swipe(_ label: String, edge: HorizontalEdge? = nil) throws(ControlError) {
        try perform { () throws(ControlError) in
            let actions = swipeActions(of: try listRow("swiped"), edge: edge)
            try press(label, in: actions.map { ($0.effect.actions, $0.node) }, name: "swipeActions")
        }
    }

    /// Swipes the row all the way, which presses the first button at that edge, or else deletes the row.
    ///
    /// - Parameter edge: The edge at which the button is.
    /// - Throws: `ControlError` if the part is not a row of a list, or a full swipe has no effect there.
    public func fullSwipe(_ edge: HorizontalEdge = .trailing) throws(ControlError) {
        let row = try listRow("swiped")
        guard let first = swipeActions(of: row, edge: edge).first else {
            if edge == .trailing { return try delete() }
            throw ControlError(self, "\(name) cannot be swiped: it has no swipeActions there")
        }
        guard first.effect.allowsFullSwipe else {
            throw ControlError(self, "\(name) cannot be swiped as far as it goes: allowsFullSwipe forbids it")
        }
        try perform { () throws(ControlError) in
            let actions = swipeActions(of: try listRow("swiped"), edge: edge)
            try press(nil, in: actions.prefix(1).map { ($0.effect.actions, $0.node) }, name: "swipeActions")
        }
    }

    private func swipeActions(
        of row: Node, edge: HorizontalEdge?
    ) -> [(effect: any SwipeActionsHolder, node: Node)] {
        var found: [(any SwipeActionsHolder, Node)] = []
        row.forEach { node in
            guard let effect = (node as? any EffectNode)?.anyEffect as? any SwipeActionsHolder else { return }
            if edge == nil || edge == effect.edge { found.append((effect, node)) }
        }
        return found
    }
}
