/// The properties of a row besides its view.
struct RowTraits {
    /// The edits that the row's element allows.
    var edit: RowEdit?
    /// Whether the row belongs to no element, but stands above or below the rows of elements.
    var isSupplementary = false
}

/// The edits that the user can make to the elements of a `ForEach` in a list.
final class RowEditing {
    /// Code that receives the offsets of deleted elements.
    struct Deletion {
        let name: String
        let source: SourcePlace
        let perform: (IndexSet) -> Void
    }

    /// Code that receives the offsets of moved elements, and the offset before which they go.
    struct Move {
        let name: String
        let source: SourcePlace
        let perform: (IndexSet, Int) -> Void
    }

    let deletion: Deletion?
    let move: Move?

    init(deletion: Deletion? = nil, move: Move? = nil) {
        self.deletion = deletion
        self.move = move
    }

    /// Returns these edits, extended by the edits of a modifier around them.
    func adding(_ outer: RowEditing?) -> RowEditing {
        RowEditing(deletion: outer?.deletion ?? deletion, move: outer?.move ?? move)
    }
}

/// An element of a `ForEach` that the user can edit.
final class RowEdit {
    let editing: RowEditing
    /// The element's offset in the data as last shown. SwiftUI knows no other offset, because a list learns of a change in the
    /// next update.
    let offset: Int
    /// The number of elements as last shown.
    let count: Int

    init(editing: RowEditing, offset: Int, count: Int) {
        self.editing = editing
        self.offset = offset
        self.count = count
    }
}

/// A search for the first row with an id.
struct RowSearch {
    let id: AnyHashable
    private(set) var found: Int?

    init(id: AnyHashable) { self.id = id }

    mutating func visit(_ path: RowPath, at position: Int) {
        if found == nil, path.contains(id) { found = position }
    }
}
