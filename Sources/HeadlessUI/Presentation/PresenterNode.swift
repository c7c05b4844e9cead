/// A node that others can be presented in front of: that of the window, and that of everything that is presented.
@MainActor class PresenterNode: RowsNode {
    /// What is presented from here, in order, with what is there only until its animation ends.
    private(set) var layers: [LayerNode] = []
    /// The nodes that want to present something, and have to wait.
    private var waiting: [NodeReference] = []

    override var keptChildren: [Node] { rows.all + layers }

    /// What is in front of everything: the last that is presented from here, and from there.
    var front: PresenterNode { layers.last { !$0.isLeaving }?.front ?? self }

    /// Whether something can be presented now: one presents one at a time.
    var isFree: Bool {
        switch graph.presentations.next {
        case .whenGone: layers.isEmpty
        case .whenDismissed: layers.allSatisfy(\.isLeaving)
        }
    }

    func present(_ layer: LayerNode) {
        layers.append(layer)
        layer.evaluateIfNeeded()
        layer.setAppeared(true)
    }

    /// Asks a node to try again once something has gone.
    func letWait(_ node: Node) {
        if !waiting.contains(where: { $0 === node.reference }) { waiting.append(node.reference) }
    }

    /// Begins to take a layer away. It stays until its animation ends, where there is one.
    func dismiss(_ layer: LayerNode, isAnimated: Bool) {
        guard !layer.isLeaving else { return }
        layer.isLeaving = true
        graph.focus.leave(layer, in: graph)
        if isAnimated { wakeWaiting() } else { remove(layer) }
    }

    override func endAnimations() {
        for layer in layers where layer.isLeaving { remove(layer) }
        super.endAnimations()
    }

    override func place(_ proposal: ProposedViewSize) {
        super.place(proposal)
        for layer in layers where !layer.isLeaving {
            _ = layer.sizeThatFits(proposal)
            layer.place(proposal)
        }
    }

    private func remove(_ layer: LayerNode) {
        layers.removeAll { $0 === layer }
        layer.remove()
        if let onDismiss = layer.onDismiss { graph.enqueueAction(onDismiss) }
        wakeWaiting()
    }

    private func wakeWaiting() {
        let waiting = waiting
        self.waiting = []
        for reference in waiting { reference.node?.invalidate() }
    }
}

/// The kinds of what is presented.
enum LayerKind: String {
    case sheet = "sheet"
    case cover = "full screen cover"
    case popover = "popover"
    case alert = "alert"
    case dialog = "confirmation dialog"
    case menu = "menu"

    /// Whether it is a place of its own, which `dismiss` in the environment is about.
    var isPlace: Bool { self == .sheet || self == .cover || self == .popover }
    /// Whether it goes when a button in it is pressed.
    var endsWithButton: Bool { !isPlace }
}

/// What is presented in front of something else. It is a child of what it is in front of and not of the view that presents it,
/// which may go before: then it is taken away as if it were dismissed.
@MainActor final class LayerNode: PresenterNode {
    let kind: LayerKind
    /// What it is presented for; for another thing another layer is presented.
    let id: AnyHashable
    /// What its content is made for.
    var data: Any?
    /// Writes through the binding that it is presented by.
    var writeDismissal: () -> Void = {}
    /// What is to be run once it has gone.
    var onDismiss: (() -> Void)?
    private let presentingViewType: Any.Type?
    private var content: () -> any View = { EmptyView() }

    init(_ kind: LayerKind, id: AnyHashable, data: Any?, from node: Node, in presenter: PresenterNode) {
        self.kind = kind
        self.id = id
        self.data = data
        presentingViewType = node.enclosingViewType
        super.init(in: presenter, graph: node.graph, environment: node.environment)
    }

    /// The content is written in the view that presents it.
    override var viewType: Any.Type? { presentingViewType }

    override func take(_ view: any View) -> Bool {
        if let view = view as? LayerContent { content = view.content }
        return true
    }

    /// What was dismissed shows what it showed last, though views in it may change.
    override func evaluate() {
        if isLeaving {
            for node in rows.all { node.evaluateIfNeeded() }
        } else {
            rows.update(environment: environment, content)
        }
        for layer in layers { layer.evaluateIfNeeded() }
    }

    /// Asks for an end: the update that follows takes the layer away, unless the binding says otherwise.
    func askForDismissal() {
        if !isLeaving { writeDismissal() }
    }
}

/// The content of a layer, which is made where the layer is evaluated.
nonisolated struct LayerContent: View {
    typealias Body = Never
    let content: () -> any View
}

extension Node {
    /// What the node is presented in, or the window.
    var presenter: PresenterNode? { ancestors.firstValue { $0 as? PresenterNode } }

    /// Whether the node, or one around it, is kept by a lazy container without being shown.
    var isWithinParked: Bool { withAncestors.contains(where: \.isParked) }

    /// The value of a binding as the update shows it; the node depends on it.
    func following<Value>(_ binding: Binding<Value>) -> Value {
        var binding = binding
        var storage: AnyObject?
        return graph.evaluating(self) {
            binding.install(in: self, storage: &storage)
            return binding.wrappedValue
        }
    }
}
