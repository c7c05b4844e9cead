/// Visits the frontmost content once, and collects the actions that the user can perform.
///
/// The controls, modifiers and containers add their offers themselves.
@MainActor final class OfferWalk {
    /// The offers that a walk looks for.
    struct Wanted {
        let verb: UserAction.Verb
        /// The row of the offers; nil for any row.
        var rows: [Int]?

        /// Returns a filter for the verb and row of an action.
        static func like(_ action: UserAction) -> Wanted { Wanted(verb: action.verb, rows: action.rows) }
    }

    // No code of the app runs while these properties are read or written.
    let host: Host
    /// The offers to look for; nil to collect all actions.
    private let wanted: Wanted?
    /// The actions that the user can perform, if the walk collects all.
    @exclusivity(unchecked) private(set) var actions: [UserAction] = []
    /// Whether the walk collects all actions that the user can perform.
    var collectsAll: Bool { wanted == nil }
    /// The offers with the wanted verb and row.
    @exclusivity(unchecked) private(set) var offers: [Offer] = []
    /// The list around the node, and the selection menu for a list inside the node.
    @exclusivity(unchecked) private(set) var list: OfferingList?
    @exclusivity(unchecked) private(set) var menu: OfferingMenu?
    /// The lists and menus further out. Most nodes have the same ones as their parent.
    @exclusivity(unchecked) private var outers: [(list: OfferingList?, menu: OfferingMenu?)] = []
    /// The holders whose refresh the walk has already offered.
    var refreshed: [RefreshHolder] = []
    /// The last stack with a pushed page.
    var pushed: StackNode?
    var canScroll = false
    /// The shortcuts that press controls.
    private var shortcuts: [KeyboardShortcut] = []

    @exclusivity(unchecked) private unowned(unsafe) var node: Node
    @exclusivity(unchecked) private var surroundings: OfferSurroundings
    @exclusivity(unchecked) private var isOperable = true
    /// The path of the row that contains the node, and the number of rows found in it so far.
    @exclusivity(unchecked) private var rows: [Int] = []
    @exclusivity(unchecked) private var rowCount = 0
    /// The list rows around the node, from the outside in.
    @exclusivity(unchecked) private var listRows: [OfferingRow] = []
    @exclusivity(unchecked) private var tallies = OfferTallies()

    /// The glance that looks at all visited nodes.
    private let glance: Glance?

    /// - Parameters:
    ///   - wanted: The offers to look for; nil for all.
    ///   - glance: A glance that looks at all frontmost nodes if the app is in use.
    init(of front: PresenterNode, in host: Host, for wanted: Wanted? = nil, glancing glance: Glance? = nil) {
        self.host = host
        self.wanted = wanted
        self.glance = glance
        if wanted == nil { actions.reserveCapacity(32) }
        node = front
        surroundings = OfferSurroundings(front.environment)
        if host.isInUse {
            visit(front)
            node = front
            addNavigation(front)
            host.addKeys(to: self, shortcuts: shortcuts)
            host.addWindows(to: self)
        }
        host.addScene(to: self)
    }

    /// Whether the user can reach the offers of the node.
    var isReachable: Bool { isOperable && !surroundings.isHidden && surroundings.allowsHitTesting }
    /// Whether the node is enabled.
    var isEnabled: Bool { surroundings.isEnabled }
    /// The innermost list row that contains the node.
    var listRow: OfferingRow? { listRows.last }

    // MARK: - Adding

    /// Adds an operation on the control of the node.
    func add(
        _ verb: UserAction.Verb, of control: any Control, isOffered: Bool = true,
        _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        guard isReachable, isWanted(verb) else { return }
        let label = label(of: control)
        add(verb, of: control, label: label, ordinal: ordinal(verb, label), isOffered: isOffered, run)
    }

    /// Adds one of several operations on the control of the node, which differ in their texts.
    func add(
        _ verb: UserAction.Verb, of control: any Control, label: String, ordinal: Int, text: String? = nil,
        isOffered: Bool = true, _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        guard isReachable, isWanted(verb) else { return }
        let action = UserAction(verb, label, ordinal: ordinal, text: text, rows: rows)
        append(
            action, isEnabled, isOffered,
            operation: .once { [host] (action) throws(ControlError) in
                try host.operate(control) { () throws(ControlError) in try run(action) }
            })
    }

    /// Adds an operation on the node.
    func add(
        _ verb: UserAction.Verb, label: String? = nil, isEnabled: Bool = true, isOffered: Bool = true,
        _ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void
    ) {
        guard isReachable, isWanted(verb) else { return }
        let action = UserAction(verb, label, ordinal: ordinal(verb, label), rows: rows)
        append(action, self.isEnabled && isEnabled, isOffered, operation: .once(run))
    }

    /// Adds an operation on the frontmost content as a whole.
    func add(_ action: UserAction, isOffered: Bool = true, _ operation: Offer.Operation) {
        guard isWanted(action.verb) else { return }
        append(action, true, isOffered, operation: operation)
    }

    /// Adds an operation that may take several touches.
    func add(_ verb: UserAction.Verb, label: String? = nil, _ operation: Offer.Operation) {
        guard isWanted(verb) else { return }
        append(UserAction(verb, label, ordinal: ordinal(verb, label), rows: rows), operation: operation)
    }

    /// Returns the label by which the user finds a control of the node.
    func label(of control: any Control) -> String { surroundings.accessibilityLabel ?? control.label }

    /// Counts one more offer with the label in this place, and returns its ordinal.
    func ordinal(_ verb: UserAction.Verb, _ label: String?) -> Int {
        tallies.add(verb, label)
    }

    /// Enters a list for the nodes within.
    func enter(_ list: OfferingList) {
        outers.append((self.list, menu))
        self.list = list
    }

    /// Enters a selection menu for the lists within the node.
    func enter(_ menu: OfferingMenu) {
        outers.append((list, self.menu))
        self.menu = menu
    }

    func note(_ swipe: RevealedSwipe) {
        for row in listRows { row.note(swipe) }
    }

    func note(_ restriction: RowRestrictionEffect) {
        for row in listRows { row.note(restriction) }
    }

    /// Notes a control's shortcut. A shortcut presses an enabled control even if a touch would not reach the control.
    private func note(_ control: any Control) {
        guard let shortcut = surroundings.keyboardShortcut, isOperable, isEnabled, !surroundings.isHidden,
            control is any Pressable
        else { return }
        shortcuts.append(shortcut)
    }

    /// Returns whether the walk looks for a verb at this place.
    func isWanted(_ verb: UserAction.Verb) -> Bool {
        guard let wanted else { return true }
        return wanted.verb == verb && (wanted.rows ?? rows) == rows
    }

    private func append(
        _ action: UserAction, _ isEnabled: Bool = true, _ isOffered: Bool = true,
        operation: @autoclosure () -> Offer.Operation?
    ) {
        if wanted != nil {
            offers.append(Offer(action: action, node: node, isEnabled: isEnabled, operation: operation()))
        } else if isEnabled, isOffered {
            actions.append(action)
        }
    }

    private func addVerb(_ verb: UserAction.Verb) {
        guard isWanted(verb) else { return }
        append(UserAction(verb, rows: rows), operation: nil)
    }

    // MARK: - Walking

    private func visit(_ node: Node) {
        self.node = node
        let (outerCount, isOperable) = (outers.count, isOperable)
        node.addOffers(to: self)
        let control = node.control
        if let control {
            control.addControlOffers(to: self)
            note(control)
        }
        glance?.look(at: node, control)
        if node.speaksForContent { self.isOperable = false }
        for child in node.children {
            // Most nodes have the environment of their parent, and reading an environment takes a while.
            if child.hasSameEnvironment(as: node) {
                visitAny(child)
            } else {
                let surroundings = surroundings
                self.surroundings = OfferSurroundings(child.environment)
                visitAny(child)
                self.surroundings = surroundings
            }
        }
        self.isOperable = isOperable
        while outers.count > outerCount { (list, menu) = outers.removeLast() }
    }

    private func visitAny(_ node: Node) {
        if node.isRow { visit(row: node) } else { visit(node) }
    }

    private func visit(row: Node) {
        let outerCount = rowCount
        rows.append(rowCount)
        if isOnWay { visitContent(of: row) }
        rows.removeLast()
        rowCount = outerCount + 1
    }

    /// Whether the row may contain a wanted offer. Offers that appear once on a screen may be in any row.
    private var isOnWay: Bool {
        guard let wanted, let wantedRows = wanted.rows, ![.refresh, .scroll, .key].contains(wanted.verb) else {
            return true
        }
        return wantedRows.starts(with: rows)
    }

    private func visitContent(of row: Node) {
        let outerRow = tallies.enterRow()
        rowCount = 0
        if let list {
            let listRow = OfferingRow(in: list)
            listRows.append(listRow)
            visit(row)
            listRows.removeLast()
            node = row
            add(row, listRow)
        } else {
            visit(row)
        }
        tallies.leaveRow(to: outerRow)
    }

    private func add(_ row: Node, _ listRow: OfferingRow) {
        guard isReachable else { return }
        if let menu = listRow.list.menu { add(menu.holder, menu.node, of: row, listRow) }
        guard isEnabled else { return }
        let edit = row.rowEdit
        if let deletion = try? listRow.deletion(of: edit) {
            addVerb(.delete)
            see(deletion.name, deletion.source, of: row)
        }
        if (try? listRow.fullSwipe(at: .trailing, of: edit)) != nil { addVerb(.fullSwipe) }
        if (try? listRow.fullSwipe(at: .leading, of: edit)) != nil { addVerb(.fullSwipeLeading) }
        if let move = try? listRow.move(of: edit) {
            addVerb(.move)
            see(move.name, move.source, of: row)
        }
        if let value = try? listRow.selection(of: row.selectionValue(where: listRow.canSelect)) {
            addVerb(listRow.list.isSelected(value) ? .deselect : .select)
        }
    }

    /// Notes the handler of an edit, unless the host itself changes the data of `editActions`.
    private func see(_ name: String, _ source: SourcePlace, of row: Node) {
        guard wanted == nil, name.hasPrefix("on"), let handlers = host.graph.containers.handlers else { return }
        handlers.see(ViewAction(name, at: source, of: row), at: row)
    }

    /// Adds the selection menu of the row.
    private func add(_ holder: any SelectionMenuHolder, _ menuNode: Node, of row: Node, _ listRow: OfferingRow) {
        guard let value = row.selectionValue(where: listRow.canSelect) else { return }
        let values = listRow.list.selected.valuesOfMenu(at: value)
        for (index, item) in holder.knownItems(for: values, at: menuNode).enumerated() {
            add(.contextMenu, label: item.label, isEnabled: item.isEnabled) { [host] _ throws(ControlError) in
                let view = host.graph.updating { holder.items(for: values) }
                try host.open(view, of: menuNode, isMenu: true, choosing: item, at: index)
            }
        }
        if holder.hasPrimaryAction { addVerb(.activate) }
    }

    private func addNavigation(_ front: PresenterNode) {
        if canScroll, isWanted(.scroll) {
            append(
                UserAction(.scroll),
                operation: .once { [host] (action) throws(ControlError) in
                    front.scroll(to: try host.position(of: action))
                })
        }
        if let pushed, !pushed.hidesBackButton { addVerb(.back) }
        if let layer = front as? LayerNode, layer.refusesDismissal == nil { addVerb(.dismiss) }
    }
}
