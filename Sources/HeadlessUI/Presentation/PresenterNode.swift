import Foundation

/// A node that can present layers: the window, or another layer.
@MainActor class PresenterNode: RowsNode {
    /// The layers presented from here, in order. A dismissed layer stays until its animation ends.
    @exclusivity(unchecked) private(set) final var layers: [LayerNode] = []
    /// The nodes whose presentations wait.
    private var waiting: [NodeReference] = []

    override var keptChildren: [Node] { rows.all + layers }
    final override var hasPlace: Bool { true }

    /// The frontmost presenter: the last layer presented from here, followed recursively.
    var front: PresenterNode { layers.last { !$0.isLeaving }?.front ?? self }

    /// Whether the presenter can present a layer now. It presents one at a time.
    var isFree: Bool {
        switch graph.assumptions.nextPresentation {
        case .whenGone: layers.isEmpty
        case .whenDismissed: layers.allSatisfy(\.isLeaving)
        }
    }

    /// Presents a layer for a node, which then waits no longer.
    func present(_ layer: LayerNode, for node: Node) {
        waiting.removeAll { $0 === node.reference }
        layers.append(layer)
        layer.evaluateIfNeeded()
        layer.setAppeared(true)
    }

    /// Presents a layer that no view has asked for, outside of an update.
    func present(_ layer: LayerNode) {
        layers.append(layer)
        graph.updating { layer.evaluateIfNeeded() }
        layer.setAppeared(true)
        graph.needsUpdate = true
    }

    /// Makes a node retry its presentation once a layer has gone.
    func letWait(_ node: Node) {
        if !waiting.contains(where: { $0 === node.reference }) { waiting.append(node.reference) }
    }

    /// Begins the dismissal of a layer. An animated layer stays until its animation ends.
    func dismiss(_ layer: LayerNode, isAnimated: Bool) {
        guard !layer.isLeaving else { return }
        layer.leavesAt =
            isAnimated ? graph.animationEnds.begin(lasting: layer.kind.dismissalDuration, in: graph) : .zero
        graph.focus.leave(layer, in: graph)
        if isAnimated { wakeWaiting() } else { remove(layer) }
    }

    override func endAnimations(upTo moment: HostTime) {
        for layer in layers {
            if let end = layer.leavesAt, end <= moment { remove(layer) }
        }
        super.endAnimations(upTo: moment)
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
        let dismissesFirst = graph.assumptions.dismissalOrder == .dismissFirst
        if dismissesFirst, let onDismiss = layer.onDismiss { graph.enqueueAction(onDismiss) }
        layer.remove()
        if !dismissesFirst, let onDismiss = layer.onDismiss { graph.enqueueAction(onDismiss) }
        wakeWaiting()
    }

    /// Dismisses a layer as the user has done, whatever its binding says. If the binding still requests it, the next update of the
    /// presenting view presents it again.
    fileprivate func dismissByUser(_ layer: LayerNode) {
        dismiss(layer, isAnimated: graph.assumptions.presentationRemoval == .afterAnimation)
        graph.needsUpdate = true
    }

    /// Makes the nodes retry whose presentations wait, here and in the presented layers.
    func presentWaiting() {
        wakeWaiting()
        for layer in layers { layer.presentWaiting() }
    }

    private func wakeWaiting() {
        let waiting = waiting
        self.waiting = []
        for reference in waiting { reference.node?.invalidate() }
    }
}

/// A kind of presentation.
enum LayerKind: String {
    case sheet = "sheet"
    case cover = "full screen cover"
    case popover = "popover"
    case alert = "alert"
    case dialog = "confirmation dialog"
    case menu = "menu"
    case files = "file dialog"
    /// A window of AppKit, such as an alert, that an answer closes.
    case window = "modal window"

    /// The seconds for which a dismissed presentation stays, as the system's animations presumably last: they are not documented.
    var dismissalDuration: TimeInterval { isPlace && self != .popover ? 0.5 : 0.25 }
    /// Whether the environment's `dismiss` ends this kind of presentation.
    var isPlace: Bool { self == .sheet || self == .cover || self == .popover }
    /// Whether a press of a button inside dismisses the layer. The buttons of a file dialog and of a modal window do so themselves.
    var endsWithButton: Bool { !isPlace && self != .files && self != .window }
    /// Whether the user dismisses the layer with its cancel button.
    var hasCancelButton: Bool { self == .dialog || self == .files }
}

/// A presented layer. Its parent is the presenter behind it, not the view that presents it. That view may be removed first; this
/// dismisses the layer.
@MainActor final class LayerNode: PresenterNode {
    let kind: LayerKind
    /// The identity of the presented item. Another identity gets another layer.
    let id: AnyHashable
    /// The data that the content receives.
    var data: Any?
    /// The last action of the user or event from outside before it was presented.
    var cause = ""
    /// Whether the presenting binding takes a dismissal.
    var takesDismissal = true
    /// Writes the dismissal to the presenting binding.
    var writeDismissal: () -> Void = {}
    /// The action to run once the layer has gone.
    var onDismiss: (() -> Void)?
    private let presentingViewType: Any.Type?
    /// Whether the layer shows the content with which it was presented, as long as it is there.
    private var keepsContent: Bool { kind == .menu && graph.menusKeepContent }
    private var content: () -> any View = { EmptyView() }

    init(_ kind: LayerKind, id: AnyHashable, data: Any?, from node: Node, in presenter: PresenterNode) {
        self.kind = kind
        self.id = id
        self.data = data
        presentingViewType = node.enclosingViewType
        super.init(in: presenter, graph: node.graph, environment: node.environment)
    }

    /// A modal window, which code of the app opens.
    ///
    /// - Parameter presentingViewType: The type of the view whose code does.
    init(ofWindowFrom presentingViewType: Any.Type?, in presenter: PresenterNode) {
        kind = .window
        id = 0
        self.presentingViewType = presentingViewType
        super.init(in: presenter, graph: presenter.graph, environment: presenter.graph.environment)
    }

    /// The type of the presenting view, whose body declares the content.
    override var viewType: Any.Type? { presentingViewType }

    override func take(_ view: any View) -> Bool {
        if let view = view as? LayerContent { content = view.content }
        return true
    }

    /// A dismissed layer keeps its last content, but the views in it may still change.
    override func evaluate() {
        if isLeaving || keepsContent && !rows.all.isEmpty {
            for node in rows.all { node.evaluateIfNeeded() }
        } else {
            rows.update(environment: environment, content)
        }
        for layer in layers { layer.evaluateIfNeeded() }
    }

    /// Requests a dismissal: the next update removes the layer, unless the binding still requests it.
    func askForDismissal() {
        if !isLeaving { writeDismissal() }
    }

    /// Ends the presentation as the user does: tells the binding, and goes whatever it says.
    func endByUser() {
        guard !isLeaving else { return }
        let presenter = parent as? PresenterNode
        writeDismissal()
        presenter?.dismissByUser(self)
    }
}

/// The content of a layer. The layer creates it during evaluation.
nonisolated struct LayerContent: View {
    typealias Body = Never
    let content: () -> any View
}

extension Node {
    /// The layer that presents the node, or the window.
    var presenter: PresenterNode? { ancestors.firstValue { $0 as? PresenterNode } }

    /// Whether a lazy container has parked the node or one of its ancestors: it keeps them without showing them.
    var isWithinParked: Bool { withAncestors.contains(where: \.isParked) }

    /// Returns the value of a binding during the current update, and makes the node depend on it.
    func following<Value>(_ binding: Binding<Value>) -> Value {
        var binding = binding
        var storage: AnyObject?
        return graph.evaluating(self) {
            binding.install(in: self, storage: &storage)
            return binding.wrappedValue
        }
    }
}
