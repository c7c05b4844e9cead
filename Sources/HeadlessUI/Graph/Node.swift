import CoreFoundation

/// The place of a view in the interface. A node belongs to an identity, and outlives the successive view values.
///
/// Nodes are made, updated and removed within an update, parents before children.
@MainActor class Node {
    // No code of the app runs while these properties are read or written.
    final let graph: Graph
    /// The node around this one, until this one is removed. A host removes its nodes before it releases them, so the reference
    /// need be neither weak nor checked: nodes are made by the dozen for every case.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final unowned(unsafe) var parent: Node?
    /// The reference that state holds, because state may outlive the node.
    nonisolated final let reference = NodeReference()
    @exclusivity(unchecked) private(set) final var environment: EnvironmentValues
    @exclusivity(unchecked) private(set) final var isAppeared = false
    @exclusivity(unchecked) private(set) final var isRemoved = false

    // Writes to state change these properties, and may come from a thread for which the main thread waits.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var needsEvaluation = true
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var needsVisit = true
    /// The graph's number of evaluated or visited nodes when this node was last invalidated.
    @exclusivity(unchecked) nonisolated(unsafe) private final var invalidatedAt = -1
    /// Whether a lazy container keeps the node without showing it. A parked node is alive but not updated.
    @exclusivity(unchecked) nonisolated(unsafe) final var isParked = false
    /// The id of the element whose row the node is; nil if the node is not the row of an element.
    final var rowID: AnyHashable? { didSet { isRow = rowID != nil } }
    /// Whether the node is the row of an element.
    @exclusivity(unchecked) private(set) final var isRow = false
    /// The edits that the element allows, and its offset when the row was last shown.
    @exclusivity(unchecked) final var rowEdit: RowEdit?
    /// The moment at which the removal animation of the node ends, for which it stays; nil if the node is not leaving.
    @exclusivity(unchecked) final var leavesAt: HostTime?
    /// Whether the node has been removed but stays until its removal animation ends.
    final var isLeaving: Bool { leavesAt != nil }

    /// Whether the node is the only one in a place of its own, such as a page, and not a row of a container.
    @exclusivity(unchecked) private(set) final var isInOwnPlace: Bool
    /// Whether the node that is being made within this one is in a place of its own.
    @exclusivity(unchecked) final var givesOwnPlace = false

    init(in parent: Node?, graph: Graph, environment: EnvironmentValues) {
        self.parent = parent
        self.graph = graph
        self.environment = environment
        isInOwnPlace = parent?.givesOwnPlace ?? false
        reference.node = self
    }

    /// The visible nodes within this one, in order.
    var children: [Node] { [] }

    /// Ends the animations within the node that end up to a moment: removes the nodes that are leaving.
    func endAnimations(upTo moment: HostTime) {
        for child in keptChildren { child.endAnimations(upTo: moment) }
    }

    /// Evicts the rows that lazy containers within the node keep.
    func evictRows() {
        for child in keptChildren { child.evictRows() }
    }

    /// All nodes within this one, including those that are kept without being shown.
    var keptChildren: [Node] { children }

    /// Returns whether the node can show `view` as a later value of the same view.
    func accepts(_ view: any View) -> Bool { false }

    /// Takes a later value of the same view; returns whether the node must be evaluated for it.
    func take(_ view: any View) -> Bool { true }

    /// Computes the content of the node.
    func evaluate() {}

    /// Scrolls the lazy containers within the node to a row.
    func scroll(to start: Int) {
        for child in children { child.scroll(to: start) }
    }

    /// The type of the view whose body the node evaluates; nil if the node evaluates no body.
    var viewType: Any.Type? { nil }

    // Each of these is the node itself, as what it is. A cast of each node on a screen takes longer than what is asked of it.
    /// The node, if it evaluates the body of a view.
    var bodyHolder: (any BodyHolder)? { nil }
    /// The node, if it has the effect of a modifier.
    var effectNode: (any EffectNode)? { nil }
    /// The node, if it is a control that shows the value of a binding.
    var boundControl: (any BoundControl)? { nil }
    /// The node, if it shows progress.
    var progressing: (any Progressing)? { nil }

    /// The control of the node; nil if there is no control.
    var control: (any Control)? { nil }

    /// Whether the node is a control that consists of other controls, which the user does not find separately.
    var speaksForContent: Bool { false }

    /// The text of the node itself.
    var text: String? { nil }

    /// The spoken text of the node itself, if it differs from the visible text.
    var spokenText: String? { nil }

    /// The name of the image that the node itself shows. It identifies a control without text.
    var pictureName: String? { nil }

    /// Adds the actions that the user can perform on the node, besides the offers of its control.
    func addOffers(to walk: OfferWalk) {}

    /// Called once when the node has appeared, disappeared, or been removed for good.
    func didAppear() {}
    func didDisappear() {}
    func didRemove() {}

    /// Returns the size of the node for a proposed size. By default this is the size of its rows, stacked vertically.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        children.reduce(CGSize.zero) { size, child in
            let childSize = child.sizeThatFits(proposal)
            return CGSize(width: max(size.width, childSize.width), height: size.height + childSize.height)
        }
    }

    /// Places the node as its container decided: determines its size, and lays out its content.
    ///
    /// - Parameter proposal: The proposed size.
    func place(_ proposal: ProposedViewSize) {
        let children = children
        if children.isEmpty { _ = sizeThatFits(proposal) }
        for child in children { child.place(proposal) }
    }

    /// Shows a later value of the same view in another environment.
    // Inlined, because the compiler would otherwise specialize it for known view types, and box all other views once more.
    @inline(__always) final func update(_ view: any View, environment: EnvironmentValues) {
        let dependsOnChange = self.dependsOnChange(to: environment)
        if take(view) || dependsOnChange {
            needsEvaluation = true
        }
        evaluateIfNeeded()
    }

    /// Shows the same view in another environment.
    final func update(environment: EnvironmentValues) {
        if dependsOnChange(to: environment) { needsEvaluation = true }
        evaluateIfNeeded()
    }

    /// Takes an environment; returns whether the node must be evaluated for it. Otherwise the next visit passes it on.
    @inline(__always) private func dependsOnChange(to environment: EnvironmentValues) -> Bool {
        let old = self.environment
        self.environment = environment
        if environment.isSame(as: old) { return false }
        if readsChange(from: old) { return true }
        needsVisit = true
        return false
    }

    /// Whether the content of the node may depend on a value that the environment has no longer. A node that returns false passes the
    /// environment on as it is visited.
    func readsChange(from old: EnvironmentValues) -> Bool { true }

    /// Evaluates the node if a value that it reads has changed, and then the nodes within it to which this applies.
    final func evaluateIfNeeded() {
        guard !isParked else { return }
        if needsEvaluation {
            needsEvaluation = false
            needsVisit = false
            graph.visitCount += 1
            evaluate()
        } else if needsVisit {
            needsVisit = false
            graph.visitCount += 1
            visit()
        }
    }

    /// Evaluates the nodes within this one that need it, if the node itself does not.
    func visit() {
        for child in keptChildren { child.evaluateIfNeeded() }
    }

    /// Requests an evaluation in the next update. Any code that may write state may call this.
    nonisolated final func invalidate() {
        // The nodes further out are still marked: one notification invalidates a list of ten rows ten times.
        if invalidatedAt == graph.visitCount { return }
        invalidatedAt = graph.visitCount
        needsEvaluation = true
        for node in withAncestors {
            // A parked row is updated when it returns, and then finds the changes within it.
            node.needsVisit = true
            if node.isParked { return }
        }
        graph.needsUpdate = true
    }

    /// Makes the next evaluation evaluate the node and all nodes within it that are shown.
    final func invalidateAll() {
        guard !isParked, !isLeaving else { return }
        needsEvaluation = true
        for child in keptChildren { child.invalidateAll() }
    }

    final func setAppeared(_ isAppeared: Bool) {
        guard self.isAppeared != isAppeared else { return }
        self.isAppeared = isAppeared
        if isAppeared { didAppear() } else { didDisappear() }
        for child in children { child.setAppeared(isAppeared) }
    }

    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        if isAppeared {
            isAppeared = false
            didDisappear()
        }
        for child in keptChildren { child.remove() }
        didRemove()
        parent = nil
        reference.node = nil
    }
}

extension Node {
    /// Returns the node after its first evaluation.
    func evaluated() -> Self {
        evaluateIfNeeded()
        return self
    }

    /// The type of the app's view whose body contains the node's view. Containers such as `NavigationStack` do not count: a person
    /// knows the view by the app's own name.
    var enclosingViewType: Any.Type? {
        // A closure would check on each call that it is on the main thread.
        for node in ancestors {
            if let type = node.viewType, !FrameworkTypes.contains(type) { return type }
        }
        return nil
    }

    /// Whether the node is the root of its graph, or within it.
    var isInGraph: Bool { self === graph.root || ancestors.contains { $0 === graph.root } }

    /// Returns whether the node has the same environment as another. Most nodes have the environment of their parent.
    func hasSameEnvironment(as other: Node) -> Bool { environment.isSame(as: other.environment) }

    /// The rows of elements within the node, in order, without nested rows.
    var elementRows: [Node] {
        var rows: [Node] = []
        addElementRows(to: &rows)
        return rows
    }

    private func addElementRows(to rows: inout [Node]) {
        for child in children {
            if child.isRow { rows.append(child) } else { child.addElementRows(to: &rows) }
        }
    }

    /// The nodes within this one that contain rows of elements, in order, without those within rows.
    var rowContainers: [Node] {
        let children = children
        if children.contains(where: \.isRow) { return [self] }
        return children.flatMap(\.rowContainers)
    }

    /// Visits all visible nodes, from the outside in.
    func forEach(_ body: (Node) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// Returns the first node that satisfies a condition, from the outside in.
    func first(where isWanted: (Node) -> Bool) -> Node? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }
}

/// A reference from state to a node. It is empty after the node has been removed.
final class NodeReference: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) unowned(unsafe) var node: Node?

    /// Requests an evaluation in the next update, from any thread, for a change under the current transaction.
    func invalidateFromAnyThread() {
        Graph.current?.checkWrite(by: .workAfterEnd)
        let transaction = Transaction.current
        Graph.changeFromAnyThread {
            guard let graph = self.node?.graph else { return }
            _ = graph.changes.add(CollectionOfOne(self), with: transaction, in: graph)
        }
    }
}
