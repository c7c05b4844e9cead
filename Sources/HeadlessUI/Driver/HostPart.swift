/// A part of the screen of a host: the whole screen, a container, or a row. Each use looks the part up again.
@MainActor public struct HostPart {
    let host: Host
    /// The spelling of the part in messages.
    let name: String
    /// Returns the nodes of the part: the views of one element may be several.
    let allNodes: @MainActor () -> [Node]

    init(host: Host, name: String, allNodes: @escaping @MainActor () -> [Node]) {
        self.host = host
        self.name = name
        self.allNodes = allNodes
    }

    init(host: Host, name: String, node: @escaping @MainActor () -> Node?) {
        self.init(host: host, name: name) { () -> [Node] in node().map { [$0] } ?? [] }
    }

    /// Returns the first node of the part.
    func node() -> Node? { allNodes().first }

    /// The visible texts, in order.
    public var texts: [String] { allNodes().flatMap(\.texts) }

    /// The labels of the controls, in order.
    public var labels: [String] { controls((any Control).self).map(\.label) }

    /// Returns a row of a `ForEach` or of a `List` with elements, counted from 0 in the order on screen. Nested rows do not count.
    public func row(_ position: Int) -> HostPart {
        HostPart(host: host, name: "\(name).row(\(position))") { () -> Node? in
            let rows = allNodes().flatMap(\.elementRows)
            return rows.indices.contains(position) ? rows[position] : nil
        }
    }

    /// Returns the row of the element with the given id: all views that its `ForEach` makes of the element.
    public func row(id: some Hashable) -> HostPart {
        let id = AnyHashable(id)
        return HostPart(host: host, name: "\(name).row(id: \(id.base))") { () -> [Node] in
            let rows = allNodes().flatMap(\.elementRows)
            guard let first = rows.firstIndex(where: { $0.rowID == id }) else { return [] }
            // The views of an element stand side by side. Rows of another ForEach may have the same id.
            return Array(rows[first...].prefix { $0.rowID == id && $0.parent === rows[first].parent })
        }
    }

    /// Returns a container of rows, such as a `List` or a `ForEach` in a stack, counted from 0 in the order on screen.
    public func container(_ position: Int) -> HostPart {
        HostPart(host: host, name: "\(name).container(\(position))") { () -> Node? in
            let containers = allNodes().flatMap(\.rowContainers)
            return containers.indices.contains(position) ? containers[position] : nil
        }
    }

    /// Presses the button or flips the toggle with the given label.
    ///
    /// Like every verb, this runs within a touch or click, after which the loop runs until it sleeps. If a script step calls
    /// the verb, the verb runs immediately.
    ///
    /// - Throws: `ControlError` if no control has the label, or several do.
    public func click(_ label: String) throws(ControlError) {
        try operate(label) { (control: any Pressable) in control.press() }
    }

    /// Operates the one control that has the given label and type, such as `any Pressable`.
    func operate<C>(
        _ label: String, _ verb: @escaping @MainActor (C) throws(ControlError) -> Void
    ) throws(ControlError) {
        try perform { () throws(ControlError) in
            let found: OperableControl<C> = try operable(label)
            guard found.node.environment.allowsHitTesting else { return }
            try host.operate(found.control as? any Control) { () throws(ControlError) in try verb(found.control) }
        }
    }

    /// Runs a user operation within a touch, after which the loop runs until it sleeps. If a script step calls this method,
    /// the operation runs immediately.
    func perform(_ body: @escaping @MainActor () throws(ControlError) -> Void) throws(ControlError) {
        guard host.isOpen else {
            throw ControlError(self, "the host is closed: its test closed it, or made another host")
        }
        if host.isFollowingScript { return try body() }
        var failure: ControlError?
        host.run(.event, .action { do throws(ControlError) { try body() } catch { failure = error } }, .idle)
        if let failure { throw failure }
    }

    /// Returns the visible nodes of the given type in the part, from the outside in.
    func nodes<C>(_ type: C.Type = C.self) -> [C] {
        var found: [C] = []
        for node in allNodes() {
            node.forEach { node in
                if let node = node as? C { found.append(node) }
            }
        }
        return found
    }

    /// Returns the controls of the given type that the user can find in the part, from the outside in.
    func controls<C>(_ type: C.Type = C.self) -> [OperableControl<C>] {
        var found: [OperableControl<C>] = []
        for node in allNodes() {
            node.forEachOperable { node in
                guard let control = node.control, let wanted = control as? C else { return }
                found.append(OperableControl(control, as: wanted, at: node))
            }
        }
        return found
    }

    /// Returns the one control with the given label and type.
    func control<C>(_ label: String) throws(ControlError) -> C { try operable(label).control }

    private func operable<C>(_ label: String) throws(ControlError) -> OperableControl<C> {
        let controls = controls(C.self)
        let found = controls.found(by: label)
        guard found.count == 1 else {
            throw error(
                of: label, count: found.count, labels: controls.map(\.label), rows: rows(having: label),
                areInRows: found.contains { $0.node.isInRow(of: self) })
        }
        return found[0]
    }

    /// Returns the rows of the screen that have a control with a label, by what they show.
    private func rows(having label: String) -> [String] {
        (host.graph.front?.elementRows ?? []).filter { row in
            !HostPart(host: host, name: "row") { () -> Node? in row }.controls((any Control).self).found(by: label)
                .isEmpty
        }.map { "\"\($0.rowName)\"" }
    }

    /// Returns the error for a label that does not name exactly one control.
    ///
    /// - Parameters:
    ///   - rows: The rows that have the label, for a label that the part does not have.
    ///   - areInRows: Whether the controls with the label are in rows of the part, by which they can be told apart.
    func error(
        of label: String, count: Int, labels: [String], rows: [String] = [], areInRows: Bool = false
    ) -> ControlError {
        ControlError(
            label: label, part: name, isPartThere: node() != nil, count: count, labels: labels,
            rows: count == 0 ? rows : [], areInRows: areInRows)
    }
}

extension Node {
    /// Returns whether the node is within a row of an element in a part.
    @MainActor fileprivate func isInRow(of part: HostPart) -> Bool {
        part.allNodes().flatMap(\.elementRows).contains { isWithin($0) }
    }
}

extension Host {
    /// The frontmost content: a sheet, cover, popover, alert, dialog or open menu, which covers the content beneath it, or
    /// the window if nothing is presented.
    public var screen: HostPart { HostPart(host: self, name: "host") { [graph] () -> Node? in graph.front } }

    /// The visible texts of the frontmost content, in order.
    public var texts: [String] { screen.texts }

    /// Returns a row of a `ForEach` or of a `List` with elements, counted from 0 in the order on screen.
    public func row(_ position: Int) -> HostPart { screen.row(position) }

    /// Returns the row of the element with the given id.
    public func row(id: some Hashable) -> HostPart { screen.row(id: id) }

    /// Returns a container of rows, counted from 0 in the order on screen.
    public func container(_ position: Int) -> HostPart { screen.container(position) }

    /// Presses the button or flips the toggle with the given label.
    public func click(_ label: String) throws(ControlError) { try screen.click(label) }

    /// Begins to scroll or drag as the user does. The loop then runs in the tracking mode until it sleeps.
    public func beginTracking() {
        run(.track, .idle)
    }

    /// Ends scrolling or dragging. The loop then runs in the default mode until it sleeps.
    public func endTracking() {
        run(.release, .idle)
    }
}
