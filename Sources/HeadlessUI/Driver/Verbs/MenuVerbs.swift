extension HostPart {
    /// Opens the context menus in the part with one touch, and presses the one item with the given label with another. The loop runs
    /// in between.
    ///
    /// - Throws: `ControlError` if no item has the label, or several do.
    public func contextMenu(_ label: String) throws(ControlError) {
        try perform { () throws(ControlError) in
            var menus: [(view: any View, node: Node)] = []
            for node in nodes((any EffectNode).self) {
                guard let effect = node.anyEffect as? any ContextMenuHolder else { continue }
                menus.append((effect.items, node))
            }
            if let (holder, values, node) = selectionMenu {
                menus.append((host.graph.updating { holder.items(for: values) }, node))
            }
            try open(menus, choosing: label, by: .contextMenu, name: "contextMenu")
        }
        try perform { () throws(ControlError) in try host.chooseOpened(by: .contextMenu) }
    }

    /// Performs the primary action of the row's selection menu, as a double click or a tap on the row does.
    ///
    /// - Throws: `ControlError` if the list has no menu with a primary action.
    public func performPrimaryAction() throws(ControlError) {
        try perform { () throws(ControlError) in
            guard let (holder, values, node) = selectionMenu, holder.performPrimaryAction(for: values, at: node) else {
                throw ControlError(self, "\(name) has no primary action")
            }
        }
    }

    /// The selection menu of the row's list, with the values for which the row shows it.
    private var selectionMenu: (holder: any SelectionMenuHolder, values: Set<AnyHashable>, node: Node)? {
        guard let row = node(), let list = row.enclosingList, let value = row.selectionValue else { return nil }
        return list.ancestors.firstValue { node in
            guard let holder = node.effectNode?.anyEffect as? any SelectionMenuHolder else { return nil }
            return (holder, (list.selected?() ?? []).valuesOfMenu(at: value), node)
        }
    }
}

extension Host {
    /// Opens the context menus, and presses the one item with the given label.
    public func contextMenu(_ label: String) throws(ControlError) { try screen.contextMenu(label) }
}
