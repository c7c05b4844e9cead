/// A control whose text the user edits.
@MainActor protocol Editing: FocusTarget {
    func type(_ text: String)
    func submit()
    func endEditing()
    /// Whether an edit is in progress, so that the field still has to write its text once more.
    var isEdited: Bool { get }
}
