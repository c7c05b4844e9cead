/// The views of content that exists only while the user sees it, such as a menu. They are on no screen otherwise, so the host's texts
/// and labels do not contain them. No view in them appears or disappears. They show what they were made with.
@MainActor private final class RevealedNode: RowsNode {
    private let view: any View

    init(_ view: any View, in parent: Node) {
        self.view = view
        super.init(in: parent, graph: parent.graph, environment: parent.environment)
        graph.updating { evaluateIfNeeded() }
    }

    override func evaluate() {
        rows.update(environment: environment) { view }
    }
}

extension Node {
    /// Shows a view for the node, passes its pressable controls to `body`, and removes the view.
    func revealing<Result>(_ view: any View, to body: ([OperableControl<any Pressable>]) -> Result) -> Result {
        var revealed: [RevealedNode] = []
        defer { for menu in revealed.reversed() { menu.remove() } }
        return body(revealedItems(of: view, in: &revealed))
    }

    /// Returns the pressable controls of a view, of the menus in it, and of its pickers, whose options are menu items.
    fileprivate func revealedItems(
        of view: any View, in menus: inout [RevealedNode]
    ) -> [OperableControl<any Pressable>] {
        let revealed = RevealedNode(view, in: self)
        menus.append(revealed)
        var nodes: [Node] = []
        revealed.forEachOperable { nodes.append($0) }
        var items: [OperableControl<any Pressable>] = []
        for node in nodes {
            switch node.control {
            case let menu as any Openable:
                items += node.revealedItems(of: graph.updating { menu.menuItems }, in: &menus)
            case let control as any Pressable:
                items.append(OperableControl(control, as: control, at: node))
            case let picker as any Choosing:
                items += picker.optionLabels.map {
                    OperableControl(label: $0, control: MenuOption($0, of: picker), node: node)
                }
            default: break
            }
        }
        return items
    }
}

/// An option of a picker, as an item of a menu.
@MainActor private final class MenuOption: Pressable {
    let label: String
    private let picker: any Choosing

    init(_ label: String, of picker: any Choosing) {
        self.label = label
        self.picker = picker
    }

    func press() { picker.choose(label: label) }
    func addControlOffers(to walk: OfferWalk) {}
}

/// A menu, or the buttons of a row, that a touch has opened. It shows what it was opened with until the next touch chooses from it.
@MainActor final class OpenedContent {
    /// Whether it is a menu, which AppKit tracks.
    let isMenu: Bool
    private let chosen: OperableControl<any Pressable>
    private var revealed: [RevealedNode]
    /// The nodes for which the views are shown. The views refer to them.
    private let owners: [Node]

    /// Opens views.
    ///
    /// - Parameters:
    ///   - menus: The views, each with the node for which it is shown.
    ///   - isMenu: Whether the views are menus.
    ///   - choice: Returns the control that the next touch presses.
    init(
        _ menus: [(view: any View, node: Node)], isMenu: Bool,
        choosing choice: ([OperableControl<any Pressable>]) throws(ControlError) -> OperableControl<any Pressable>
    ) throws(ControlError) {
        var revealed: [RevealedNode] = []
        let items = menus.flatMap { $0.node.revealedItems(of: $0.view, in: &revealed) }
        do throws(ControlError) {
            chosen = try choice(items)
        } catch {
            for menu in revealed.reversed() { menu.remove() }
            throw error
        }
        self.isMenu = isMenu
        self.revealed = revealed
        owners = menus.map(\.node)
    }

    /// Whether the view for which the chosen control is shown has gone, which closes the menu.
    var isGone: Bool { chosen.node.withAncestors.contains { $0.isRemoved || $0.isParked || $0.isLeaving } }

    /// Presses the chosen control.
    func choose() { chosen.control.press() }

    func close() {
        for menu in revealed.reversed() { menu.remove() }
        revealed = []
    }
}

extension Host {
    /// Opens menus, or the buttons of a row, in place of those that are open.
    func open(
        _ menus: [(view: any View, node: Node)], isMenu: Bool,
        choosing choice: ([OperableControl<any Pressable>]) throws(ControlError) -> OperableControl<any Pressable>
    ) throws(ControlError) {
        closeOpened()
        graph.opened = try OpenedContent(menus, isMenu: isMenu, choosing: choice)
    }

    /// Presses the control that was chosen when the open menu was opened, and closes the menu.
    func chooseOpened(by verb: UserAction.Verb) throws(ControlError) {
        guard let opened = graph.opened else { throw refusal("what \(verb.rawValue) began with is gone") }
        defer { closeOpened() }
        if opened.isGone { throw refusal("what \(verb.rawValue) began with is gone") }
        opened.choose()
    }

    func closeOpened() {
        guard let opened = graph.opened else { return }
        opened.close()
        graph.opened = nil
        graph.presentWaiting()
    }
}

extension HostPart {
    /// Opens views, of which the next touch presses the one control with the given label.
    ///
    /// - Parameters:
    ///   - menus: The views, each with the node for which it is shown.
    ///   - label: The label of the control; nil for the first control.
    ///   - verb: The verb that opens the views.
    ///   - name: The spelling of the views in messages.
    func open(
        _ menus: [(view: any View, node: Node)], choosing label: String?, by verb: UserAction.Verb, name: String
    ) throws(ControlError) {
        let part = HostPart(host: host, name: "\(self.name).\(name)", allNodes: allNodes)
        try host.open(menus, isMenu: verb == .contextMenu) { items throws(ControlError) in
            guard let label else {
                guard let first = items.first else { throw ControlError(part, "\(part.name) has nothing to press") }
                return first
            }
            let found = items.found(by: label)
            if found.count > 1, menus.count > 1 {
                let reason =
                    "\(found.count) controls in \(part.name) have the label \"\(label)\": name one by its row, "
                throw ControlError(self, reason + "as in \(self.name).row(0).\(name)")
            }
            guard found.count == 1 else {
                throw part.error(of: label, count: found.count, labels: items.map(\.label))
            }
            return found[0]
        }
    }
}
