extension HostPart {
    /// Deletes the row, as a swipe or the edit mode does. The action of `onDelete` receives the offset at which the row's
    /// element was last shown, or the binding of `editActions` removes the element.
    ///
    /// - Throws: `ControlError` if the part is not a row of a list, or the user cannot delete it.
    public func delete() throws(ControlError) {
        try perform { () throws(ControlError) in
            try delete(try listRow("deleted"))
        }
    }

    /// Moves a row of the container to another position, as a drag by the user does. The action of `onMove` receives the
    /// positions in the data as last shown.
    ///
    /// - Parameters:
    ///   - from: The position of the row in the part, counted from 0.
    ///   - to: The position before which the row goes, counted while the row is still in its old place.
    /// - Throws: `ControlError` if the row does not exist, or cannot move there.
    public func move(from: Int, to: Int) throws(ControlError) {
        try perform { () throws(ControlError) in
            let part = self.row(from)
            let row = try part.listRow("moved")
            let edit = row.rowEdit
            let move = try part.permitted("moved") { () throws(RowRefusal) in try row.move(of: edit) }
            guard let edit, let destination = offset(before: to, for: edit, at: from) else {
                throw ControlError(part, "\(part.name) cannot be moved to \(to): it would leave its ForEach")
            }
            ViewAction(move.name, at: move.source, of: row).run {
                edited { move.perform(IndexSet(integer: edit.offset), destination) }
            }
        }
    }

    /// Deletes a row of the part.
    func delete(_ row: Node) throws(ControlError) {
        let edit = row.rowEdit
        let deletion = try permitted("deleted") { () throws(RowRefusal) in try row.deletion(of: edit) }
        ViewAction(deletion.name, at: deletion.source, of: row).run {
            edited { deletion.perform(IndexSet(edit.map { [$0.offset] } ?? [])) }
        }
    }

    /// Returns the offset in the data before which an element goes so that its row precedes another row of the part; nil if the
    /// other row belongs to a different `ForEach`.
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

    /// Runs an edit of rows, with an animation if the options of the host ask for one.
    private func edited(_ body: () -> Void) {
        host.graph.assumptions.listEdits == .animated ? withAnimation(.default, body) : body()
    }

    /// Returns the part's row if it is a row of a list; otherwise throws.
    func listRow(_ verb: String) throws(ControlError) -> Node {
        guard let row = node() else { throw ControlError(self, "") }
        guard row.isRow else {
            throw ControlError(self, "\(name) cannot be \(verb): name a row, as in \(name).row(0)")
        }
        guard row.enclosingList != nil else { throw ControlError(self, "\(name) cannot be \(verb): it is in no List") }
        guard row.environment.isEnabled else { throw ControlError(self, "\(name) cannot be \(verb): it is disabled") }
        return row
    }

    /// Returns what an operation on the row needs; throws the reason if the user cannot perform the operation.
    func permitted<Result>(
        _ verb: String, _ condition: () throws(RowRefusal) -> Result
    ) throws(ControlError) -> Result {
        do { return try condition() } catch {
            throw ControlError(self, "\(name) cannot be \(verb): \(error.reason)")
        }
    }
}

extension Host {
    /// Moves a row of the only container to another position, as a drag by the user does.
    public func move(from: Int, to: Int) throws(ControlError) { try screen.move(from: from, to: to) }
}

extension Node {
    /// The list that contains the node.
    var enclosingList: (any LazyContainer)? {
        for case let list as any LazyContainer in ancestors where list.isList { return list }
        return nil
    }
}
