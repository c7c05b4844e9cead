/// A part of what a host shows: all of it, a container, or a row. It is looked for anew whenever it is used.
@MainActor public struct HostPart {
    let host: Host
    /// How the part is spelled.
    let name: String
    let node: @MainActor () -> Node?

    /// All text that is shown, in order.
    public var texts: [String] { node()?.texts ?? [] }

    /// The labels of what can be operated, in order.
    public var labels: [String] { controls((any Control).self).map(\.label) }

    /// A row of a `ForEach` or a `List` with elements, counted from 0 in the order on the screen; rows within rows do not
    /// count.
    public func row(_ position: Int) -> HostPart {
        HostPart(host: host, name: "\(name).row(\(position))") {
            let rows = node()?.elementRows ?? []
            return rows.indices.contains(position) ? rows[position] : nil
        }
    }

    /// The row of an element with an id.
    public func row(id: some Hashable) -> HostPart {
        let id = AnyHashable(id)
        return HostPart(host: host, name: "\(name).row(id: \(id.base))") {
            node()?.elementRows.first { $0.rowID == id }
        }
    }

    /// A container of rows, such as a `List`, a `ForEach` in a stack, counted from 0 in the order on the screen.
    public func container(_ position: Int) -> HostPart {
        HostPart(host: host, name: "\(name).container(\(position))") {
            let containers = node()?.rowContainers ?? []
            return containers.indices.contains(position) ? containers[position] : nil
        }
    }

    /// Presses the button or flips the toggle with a label.
    ///
    /// It is done, as every verb, within a touch or click, after which the loop runs until it sleeps. Code that a step of a
    /// script runs does it right there.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func click(_ label: String) throws(ControlError) {
        try operate(label) { (control: any Pressable) in control.press() }
    }

    /// Does something to the one control with a label of those that are of a type, such as `any Pressable`.
    func operate<C>(
        _ label: String, _ verb: @escaping @MainActor (C) throws(ControlError) -> Void
    ) throws(ControlError) {
        try perform { () throws(ControlError) in
            let found: OperableControl<C> = try operable(label)
            guard found.node.environment.allowsHitTesting else { return }
            try host.operate(found.control as? any Control) { () throws(ControlError) in try verb(found.control) }
        }
    }

    /// Runs what a person does: within a touch, after which the loop runs until it sleeps; or right there, where a step of a
    /// script does it.
    func perform(_ body: @escaping @MainActor () throws(ControlError) -> Void) throws(ControlError) {
        guard host.isOpen else { throw ControlError(self, "the host is closed, by its test or since another was made") }
        if host.isFollowingScript { return try body() }
        var failure: ControlError?
        host.run(.event, .action { do throws(ControlError) { try body() } catch { failure = error } }, .idle)
        if let failure { throw failure }
    }

    /// The nodes of a type that are shown in the part, from the outside in.
    func nodes<C>(_ type: C.Type = C.self) -> [C] {
        var found: [C] = []
        node()?.forEach { node in
            if let node = node as? C { found.append(node) }
        }
        return found
    }

    /// The controls of a type that a person finds in the part, from the outside in.
    func controls<C>(_ type: C.Type = C.self) -> [OperableControl<C>] {
        var found: [OperableControl<C>] = []
        node()?.forEachOperable { node in
            guard let control = node.control, let wanted = control as? C else { return }
            found.append(OperableControl(control, as: wanted, at: node))
        }
        return found
    }

    /// The one control with a label of those that are of a type.
    func control<C>(_ label: String) throws(ControlError) -> C { try operable(label).control }

    private func operable<C>(_ label: String) throws(ControlError) -> OperableControl<C> {
        let controls = controls(C.self)
        let found = controls.found(by: label)
        guard found.count == 1 else {
            throw error(of: label, count: found.count, labels: controls.map(\.label))
        }
        return found[0]
    }

    /// What is said where a label does not name one control.
    func error(of label: String, count: Int, labels: [String]) -> ControlError {
        ControlError(label: label, part: name, isPartThere: node() != nil, count: count, labels: labels)
    }
}

extension Host {
    /// All that is in front: of a sheet, cover, popover, alert, dialog or open menu, which covers what is beneath, or of the
    /// window where nothing is presented.
    public var screen: HostPart { HostPart(host: self, name: "host") { [graph] in graph.front } }

    /// All text that is shown in front, in order.
    public var texts: [String] { screen.texts }

    /// A row of a `ForEach` or a `List` with elements, counted from 0 in the order on the screen.
    public func row(_ position: Int) -> HostPart { screen.row(position) }

    /// The row of an element with an id.
    public func row(id: some Hashable) -> HostPart { screen.row(id: id) }

    /// A container of rows, counted from 0 in the order on the screen.
    public func container(_ position: Int) -> HostPart { screen.container(position) }

    /// Presses the button or flips the toggle with a label.
    public func click(_ label: String) throws(ControlError) { try screen.click(label) }

    /// The user begins to scroll or to drag, after which the loop runs, in the tracking mode, until it sleeps.
    public func beginTracking() {
        run(.track, .idle)
    }

    /// The user no longer scrolls or drags; the loop runs, in the default mode, until it sleeps.
    public func endTracking() {
        run(.release, .idle)
    }
}
