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
    /// Presses an item of a menu, which the host creates again for the press.
    func press(_ item: RevealedItem, at index: Int, in view: any View, of node: Node) throws(ControlError) {
        let isPressed = node.revealing(view) { controls in
            guard controls.indices.contains(index), controls[index].label == item.label else { return false }
            controls[index].control.press()
            return true
        }
        if !isPressed { throw refusal("\"\(item.label)\" is no longer there") }
    }
}

extension SwipeEffect {
    func addOffers(to walk: OfferWalk, at node: Node) {
        guard walk.listRow != nil else { return }
        walk.note(revealed(at: node))
        for (index, item) in knownItems(at: node).enumerated() {
            walk.add(.swipe, label: item.label, isEnabled: item.isEnabled) {
                [host = walk.host] _ throws(ControlError) in
                try host.press(item, at: index, in: self.actions, of: node)
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
                try host.press(item, at: index, in: self.items, of: node)
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
