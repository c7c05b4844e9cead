/// Looks through everything that is in front, once, for what a person can do there.
///
/// What the controls, the modifiers and the containers have to offer they add themselves.
@MainActor final class OfferWalk {
    private struct Place: Hashable {
        let verb: UserAction.Verb
        let label: String?
        let row: Int
    }

    let host: Host
    private(set) var offers: [Offer] = []
    /// The list that the node is in, and the menu for the rows of a list that comes.
    var list: OfferingList?
    var menu: (holder: any SelectionMenuHolder, node: Node)?
    /// Those who are refreshed by what has been offered.
    var refreshed: [RefreshHolder] = []
    /// The last stack with a page that was pushed.
    var pushed: StackNode?
    var canScroll = false
    /// The keys that press controls.
    private var shortcuts: [KeyboardShortcut] = []

    private var node: Node
    private var surroundings: OfferSurroundings
    private var isOperable = true
    /// The row that the node is in; the number of rows that have been found there so far; and the number of the row among all.
    private var rows: [Int] = []
    private var rowCount = 0
    private var rowNumber = 0
    private var lastRowNumber = 0
    /// The rows of lists around the node, from the outside in.
    private var listRows: [OfferingRow] = []
    private var ordinals: [Place: Int] = [:]

    init(of front: PresenterNode, in host: Host) {
        self.host = host
        node = front
        surroundings = OfferSurroundings(front.environment)
        visit(front)
        node = front
        addNavigation(front)
        offers += host.keyOffers(front, shortcuts: shortcuts)
    }

    /// Whether what the node has to offer can be reached.
    var isReachable: Bool { isOperable && !surroundings.isHidden && surroundings.allowsHitTesting }
    /// Whether the node is enabled.
    var isEnabled: Bool { surroundings.isEnabled }
    /// The innermost row of a list that the node is in.
    var listRow: OfferingRow? { listRows.last }

    // MARK: - Adding

    /// Adds what can be done to the control of the node.
    func add(
        _ verb: UserAction.Verb, of control: any Control, isOffered: Bool = true,
        _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        guard isReachable else { return }
        let label = label(of: control)
        add(verb, of: control, label: label, ordinal: ordinal(verb, label), isOffered: isOffered, run)
    }

    /// Adds one of several things that can be done to the control of the node, by their texts.
    func add(
        _ verb: UserAction.Verb, of control: any Control, label: String, ordinal: Int, text: String? = nil,
        isOffered: Bool = true, _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        guard isReachable else { return }
        let action = UserAction(verb, label, ordinal: ordinal, text: text, rows: rows)
        append(action, isEnabled, isOffered) { [host] (action) throws(ControlError) in
            try host.operate(control) { () throws(ControlError) in try run(action) }
        }
    }

    /// Adds something that is done to the node.
    func add(
        _ verb: UserAction.Verb, label: String? = nil, isEnabled: Bool = true, isOffered: Bool = true,
        _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        guard isReachable else { return }
        let action = UserAction(verb, label, ordinal: ordinal(verb, label), rows: rows)
        append(action, self.isEnabled && isEnabled, isOffered, run)
    }

    /// Adds something that may take several touches.
    func add(_ verb: UserAction.Verb, label: String? = nil, _ deed: Offer.Deed) {
        let action = UserAction(verb, label, ordinal: ordinal(verb, label), rows: rows)
        offers.append(Offer(action: action, node: node, isEnabled: true, isOffered: true, deed: deed))
    }

    /// The label by which a control of the node is found.
    func label(of control: any Control) -> String { surroundings.accessibilityLabel ?? control.label }

    /// The number of those with the label in the same place, with one more.
    func ordinal(_ verb: UserAction.Verb, _ label: String?) -> Int {
        let place = Place(verb: verb, label: label, row: rowNumber)
        let ordinal = ordinals[place, default: 0] + 1
        ordinals[place] = ordinal
        return ordinal
    }

    func note(_ swipe: RevealedSwipe) {
        for row in listRows { row.note(swipe) }
    }

    func note(_ restriction: RowRestrictionEffect) {
        for row in listRows { row.note(restriction) }
    }

    /// Keys press the controls that are enabled, whether or not a touch would reach them.
    private func note(_ control: any Control) {
        guard control is any Pressable, isOperable, isEnabled, !surroundings.isHidden else { return }
        if let shortcut = surroundings.keyboardShortcut { shortcuts.append(shortcut) }
    }

    private func append(
        _ action: UserAction, _ isEnabled: Bool, _ isOffered: Bool,
        _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        offers.append(
            Offer(action: action, node: node, isEnabled: isEnabled, isOffered: isOffered, deed: .once(run)))
    }

    private func addVerb(_ verb: UserAction.Verb) {
        offers.append(
            Offer(
                action: UserAction(verb, rows: rows), node: node, isEnabled: true, isOffered: true, deed: nil))
    }

    // MARK: - Walking

    private func visit(_ node: Node) {
        self.node = node
        let (list, menu, isOperable) = (list, menu, isOperable)
        node.addOffers(to: self)
        if let control = node.control {
            control.addControlOffers(to: self)
            note(control)
        }
        if node.speaksForContent { self.isOperable = false }
        let surroundings = surroundings
        for child in node.children {
            // Asking an environment takes a while, and most nodes have that of the node around them.
            let isSame = child.environment.isSame(as: node.environment)
            self.surroundings = isSame ? surroundings : OfferSurroundings(child.environment)
            if child.rowID == nil { visit(child) } else { visit(row: child) }
        }
        (self.list, self.menu, self.isOperable, self.surroundings) = (list, menu, isOperable, surroundings)
    }

    private func visit(row: Node) {
        let (outerCount, outerNumber) = (rowCount, rowNumber)
        rows.append(rowCount)
        rowCount = 0
        lastRowNumber += 1
        rowNumber = lastRowNumber
        let listRow = list.map { OfferingRow(in: $0) }
        if let listRow { listRows.append(listRow) }
        visit(row)
        if let listRow {
            listRows.removeLast()
            self.node = row
            add(row, listRow)
        }
        rows.removeLast()
        (rowCount, rowNumber) = (outerCount + 1, outerNumber)
    }

    private func add(_ row: Node, _ listRow: OfferingRow) {
        guard isReachable else { return }
        if let menu = listRow.list.menu { add(menu.holder, menu.node, of: row, listRow) }
        guard isEnabled else { return }
        let editing = row.rowEdit?.editing
        let canDelete = editing?.deletion != nil && !listRow.forbids(.delete)
        if canDelete { addVerb(.delete) }
        if listRow.trailing?.goesFull ?? canDelete { addVerb(.fullSwipe) }
        if listRow.leading?.goesFull ?? false { addVerb(.fullSwipeLeading) }
        if editing?.move != nil, (row.rowEdit?.count ?? 0) > 1, !listRow.forbids(.move) { addVerb(.move) }
        let container = listRow.list.container
        if let canSelect = container.canSelect, !listRow.forbids(.select), let value = row.selectionValue,
            canSelect(value)
        {
            addVerb(listRow.list.isSelected(value) ? .deselect : .select)
        }
    }

    /// Adds the menu that the row has by what is selected in its list.
    private func add(_ holder: any SelectionMenuHolder, _ menuNode: Node, of row: Node, _ listRow: OfferingRow) {
        guard let value = row.selectionValue else { return }
        let selected = listRow.list.selected
        let values = selected.contains(value) ? selected : [value]
        for (index, item) in holder.knownItems(for: values, at: menuNode).enumerated() {
            add(.contextMenu, label: item.label, isEnabled: item.isEnabled) { [host] _ throws(ControlError) in
                let view = host.graph.updating { holder.items(for: values) }
                try host.press(item, at: index, in: view, of: menuNode)
            }
        }
        if holder.hasPrimaryAction { addVerb(.activate) }
    }

    private func addNavigation(_ front: PresenterNode) {
        if canScroll {
            let action = UserAction(.scroll)
            append(action, true, true) { [host] (action) throws(ControlError) in
                front.scroll(to: try host.position(of: action))
            }
        }
        if let pushed, !pushed.hidesBackButton { addVerb(.back) }
        if let layer = front as? LayerNode, layer.refusesDismissal == nil { addVerb(.dismiss) }
    }
}
