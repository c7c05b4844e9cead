/// What a person can do to a view, found by its label.
@MainActor protocol Control {
    /// The text by which the control is found.
    var label: String { get }
    /// Presses a button, flips a toggle.
    func press()
    /// Puts text into a field while it is being edited.
    func type(_ text: String)
    /// Ends the edit of a field, which writes what was typed through the binding.
    func endEditing()
    /// Chooses what has a tag.
    func choose(_ tag: AnyHashable)
    /// Hands over what is on the pasteboard.
    func paste(_ items: [Any])
}

extension Control {
    func press() {}
    func type(_ text: String) {}
    func endEditing() {}
    func choose(_ tag: AnyHashable) {}
    func paste(_ items: [Any]) {}
}
