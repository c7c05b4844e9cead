/// A control whose text is edited.
@MainActor protocol Editing: FocusTarget {
    func type(_ text: String)
    func submit()
    func endEditing()
    /// Whether what was typed is still to be written once more.
    var isEdited: Bool { get }
}

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
}

extension Host {
    /// Types text into the field with a label, which takes the focus and begins an edit there.
    public func type(_ text: String, into label: String) throws(ControlError) { try screen.type(text, into: label) }

    /// Presses the return key in the field with a label.
    public func submit(_ label: String) throws(ControlError) { try screen.submit(label) }

    /// Ends the edit in the field with a label, which writes through the field's binding. The focus goes.
    public func endEditing(_ label: String) throws(ControlError) { try screen.endEditing(label) }
}
