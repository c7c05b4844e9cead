/// A row of a list, and the conditions under which the user can delete, move, select and swipe it.
///
/// The verbs of a host and the actions that it offers share these conditions.
@MainActor protocol RestrictableRow: AnyObject {
    /// Returns whether a modifier at the row forbids an operation.
    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool
    /// The list's test for values that can be selected; nil if the list has no selection.
    var canSelect: ((AnyHashable) -> Bool)? { get }
    /// Returns the first swipe at an edge, including those of nested rows.
    func firstSwipe(at edge: HorizontalEdge) -> RevealedSwipe?
}

/// The effect of a full swipe.
enum FullSwipe {
    case pressesFirstButton
    case deletesRow
}

extension RestrictableRow {
    /// Returns the code that deletes the row's element.
    func deletion(of edit: RowEdit?) throws(RowRefusal) -> RowEditing.Deletion {
        if forbids(.delete) { throw .forbidden(.delete) }
        guard let deletion = edit?.editing.deletion else { throw .noAction("onDelete") }
        return deletion
    }

    /// Returns the code that moves the row's element.
    func move(of edit: RowEdit?) throws(RowRefusal) -> RowEditing.Move {
        if forbids(.move) { throw .forbidden(.move) }
        guard let edit, let move = edit.editing.move else { throw .noAction("onMove") }
        if edit.count == 1 { throw .onlyRow }
        return move
    }

    /// Returns the value by which the user selects the row.
    func selection(of value: @autoclosure () -> AnyHashable?) throws(RowRefusal) -> AnyHashable {
        if forbids(.select) { throw .forbidden(.select) }
        guard let canSelect, let value = value() else { throw .noSelection }
        guard canSelect(value) else { throw .otherType(Swift.type(of: value.base)) }
        return value
    }

    /// Returns the effect of a full swipe at an edge.
    func fullSwipe(at edge: HorizontalEdge, of edit: RowEdit?) throws(RowRefusal) -> FullSwipe {
        guard let swipe = firstSwipe(at: edge) else {
            guard edge == .trailing else { throw .noSwipe }
            _ = try deletion(of: edit)
            return .deletesRow
        }
        guard swipe.allowsFullSwipe else { throw .partialSwipe }
        guard swipe.isFirstButtonEnabled else { throw .disabledSwipe }
        return .pressesFirstButton
    }
}

extension Node: RestrictableRow {
    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool {
        effects(RowRestrictionEffect.self).contains { $0.effect.forbids(restriction) }
    }

    var canSelect: ((AnyHashable) -> Bool)? { enclosingList?.canSelectValue }

    func firstSwipe(at edge: HorizontalEdge) -> RevealedSwipe? {
        swipes(at: edge).first.map { $0.holder.revealed(at: $0.node) }
    }

    /// Returns the swipes at an edge of the row, or at both edges, each with its node.
    func swipes(at edge: HorizontalEdge?) -> [(holder: any SwipeActionsHolder, node: Node)] {
        var found: [(any SwipeActionsHolder, Node)] = []
        forEach { node in
            guard let holder = node.effectNode?.anyEffect as? any SwipeActionsHolder else { return }
            if edge == nil || edge == holder.edge { found.append((holder, node)) }
        }
        return found
    }
}
