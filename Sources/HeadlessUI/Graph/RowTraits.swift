/// What a container knows of a row beside its view.
struct RowTraits {
    /// What can be done to the row's element.
    var edit: RowEdit?
    /// Whether the row is that of no element, but stands above or below some.
    var isSupplementary = false
}

/// What a person can do to the elements of a `ForEach` in a list.
final class RowEditing {
    /// Code that is told the positions of elements.
    struct Deletion {
        let name: String
        let source: SourcePlace
        let perform: (IndexSet) -> Void
    }

    /// Code that is told the positions of elements, and the position before which they are to be.
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

    /// The same, with what something around it says in addition.
    func adding(_ outer: RowEditing?) -> RowEditing {
        RowEditing(deletion: outer?.deletion ?? deletion, move: outer?.move ?? move)
    }
}

/// An element of a `ForEach` to which something can be done.
final class RowEdit {
    let editing: RowEditing
    /// The element's position in the data, as it was shown last. SwiftUI knows no other: a list is told of a change by the
    /// next update.
    let offset: Int
    /// The number of elements that were shown last.
    let count: Int

    init(editing: RowEditing, offset: Int, count: Int) {
        self.editing = editing
        self.offset = offset
        self.count = count
    }
}

/// Looks for the first row with an id.
struct RowSearch {
    let id: AnyHashable
    private(set) var found: Int?

    init(id: AnyHashable) { self.id = id }

    mutating func visit(_ path: RowPath, at position: Int) {
        if found == nil, path.contains(id) { found = position }
    }
}
