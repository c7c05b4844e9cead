extension HostPart {
    /// Types text into the field with the given label. The field takes the focus and begins an edit.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func type(_ text: String, into label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.type(text) }
    }

    /// Presses the return key in the field with the given label.
    ///
    /// The field submits its text and loses the focus, unless the submit actions move the focus. In a multiline field the key
    /// begins a new line.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func submit(_ label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.submit() }
    }

    /// Ends the edit in the field with the given label, which writes through the field's binding. The field loses the focus.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func endEditing(_ label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.endEditing() }
    }

    /// Presses the paste button while the given items are on the pasteboard.
    ///
    /// - Throws: `ControlError` if there is no paste button, or several.
    public func paste(_ items: [Any]) throws(ControlError) {
        try operate("Paste") { (target: any PasteTarget) in target.paste(items) }
    }

    /// Gives the focus to the field with the given label, as a tap does.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func focus(_ label: String) throws(ControlError) {
        try operate(label) { (target: any FocusTarget) in target.takeFocus() }
    }
}

extension Host {
    /// Types text into the field with the given label. The field takes the focus and begins an edit.
    public func type(_ text: String, into label: String) throws(ControlError) { try screen.type(text, into: label) }

    /// Presses the return key in the field with the given label.
    public func submit(_ label: String) throws(ControlError) { try screen.submit(label) }

    /// Ends the edit in the field with the given label, which writes through the field's binding. The field loses the focus.
    public func endEditing(_ label: String) throws(ControlError) { try screen.endEditing(label) }

    /// Presses the paste button while the given items are on the pasteboard.
    public func paste(_ items: [Any]) throws(ControlError) { try screen.paste(items) }

    /// Gives the focus to the field with the given label, as a tap does.
    public func focus(_ label: String) throws(ControlError) { try screen.focus(label) }

    /// The label of the focused element; nil if no element has the focus.
    public var focusedLabel: String? {
        graph.focus.focused.map { $0.label(of: $0) }
    }
}
