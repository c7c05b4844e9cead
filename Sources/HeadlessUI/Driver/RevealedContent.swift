/// The views of content that exists only while the user sees it, such as a menu. The host creates, operates and removes them
/// within one touch. They are on no screen otherwise, so the host's texts and labels do not contain them. No view in them
/// appears or disappears.
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
        Node.revealing([(view, self)], to: body)
    }

    /// Shows views, each for a node, passes their pressable controls to `body`, and removes the views.
    static func revealing<Result, Failure>(
        _ menus: [(view: any View, node: Node)],
        to body: ([OperableControl<any Pressable>]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var revealed: [RevealedNode] = []
        defer { for menu in revealed.reversed() { menu.remove() } }
        return try body(menus.flatMap { $0.node.revealedItems(of: $0.view, in: &revealed) })
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

extension HostPart {
    /// Presses the one control with the given label in views that are shown only for this press.
    ///
    /// - Parameters:
    ///   - label: The label of the control; nil for the first control.
    ///   - menus: The views, each with the node for which it is shown.
    ///   - name: The spelling of the views in messages.
    func press(_ label: String?, in menus: [(view: any View, node: Node)], name: String) throws(ControlError) {
        let part = HostPart(host: host, name: "\(self.name).\(name)", allNodes: allNodes)
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
