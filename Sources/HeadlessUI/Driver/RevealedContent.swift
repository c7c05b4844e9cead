/// Views that exist only while a person sees them, such as a menu: made, operated and removed within one touch. They are on no
/// screen otherwise, so that neither the texts of the host nor its labels have them. Nothing within appears or disappears.
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
    /// Shows a view for the node, and what can be pressed in it to somebody; then the view is gone.
    func revealing<Result>(_ view: any View, to body: ([OperableControl<any Pressable>]) -> Result) -> Result {
        Node.revealing([(view, self)], to: body)
    }

    /// Shows views, each for a node, and what can be pressed in them to somebody; then the views are gone.
    static func revealing<Result, Failure>(
        _ menus: [(view: any View, node: Node)],
        to body: ([OperableControl<any Pressable>]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var revealed: [RevealedNode] = []
        defer { for menu in revealed.reversed() { menu.remove() } }
        return try body(menus.flatMap { $0.node.revealedItems(of: $0.view, in: &revealed) })
    }

    /// What can be pressed in a view, in the menus within it, and in its pickers, whose options are such items.
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

extension HostPart {
    /// Presses the one control with a label of those that views show only now.
    ///
    /// - Parameters:
    ///   - label: that of the control; nil for the first.
    ///   - menus: the views, each with the node that it is shown for.
    ///   - name: how they are spelled.
    func press(_ label: String?, in menus: [(view: any View, node: Node)], name: String) throws(ControlError) {
        let part = HostPart(host: host, name: "\(self.name).\(name)", node: node)
        try Node.revealing(menus) { items throws(ControlError) in
            guard let label else {
                guard let first = items.first else { throw ControlError(part, "\(part.name) has nothing to press") }
                return first.control.press()
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
            found[0].control.press()
        }
    }
}
