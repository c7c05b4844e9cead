import BindingFuzz
import TestSupport

/// A case, written with what it comes to.
func recorded(_ steps: String, items: Int = 1, notes: [String] = []) throws -> String {
    let file = CaseFile<RowModel>(try interleaving(steps, items: items), header: notes.map { .note(Note($0)) })
    return file.recordingExpectations().text
}
