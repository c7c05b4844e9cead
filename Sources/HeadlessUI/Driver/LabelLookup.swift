/// Something on screen that a person finds by a label.
@MainActor protocol FoundByLabel {
    /// The label that is shown or read out; nil where it is found without one.
    var shownLabel: String? { get }
    /// The node whose accessibility identifier stands for the label where no label is the one that is looked for.
    var node: Node { get }
}

extension Sequence where Element: FoundByLabel {
    /// Returns the elements with a label, or else those with the label as their accessibility identifier.
    ///
    /// This is the only lookup of labels: the verbs of a host, the items of menus and the actions of a fuzzer use it.
    @MainActor func found(by label: String?) -> [Element] {
        let labeled = filter { $0.shownLabel == label }
        guard labeled.isEmpty, let label else { return labeled }
        return filter { $0.node.environment.accessibilityIdentifier == label }
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
    /// A control of a node.
    ///
    /// - Parameter operated: The control as what it is operated as.
    @MainActor init(_ control: any Control, as operated: C, at node: Node) {
        self.init(label: node.label(of: control), control: operated, node: node)
    }
}

extension Node {
    /// The label by which a control of the node is found.
    func label(of control: any Control) -> String { environment.accessibilityLabel ?? control.label }
}

extension Offer: FoundByLabel {
    var shownLabel: String? { action.label }
}
