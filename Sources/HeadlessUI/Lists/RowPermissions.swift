/// A row of a list, whose modifiers may forbid operations that the user could otherwise perform.
///
/// The verbs of a host and the actions that it offers share these conditions.
@MainActor protocol RestrictableRow: AnyObject {
    /// Returns whether a modifier at the row forbids an operation.
    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool
}

extension RestrictableRow {
    /// Returns the code that deletes the row's element; nil if the user cannot delete it.
    func deletion(of edit: RowEdit?) -> RowEditing.Deletion? {
        guard let deletion = edit?.editing.deletion, !forbids(.delete) else { return nil }
        return deletion
    }

    /// Returns the code that moves the row's element; nil if the user cannot move it.
    func move(of edit: RowEdit?) -> RowEditing.Move? {
        guard let move = edit?.editing.move, !forbids(.move) else { return nil }
        return move
    }
}

extension Node: RestrictableRow {
    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool {
        effects(RowRestrictionEffect.self).contains { $0.effect.forbids(restriction) }
    }
}
