/// A control whose text the user edits.
@MainActor protocol Editing: FocusTarget {
    func type(_ text: String)
    func submit()
    func endEditing()
    /// Whether an edit is in progress, so that the field still has to write its text once more.
    var isEdited: Bool { get }
    /// Whether the field shows the text that is typed so far as it is once the edit has ended.
    var keepsEdit: Bool { get }
    /// Texts at the bounds of what the field is for; empty for a field of any text.
    var exampleTexts: [String] { get }
}

extension Editing {
    /// Zero, the smallest number above it, and the largest below it.
    static var numbers: [String] { ["0", "1", "-1"] }
}
