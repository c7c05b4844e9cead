extension HostPart {
    /// Selects the row in its list. What else was selected stays so where the selection is a set.
    ///
    /// - Throws: `ControlError` where the part is no row of a list, or cannot be selected.
    public func select() throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(true, try listRow("selected")) }
    }

    /// Deselects the row in its list.
    ///
    /// - Throws: `ControlError` where the part is no row of a list, or cannot be selected.
    public func deselect() throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(false, try listRow("selected")) }
    }

    /// Selects the row that stands for a value: by its tag, or by the id of its element. Rows of no element have no other name.
    ///
    /// - Throws: `ControlError` where no row does, or more than one.
    public func select(_ value: some Hashable) throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(true, try row(for: AnyHashable(value))) }
    }

    /// Deselects the row that stands for a value.
    ///
    /// - Throws: `ControlError` where no row does, or more than one.
    public func deselect(_ value: some Hashable) throws(ControlError) {
        try perform { () throws(ControlError) in try setSelected(false, try row(for: AnyHashable(value))) }
    }

    /// The one row of a list with a selection that stands for a value.
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
        if row.forbids(.select) { throw ControlError(self, "\(name) cannot be selected: selectionDisabled forbids it") }
        guard let set = row.enclosingList?.setSelected, let value = row.selectionValue else {
            throw ControlError(self, "\(name) cannot be selected: its List has no selection")
        }
        let isOffered = ViewAction("List selection", of: row).run { set(value, isSelected) }
        guard isOffered else {
            let type = Swift.type(of: value.base)
            throw ControlError(
                self, "\(name) cannot be selected: its id or tag is of the type \(type), unlike the selection")
        }
    }
}

extension Host {
    /// Selects the row that stands for a value: by its tag, or by the id of its element.
    public func select(_ value: some Hashable) throws(ControlError) { try screen.select(value) }

    /// Deselects the row that stands for a value.
    public func deselect(_ value: some Hashable) throws(ControlError) { try screen.deselect(value) }
}

extension Node {
    /// The nodes within that stand for values, from the outside in, without those within others.
    fileprivate var selectableRows: [(value: AnyHashable, node: Node)] {
        children.flatMap { child -> [(value: AnyHashable, node: Node)] in
            if let tagged = child as? any TaggedNode { return [(tagged.tag, child)] }
            if child.isRow, let value = child.selectionValue { return [(value, child)] + child.disclosedRows }
            return child.selectableRows
        }
    }

    /// The rows of elements within a row, as a disclosed one has them.
    private var disclosedRows: [(value: AnyHashable, node: Node)] {
        elementRows.flatMap { row -> [(value: AnyHashable, node: Node)] in
            row.selectionValue.map { [($0, row)] + row.disclosedRows } ?? []
        }
    }
}

extension AnyHashable {
    /// The value that is in it where it is an optional: a tag may be one or not, whatever the selection is.
    var withoutOptional: AnyHashable {
        let mirror = Mirror(reflecting: base)
        guard mirror.displayStyle == .optional, let value = mirror.children.first?.value as? AnyHashable else {
            return self
        }
        return value.withoutOptional
    }
}
