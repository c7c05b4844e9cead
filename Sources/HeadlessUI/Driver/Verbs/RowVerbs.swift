extension HostPart {
    /// Deletes the row, as a swipe or the edit mode does: the action of `onDelete` is told where the row's element was when it
    /// was last shown, or the element is removed through the binding of `editActions`.
    ///
    /// - Throws: `ControlError` where the part is no row of a list, or cannot be deleted.
    public func delete() throws(ControlError) {
        try perform { () throws(ControlError) in
            let row = try listRow("deleted")
            guard let edit = row.rowEdit, let deletion = edit.editing.deletion, !row.forbids(.delete) else {
                throw ControlError(self, "\(name) cannot be deleted: \(reason(row, .delete, "onDelete"))")
            }
            ViewAction(deletion.name, at: deletion.source, of: row).run {
                edited { deletion.perform(IndexSet(integer: edit.offset)) }
            }
        }
    }

    /// Moves a row of the container to another position, as a person who drags it: the action of `onMove` is told the
    /// positions in the data, as it was shown last.
    ///
    /// - Parameters:
    ///   - from: the position of the row in the part, from 0.
    ///   - to: the position before which it is to be, counted while it is still where it was.
    /// - Throws: `ControlError` where the row is not there, or cannot be moved there.
    public func move(from: Int, to: Int) throws(ControlError) {
        try perform { () throws(ControlError) in
            let part = self.row(from)
            let row = try part.listRow("moved")
            guard let edit = row.rowEdit, let move = edit.editing.move, !row.forbids(.move) else {
                throw ControlError(part, "\(part.name) cannot be moved: \(reason(row, .move, "onMove"))")
            }
            guard let destination = offset(before: to, for: edit, at: from) else {
                throw ControlError(part, "\(part.name) cannot be moved to \(to): it would leave its ForEach")
            }
            ViewAction(move.name, at: move.source, of: row).run {
                edited { move.perform(IndexSet(integer: edit.offset), destination) }
            }
        }
    }

    /// The position in its data before which an element is to be so that its row is before another row of the part; nil where
    /// the elements there are those of another `ForEach`.
    private func offset(before position: Int, for edit: RowEdit, at from: Int) -> Int? {
        if position == from { return edit.offset }
        let rows = node()?.elementRows ?? []
        let neighbour = position > from ? position - 1 : position
        guard rows.indices.contains(neighbour), let other = rows[neighbour].rowEdit, other.editing === edit.editing
        else {
            return nil
        }
        return position > from ? other.offset + 1 : other.offset
    }

    /// Runs what an edit of rows does, with an animation where the host says so.
    private func edited(_ body: () -> Void) {
        host.graph.containers.animatesEdits ? withAnimation(.default, body) : body()
    }

    /// The row that the part is, where it is one of a list.
    func listRow(_ verb: String) throws(ControlError) -> Node {
        guard let row = node() else { throw ControlError(self, "") }
        guard row.isRow else {
            throw ControlError(self, "\(name) cannot be \(verb): name a row, as in \(name).row(0)")
        }
        guard row.enclosingList != nil else { throw ControlError(self, "\(name) cannot be \(verb): it is in no List") }
        guard row.environment.isEnabled else { throw ControlError(self, "\(name) cannot be \(verb): it is disabled") }
        return row
    }

    private func reason(_ row: Node, _ restriction: RowRestrictionModifier.Restriction, _ modifier: String) -> String {
        row.forbids(restriction) ? "\(restriction)Disabled forbids it" : "its ForEach has no \(modifier)"
    }
}

extension Host {
    /// Moves a row of the only container to another position, as a person who drags it.
    public func move(from: Int, to: Int) throws(ControlError) { try screen.move(from: from, to: to) }
}

extension Node {
    /// The list that the node is in.
    var enclosingList: (any LazyContainer)? {
        for case let list as any LazyContainer in ancestors where list.isList { return list }
        return nil
    }

    /// Whether something at the row forbids what a person could do to it otherwise.
    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool {
        effects(RowRestrictionEffect.self).contains { $0.effect.forbids(restriction) }
    }
}
