/// A control whose text is edited.
@MainActor protocol Editing: FocusTarget {
    func type(_ text: String)
    func submit()
    func endEditing()
    /// Whether what was typed is still to be written once more.
    var isEdited: Bool { get }
}
