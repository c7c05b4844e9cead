extension HostPart {
    /// Shows the context menus in the part, and presses the one item with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func contextMenu(_ label: String) throws(ControlError) {
        try perform { () throws(ControlError) in
            var menus: [(view: any View, node: Node)] = []
            node()?.forEach { node in
                guard let effect = (node as? any EffectNode)?.anyEffect as? any ContextMenuHolder else { return }
                menus.append((effect.items, node))
            }
            if let (holder, values, node) = selectionMenu {
                menus.append((host.graph.updating { holder.items(for: values) }, node))
            }
            try press(label, in: menus, name: "contextMenu")
        }
    }

    /// Does what a double click, or a tap, on the row does where its list has a menu with a primary action.
    ///
    /// - Throws: `ControlError` where there is none.
    public func performPrimaryAction() throws(ControlError) {
        try perform { () throws(ControlError) in
            guard let (holder, values, node) = selectionMenu, holder.performPrimaryAction(for: values, at: node) else {
                throw ControlError(self, "\(name) has no primary action")
            }
        }
    }

    /// The menu that the row has by what is selected in its list, with the values that it is for.
    private var selectionMenu: (holder: any SelectionMenuHolder, values: Set<AnyHashable>, node: Node)? {
        guard let row = node(), let list = row.enclosingList, let value = row.selectionValue else { return nil }
        return list.ancestors.firstValue { node in
            guard let holder = (node as? any EffectNode)?.anyEffect as? any SelectionMenuHolder else { return nil }
            return (holder, (list.selected?() ?? []).valuesOfMenu(at: value), node)
        }
    }
}

extension Host {
    /// Shows the context menus, and presses the one item with a label.
    public func contextMenu(_ label: String) throws(ControlError) { try screen.contextMenu(label) }
}
