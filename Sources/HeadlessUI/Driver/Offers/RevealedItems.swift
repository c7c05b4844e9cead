/// A snapshot of a menu item or of a button that a swipe reveals.
struct RevealedItem {
    let label: String
    let isEnabled: Bool
}

/// The items of a menu that is not open. The host creates them once for each update of the menu, and removes them immediately.
@MainActor struct RevealedItems {
    private var known: [Set<AnyHashable>: [RevealedItem]] = [:]

    /// Discards the items, because the menu has changed.
    mutating func forget() { known = [:] }

    /// Returns the items that a view shows for a node.
    ///
    /// - Parameter values: The selected values for which the menu is made; empty for other menus.
    mutating func items(for values: Set<AnyHashable> = [], at node: Node, of view: () -> any View) -> [RevealedItem] {
        if let items = known[values] { return items }
        let items = node.graph.updating { node.revealing(view()) { $0.map { RevealedItem($0) } } }
        known[values] = items
        return items
    }
}

extension RevealedItem {
    @MainActor fileprivate init(_ control: OperableControl<any Pressable>) {
        self.init(label: control.label, isEnabled: control.node.environment.isEnabled)
    }
}

extension Host {
    /// Opens a menu, or the buttons of a row, of which the next touch presses an item.
    func open(
        _ view: any View, of node: Node, isMenu: Bool, choosing item: RevealedItem, at index: Int
    ) throws(ControlError) {
        try open([(view, node)], isMenu: isMenu) { controls throws(ControlError) in
            guard controls.indices.contains(index), controls[index].label == item.label else {
                throw refusal("\"\(item.label)\" is no longer there")
            }
            return controls[index]
        }
    }
}

extension SwipeEffect {
    func addOffers(to walk: OfferWalk, at node: Node) {
        guard walk.listRow != nil else { return }
        walk.note(revealed(at: node))
        for (index, item) in knownItems(at: node).enumerated() {
            walk.add(.swipe, label: item.label, isEnabled: item.isEnabled) {
                [host = walk.host] _ throws(ControlError) in
                try host.open(self.actions, of: node, isMenu: false, choosing: item, at: index)
            }
        }
    }
}

extension ContextMenuEffect {
    func addOffers(to walk: OfferWalk, at node: Node) {
        guard walk.isReachable else { return }
        for (index, item) in known.items(at: node, of: { items }).enumerated() {
            walk.add(.contextMenu, label: item.label, isEnabled: item.isEnabled) {
                [host = walk.host] _ throws(ControlError) in
                try host.open(self.items, of: node, isMenu: true, choosing: item, at: index)
            }
        }
    }
}

extension SelectionMenuEffect {
    func addOffers(to walk: OfferWalk, at node: Node) { walk.enter(OfferingMenu(self, at: node)) }
}

extension RowRestrictionEffect {
    func addOffers(to walk: OfferWalk, at node: Node) { walk.note(self) }
}
