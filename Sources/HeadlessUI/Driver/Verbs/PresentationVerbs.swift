extension Host {
    /// Dismisses what is in front, as a swipe down, a touch beside it, or the escape key does: a sheet, a popover, a dialog,
    /// whose cancelling button is pressed, or a menu.
    ///
    /// - Throws: `ControlError` where nothing is presented, or what is does not let itself be dismissed.
    public func dismiss() throws(ControlError) {
        try screen.perform { [self] () throws(ControlError) in
            guard let layer = graph.front as? LayerNode else {
                throw refusal("nothing is presented that could be dismissed")
            }
            if let reason = layer.refusesDismissal { throw refusal(reason) }
            if layer.kind == .dialog, let button = layer.cancelButton {
                try operate(button) { () throws(ControlError) in button.press() }
            } else {
                layer.askForDismissal()
            }
        }
    }

    /// Opens the menu with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func open(_ label: String) throws(ControlError) { try screen.open(label) }

    /// Operates a control. In an alert, a dialog or a menu a button also ends the presentation.
    func operate(
        _ control: (any Control)?, _ verb: () throws(ControlError) -> Void
    ) throws(ControlError) {
        guard let layer = graph.front as? LayerNode, layer.ends(with: control) else { return try verb() }
        switch graph.presentations.buttonOrder {
        case .actionFirst:
            try verb()
            layer.askForEnd()
        case .dismissalFirst:
            layer.askForEnd()
            try verb()
        }
    }

    func refusal(_ reason: String) -> ControlError {
        ControlError(label: "", part: screen.name, reason: reason)
    }
}

extension HostPart {
    /// Opens the menu with a label, whether or not a press would do something else.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func open(_ label: String) throws(ControlError) {
        try operate(label) { (menu: any Openable) in menu.open() }
    }
}

extension LayerNode {
    /// Why a person cannot dismiss it; nil where that is possible.
    var refusesDismissal: String? {
        switch kind {
        case .alert:
            let labels = cancelLabels.map { "\"\($0)\"" }.joined(separator: ", ")
            return "an alert is not dismissed, but answered: there are \(labels)"
        case .cover:
            return "a full screen cover is dismissed by the app only"
        case .sheet, .popover:
            let isDisabled = effects(DismissalEffect.self).contains { $0.effect.isDisabled }
            return isDisabled ? "the \(kind.rawValue) has interactiveDismissDisabled" : nil
        case .dialog, .menu:
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

    /// Whether it ends when a control in it has been operated.
    fileprivate func ends(with control: (any Control)?) -> Bool {
        guard kind.endsWithButton, let control else { return false }
        if let node = control as? Node, !node.environment.isEnabled { return false }
        if kind == .menu { return !(control is any Openable) }
        return control is any Pressable
    }

    /// Asks for the end of it, and of the menus that it came out of.
    fileprivate func askForEnd() {
        askForDismissal()
        for case let menu as LayerNode in ancestors {
            guard menu.kind == .menu else { return }
            menu.askForDismissal()
        }
    }
}
