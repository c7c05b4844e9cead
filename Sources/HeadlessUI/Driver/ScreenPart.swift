/// A part of the screen, for a drawing: a box or a text, with the parts within, in the order of layout.
package struct ScreenPart: Codable, Hashable, Sendable {
    /// The kind of a part.
    package enum Kind: String, Codable, Sendable {
        case screen, sheet, alert, menu
        case list, row
        case text, image
        case button, toggle, field, picker, slider, stepper, link, tab
    }

    /// The kind of the part.
    package let kind: Kind
    /// The text of the part, or the label of a control.
    package let text: String
    /// The value that a control shows, such as `on`; empty for other parts.
    package let value: String
    /// Whether the user touches the part.
    package fileprivate(set) var isTouched: Bool
    /// Whether the user cannot operate the part.
    package let isDisabled: Bool
    /// The parts within.
    package fileprivate(set) var parts: [ScreenPart]
}

extension Host {
    /// Returns the parts of the screen, which shows the window in front. Content beneath a presentation comes before it.
    ///
    /// - Parameter action: the action that the user is about to perform, whose target is marked; nil for none.
    package func drawing(touching action: UserAction? = nil) -> ScreenPart? {
        guard isOpen, let root = graph.window else { return nil }
        return graph.withoutReporting {
            let touched = action.flatMap { touchedNode(by: $0) }
            return PartWalk(touched: touched).part(of: root, as: .screen)
        }
    }

    /// Returns the node that the user is about to touch; nil if it is not there.
    func touchedNode(by action: UserAction) -> Node? {
        guard let front = graph.front, let action = try? positioned(action) else { return nil }
        let offers = OfferWalk(of: front, in: self, for: .like(action)).offers.found(by: action.label)
        return (offers.first { $0.action.ordinal == action.ordinal } ?? offers.first)?.node
    }
}

/// Collects the parts within nodes.
@MainActor private struct PartWalk {
    let touched: Node?

    /// Returns a presenter as a part.
    func part(of node: PresenterNode, as kind: ScreenPart.Kind) -> ScreenPart {
        var parts = node.children.flatMap(parts(of:))
        for layer in node.layers where !layer.isLeaving { parts.append(part(of: layer, as: layer.kind.partKind)) }
        return ScreenPart(
            kind: kind, text: "", value: "", isTouched: node === touched, isDisabled: false, parts: parts)
    }

    private func parts(of node: Node) -> [ScreenPart] {
        guard !node.environment.isHidden else { return [] }
        if node.isRow { return [container(node, .row)] }
        if let list = node as? any LazyContainer, list.isList { return [container(node, .list)] }
        return contents(of: node, isTouched: node === touched)
    }

    private func container(_ node: Node, _ kind: ScreenPart.Kind) -> ScreenPart {
        ScreenPart(
            kind: kind, text: "", value: "", isTouched: node === touched, isDisabled: false,
            parts: contents(of: node, isTouched: false))
    }

    /// Returns what a node shows, without a box of its own for a row or a list.
    private func contents(of node: Node, isTouched: Bool) -> [ScreenPart] {
        if let control = node.control, let kind = ControlReading.Kind(of: control)?.partKind {
            return [part(of: node, control, kind, isTouched: isTouched)]
        }
        let inner = node.children.flatMap(parts(of:))
        if let text = node.text, !text.isEmpty { return [leaf(.text, text, isTouched)] + inner }
        if let picture = node.pictureName, inner.isEmpty { return [leaf(.image, picture, isTouched)] }
        // The node of a gesture draws nothing itself.
        guard isTouched, var first = inner.first else { return inner }
        first.isTouched = true
        return [first] + inner.dropFirst()
    }

    private func leaf(_ kind: ScreenPart.Kind, _ text: String, _ isTouched: Bool) -> ScreenPart {
        ScreenPart(kind: kind, text: text, value: "", isTouched: isTouched, isDisabled: false, parts: [])
    }

    private func part(
        of node: Node, _ control: any Control, _ kind: ScreenPart.Kind, isTouched: Bool
    ) -> ScreenPart {
        let label = node.label(of: control)
        let value: String
        switch control {
        // The content of a field comes before its label.
        case is any Editing: value = node.texts.first.map { $0 == label ? "" : $0 } ?? ""
        case let picker as any Choosing: value = picker.chosenLabel ?? ""
        default: value = control.glance ?? ""
        }
        let text = label.isEmpty && kind != .field ? node.texts.joined(separator: " ") : label
        return ScreenPart(
            kind: kind, text: text, value: value, isTouched: isTouched, isDisabled: !node.environment.isEnabled,
            parts: [])
    }
}

extension ControlReading.Kind {
    fileprivate var partKind: ScreenPart.Kind {
        switch self {
        case .button: .button
        case .toggle: .toggle
        case .field: .field
        case .picker, .menu: .picker
        case .slider: .slider
        case .stepper: .stepper
        case .tab: .tab
        }
    }
}

extension LayerKind {
    fileprivate var partKind: ScreenPart.Kind {
        switch self {
        case .sheet, .cover, .popover, .files: .sheet
        case .alert, .dialog, .window: .alert
        case .menu: .menu
        }
    }
}
