extension Host {
    /// Dismisses the frontmost presentation, as a swipe down, a touch beside it, or the escape key does. It can be a sheet, a
    /// popover, a menu, or a dialog, whose cancel button the host presses.
    ///
    /// - Throws: `ControlError` if nothing is presented, or the presentation refuses dismissal.
    public func dismiss() throws(ControlError) {
        try screen.perform { [self] () throws(ControlError) in
            guard let layer = graph.front as? LayerNode else {
                throw refusal("no presentation is there to dismiss")
            }
            if let reason = layer.refusesDismissal { throw refusal(reason) }
            if layer.kind.hasCancelButton, let button = layer.cancelButton {
                try operate(button) { () throws(ControlError) in button.press() }
            } else {
                layer.endByUser()
            }
        }
    }

    /// Whether the loop tracks an open menu, which the user can dismiss.
    package var tracksMenu: Bool { MainLoop.shared.tracksMenu && graph.front is LayerNode }

    /// Whether code of the app runs the loop for a modal window, which waits for an answer.
    package var awaitsAnswer: Bool { graph.modalSessions.innermost != nil }

    /// Answers the innermost modal window for a user who does not: presses its button to cancel, if there is one, or its last one.
    package func answerModalWindow() { graph.modalSessions.innermost?.answerForUser() }

    /// Opens the menu with the given label.
    ///
    /// - Throws: `ControlError` if no menu has the label, or several do.
    public func open(_ label: String) throws(ControlError) { try screen.open(label) }

    /// Operates a control. In an alert, a dialog or a menu, a button also ends the presentation.
    func operate(
        _ control: (any Control)?, _ verb: () throws(ControlError) -> Void
    ) throws(ControlError) {
        guard let layer = graph.front as? LayerNode, layer.ends(with: control) else { return try verb() }
        switch graph.assumptions.dialogButton {
        case .actionFirst:
            try verb()
            layer.endByButton()
        case .dismissalFirst:
            layer.endByButton()
            try verb()
        }
    }

    func refusal(_ reason: String) -> ControlError {
        ControlError(label: "", part: screen.name, reason: reason)
    }
}

extension HostPart {
    /// Opens the menu with the given label, even if a press would perform a primary action.
    ///
    /// - Throws: `ControlError` if no menu has the label, or several do.
    public func open(_ label: String) throws(ControlError) {
        try operate(label) { (menu: any Openable) in menu.open() }
    }
}

extension LayerNode {
    /// The reason for which the user cannot dismiss the presentation; nil if the user can.
    var refusesDismissal: String? {
        switch kind {
        case .alert:
            let labels = cancelLabels.map { "\"\($0)\"" }.joined(separator: ", ")
            return "an alert is not dismissed, but answered: there are \(labels)"
        case .window:
            return "a modal window is closed by the app only"
        case .cover:
            return "a full screen cover is dismissed by the app only"
        case .sheet, .popover:
            let isDisabled = effects(DismissalEffect.self).contains { $0.effect.isDisabled }
            return isDisabled ? "the \(kind.rawValue) has interactiveDismissDisabled" : nil
        case .dialog, .menu, .files:
            return nil
        }
    }

    private var cancelLabels: [String] {
        var labels: [String] = []
        forEach { node in
            if let button = node.control as? any Pressable { labels.append(button.label) }
        }
        return labels
    }

    /// Returns whether the presentation ends after the user has operated a control in it.
    fileprivate func ends(with control: (any Control)?) -> Bool {
        guard kind.endsWithButton, let control else { return false }
        if let node = control as? Node, !node.environment.isEnabled { return false }
        if kind == .menu { return !(control is any Openable) }
        return control is any Pressable
    }

    /// Ends the presentation and the menus that contain it, as a button in it does.
    fileprivate func endByButton() {
        let menus = ancestors.prefix { ($0 as? LayerNode)?.kind == .menu }
        endByUser()
        for case let menu as LayerNode in menus { menu.endByUser() }
    }
}
