extension HostPart {
    /// Types text into the field with a label, which takes the focus and begins an edit there.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func type(_ text: String, into label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.type(text) }
    }

    /// Presses the return key in the field with a label: its text is submitted, and the field loses the focus unless what
    /// is run for it moves the focus. In a field of many lines a new line begins.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func submit(_ label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.submit() }
    }

    /// Ends the edit in the field with a label, which writes through the field's binding. The focus goes.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func endEditing(_ label: String) throws(ControlError) {
        try operate(label) { (field: any Editing) in field.endEditing() }
    }

    /// Presses the paste button while items are on the pasteboard.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func paste(_ items: [Any]) throws(ControlError) {
        try operate("Paste") { (target: any PasteTarget) in target.paste(items) }
    }

    /// Gives the focus to the field with a label, as a tap does.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func focus(_ label: String) throws(ControlError) {
        try operate(label) { (target: any FocusTarget) in target.takeFocus() }
    }
}

extension Host {
    /// Types text into the field with a label, which takes the focus and begins an edit there.
    public func type(_ text: String, into label: String) throws(ControlError) { try screen.type(text, into: label) }

    /// Presses the return key in the field with a label.
    public func submit(_ label: String) throws(ControlError) { try screen.submit(label) }

    /// Ends the edit in the field with a label, which writes through the field's binding. The focus goes.
    public func endEditing(_ label: String) throws(ControlError) { try screen.endEditing(label) }

    /// Presses the paste button while items are on the pasteboard.
    public func paste(_ items: [Any]) throws(ControlError) { try screen.paste(items) }

    /// Gives the focus to the field with a label, as a tap does.
    public func focus(_ label: String) throws(ControlError) { try screen.focus(label) }

    /// The label of what has the focus; nil where nothing has it.
    public var focusedLabel: String? {
        graph.focus.focused.map { $0.label(of: $0) }
    }
}
