/// An element on screen that the user finds by a label.
@MainActor protocol FoundByLabel {
    /// The visible or spoken label; nil if the element has no label.
    var shownLabel: String? { get }
    /// The node whose accessibility identifier replaces the label if no element has the label.
    var node: Node { get }
}

extension Sequence where Element: FoundByLabel {
    /// Returns the elements with the given label, or else the elements with the label as their accessibility identifier.
    ///
    /// This is the only lookup of labels: the verbs of a host, the items of menus and the actions of a fuzzer use it.
    @MainActor func found(by label: String?) -> [Element] {
        // Closures would check on each call that they are on the main thread.
        var found: [Element] = []
        for element in self where element.shownLabel == label { found.append(element) }
        guard found.isEmpty, let label else { return found }
        for element in self where element.node.environment.accessibilityIdentifier == label { found.append(element) }
        return found
    }
}

/// A control, the label by which it is found, and its node.
struct OperableControl<C>: FoundByLabel {
    let label: String
    let control: C
    let node: Node
    var shownLabel: String? { label }
}

extension OperableControl {
    /// Creates the operable form of a node's control.
    ///
    /// - Parameter operated: The control as the type that the caller operates.
    @MainActor init(_ control: any Control, as operated: C, at node: Node) {
        self.init(label: node.label(of: control), control: operated, node: node)
    }
}

extension Node {
    /// Returns the label by which the user finds a control of the node.
    func label(of control: any Control) -> String { environment.accessibilityLabel ?? control.label }
}

extension Offer: FoundByLabel {
    var shownLabel: String? { action.label }
}
