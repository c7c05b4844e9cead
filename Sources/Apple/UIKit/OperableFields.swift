// What a touch or a key of the user does in the fields of UIKit, with the calls and notifications of a device, in their order.

extension UITextField: WrappedField {
    package var shownText: String? {
        let text = text ?? ""
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    package var shownLabel: String {
        if let placeholder, !placeholder.isEmpty { return placeholder }
        return text ?? ""
    }
    package var acceptsOperations: Bool { isEnabled }
    package var isBeingEdited: Bool { isEditing }

    package func beginEdit() {
        guard !isEditing, delegate?.textFieldShouldBeginEditing(self) ?? true else { return }
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    package func replaceText(with text: String) {
        let all = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: text) ?? true
        guard isAllowed else { return }
        self.text = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    package func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
    }

    package func endEdit() {
        guard isEditing else { return }
        // The focus has moved already: a delegate that refuses the end cannot hold it here.
        _ = delegate?.textFieldShouldEndEditing(self)
        isEditing = false
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}

extension UITextView: WrappedField {
    private var events: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    package var shownText: String? { text }
    package var shownLabel: String { text }
    package var acceptsOperations: Bool { isEditable }

    package func beginEdit() {
        guard !isBeingEdited, events?.textViewShouldBeginEditing(self) ?? true else { return }
        isBeingEdited = true
        events?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    package func replaceText(with text: String) {
        change(NSRange(location: 0, length: self.text.utf16.count), to: text) { self.text = text }
    }

    /// Begins a new line.
    package func pressReturn() {
        change(NSRange(location: text.utf16.count, length: 0), to: "\n") { text += "\n" }
    }

    private func change(_ range: NSRange, to replacement: String, _ change: () -> Void) {
        guard events?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else { return }
        change()
        selectedRange = NSRange(location: text.utf16.count, length: 0)
        events?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        events?.textViewDidChangeSelection(self)
    }

    package func endEdit() {
        guard isBeingEdited else { return }
        _ = events?.textViewShouldEndEditing(self)
        isBeingEdited = false
        events?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}
