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

/// Several menus that are looked through together.
@MainActor private final class RevealedMenus: Node {
    let menus: [RevealedNode]

    init(_ menus: [RevealedNode], graph: Graph) {
        self.menus = menus
        super.init(in: nil, graph: graph, environment: EnvironmentValues())
    }

    override var children: [Node] { menus }
}

extension Node {
    /// Shows a view for the node, and what can be pressed in it to somebody; then the view is gone.
    func revealing<Result>(_ view: any View, to body: ([OperableControl<any Pressable>]) -> Result) -> Result {
        let revealed = RevealedNode(view, in: self)
        defer { revealed.remove() }
        var controls: [OperableControl<any Pressable>] = []
        revealed.forEachOperable { node in
            guard let control = node.control as? any Pressable else { return }
            let label = node.environment.accessibilityLabel ?? control.label
            controls.append(OperableControl(label: label, control: control, node: node))
        }
        return body(controls)
    }
}

extension HostPart {
    /// Presses the one control with a label of those that views show only now.
    ///
    /// - Parameters:
    ///   - label: that of the control; nil for the first.
    ///   - menus: the views, each with the node that it is shown for.
    ///   - name: how they are spelled.
    func press(_ label: String?, in menus: [(view: any View, node: Node)], name: String) throws(ControlError) {
        let revealed = menus.map { RevealedNode($0.view, in: $0.node) }
        defer { for menu in revealed { menu.remove() } }
        let node = RevealedMenus(revealed, graph: host.graph)
        let part = HostPart(host: host, name: "\(self.name).\(name)") { node }
        let control: any Pressable
        if let label {
            let count = part.labels.count { $0 == label }
            guard count < 2 || menus.count < 2 else {
                let reason = "\(count) controls in \(part.name) have the label \"\(label)\": name one by its row, "
                throw ControlError(self, reason + "as in \(self.name).row(0).\(name)")
            }
            control = try part.control(label)
        } else if let first = part.nodes((any Pressable).self).first {
            control = first
        } else {
            throw ControlError(part, "\(part.name) has nothing to press")
        }
        control.press()
    }
}
