// What a click or a key of the user does in the controls of AppKit, with the calls and notifications of a Mac, in their order.

extension NSSwitch: WrappedButton {
    package var shownText: String? { nil }
    package var shownLabel: String { "" }
    package var acceptsOperations: Bool { isEnabled }
    package var shownState: String? { state == .on ? "on" : "off" }
    package func press() {
        state = state == .on ? .off : .on
        sendAction(action, to: target)
    }
}

extension NSButton: WrappedButton {
    package var shownText: String? { title }
    package var shownLabel: String { title }
    package var acceptsOperations: Bool { isEnabled }
    package var shownState: String? { isCheckbox ? (state == .on ? "on" : "off") : nil }
    package func press() {
        if isCheckbox { state = state == .on ? .off : .on }
        sendAction(action, to: target)
    }
}

extension NSTextField: WrappedField {
    package var shownText: String? {
        self is NSSecureTextField ? String(repeating: "•", count: stringValue.count) : stringValue
    }
    package var shownLabel: String {
        if let placeholderString, !placeholderString.isEmpty { return placeholderString }
        return stringValue
    }
    package var acceptsOperations: Bool { isEnabled && isEditable }

    package func beginEdit() { isBeingEdited = true }

    /// Replaces the text. On a Mac, an edit begins with its first change.
    package func replaceText(with text: String) {
        if !hasChanged {
            hasChanged = true
            tell(Self.textDidBeginEditingNotification) { $0.controlTextDidBeginEditing($1) }
        }
        stringValue = text
        tell(Self.textDidChangeNotification) { $0.controlTextDidChange($1) }
    }

    /// Ends the edit, as the return key does.
    package func pressReturn() { tell(Self.textDidEndEditingNotification) { $0.controlTextDidEndEditing($1) } }

    package func endEdit() {
        guard isBeingEdited else { return }
        isBeingEdited = false
        hasChanged = false
        tell(Self.textDidEndEditingNotification) { $0.controlTextDidEndEditing($1) }
    }

    private func tell(_ name: Notification.Name, _ call: (any NSTextFieldDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}

extension NSTextView: WrappedField {
    package var shownText: String? { string }
    package var shownLabel: String { string }
    package var acceptsOperations: Bool { isEditable }

    package func beginEdit() {
        guard !isBeingEdited else { return }
        isBeingEdited = true
        tell(NSText.didBeginEditingNotification) { $0.textDidBeginEditing($1) }
    }

    package func replaceText(with text: String) {
        string = text
        tell(NSText.didChangeNotification) { $0.textDidChange($1) }
    }

    /// Begins a new line.
    package func pressReturn() { replaceText(with: string + "\n") }

    package func endEdit() {
        guard isBeingEdited else { return }
        isBeingEdited = false
        tell(NSText.didEndEditingNotification) { $0.textDidEndEditing($1) }
    }

    private func tell(_ name: Notification.Name, _ call: (any NSTextViewDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}
