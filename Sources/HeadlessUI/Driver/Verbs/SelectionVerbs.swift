extension HostPart {
    /// Selects the row in its list. If the selection is a set, the other selected rows stay selected.
    ///
    /// - Throws: `ControlError` if the part is not a row of a list, or the user cannot select it.
    public func select() throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(true, try listRow("selected")) }
    }

    /// Deselects the row in its list.
    ///
    /// - Throws: `ControlError` if the part is not a row of a list, or the user cannot select it.
    public func deselect() throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(false, try listRow("selected")) }
    }

    /// Selects the row that represents a value, by its tag or by the id of its element. Rows without an element have no other
    /// name.
    ///
    /// - Throws: `ControlError` if no row represents the value, or several do.
    public func select(_ value: some Hashable) throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(true, try row(for: AnyHashable(value))) }
    }

    /// Deselects the row that represents a value.
    ///
    /// - Throws: `ControlError` if no row represents the value, or several do.
    public func deselect(_ value: some Hashable) throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(false, try row(for: AnyHashable(value))) }
    }

    /// Returns the one row that represents a value, in a list with a selection.
    private func row(for value: AnyHashable) throws(ControlError) -> Node {
        var rows: [(value: AnyHashable, node: Node)] = []
        for list in nodes((any LazyContainer).self) where list.setSelected != nil { rows += list.selectableRows }
        let found = rows.filter { $0.value.withoutOptional == value.withoutOptional }
        guard found.count == 1 else {
            let values = rows.map { "\($0.value.withoutOptional.base)" }.joined(separator: ", ")
            let there = values.isEmpty ? "nothing can be selected there" : "there are \(values)"
            throw ControlError(
                self,
                found.isEmpty
                    ? "no row in \(name) stands for \(value.base): \(there)"
                    : "\(found.count) rows in \(name) stand for \(value.base): name the list, as in \(name).container(0)"
            )
        }
        return found[0].node
    }

    private func setSelected(_ isSelected: Bool, _ row: Node) throws(ControlError) {
        let value = try permitted("selected") { () throws(RowRefusal) in try row.selection(of: row.selectionValue) }
        ViewAction("List selection", of: row).run { _ = row.enclosingList?.setSelected?(value, isSelected) }
    }
}

extension Host {
    /// Selects the row that represents a value, by its tag or by the id of its element.
    public func select(_ value: some Hashable) throws(ControlError) { try screen.select(value) }

    /// Deselects the row that represents a value.
    public func deselect(_ value: some Hashable) throws(ControlError) { try screen.deselect(value) }
}

extension Node {
    /// The nodes within this one that represent values, from the outside in, without those nested in others.
    fileprivate var selectableRows: [(value: AnyHashable, node: Node)] {
        children.flatMap { child -> [(value: AnyHashable, node: Node)] in
            if let tagged = child as? any TaggedNode { return [(tagged.tag, child)] }
            if child.isRow, let value = child.selectionValue { return [(value, child)] + child.disclosedRows }
            return child.selectableRows
        }
    }

    /// The rows of elements within a row, such as a disclosed one.
    private var disclosedRows: [(value: AnyHashable, node: Node)] {
        elementRows.flatMap { row -> [(value: AnyHashable, node: Node)] in
            row.selectionValue.map { [($0, row)] + row.disclosedRows } ?? []
        }
    }
}

extension AnyHashable {
    /// The wrapped value, if this value is an optional. A tag may be optional even if the selection is not, and vice versa.
    var withoutOptional: AnyHashable {
        let mirror = Mirror(reflecting: base)
        guard mirror.displayStyle == .optional, let value = mirror.children.first?.value as? AnyHashable else {
            return self
        }
        return value.withoutOptional
    }
}
