import CoreFoundation

/// The place of a view in the interface that exists: it belongs to an identity, and outlives the view values that pass by.
///
/// Nodes are made, updated and removed within an update, parents before children.
@MainActor class Node {
    let graph: Graph
    /// The node around this one, until this one is removed. A host removes its nodes before it lets go of them, so that
    /// the reference need be neither weak nor checked: nodes are made by the dozen for every case.
    nonisolated(unsafe) private(set) unowned(unsafe) var parent: Node?
    /// How state refers to the node: it may outlive it.
    nonisolated let reference = NodeReference()
    private(set) var environment: EnvironmentValues
    private(set) var isAppeared = false
    private(set) var isRemoved = false

    // Written by writes to state, which may come from a thread that the main thread waits for.
    nonisolated(unsafe) private(set) var needsEvaluation = true
    nonisolated(unsafe) private(set) var needsVisit = true
    /// How many nodes of the graph had been evaluated or visited when the node was invalidated last.
    nonisolated(unsafe) private var invalidatedAt = -1
    /// Whether a lazy container keeps the node without showing it: alive, but not updated.
    nonisolated(unsafe) var isParked = false
    /// The id of the element that the node is the row of; nil where it is the row of none.
    var rowID: AnyHashable? { didSet { isRow = rowID != nil } }
    /// Whether it is the row of an element.
    private(set) var isRow = false
    /// What can be done to that element, and where it was among the others when the row was last shown.
    var rowEdit: RowEdit?
    /// Whether the node has been removed, but is still there until its removal animation ends.
    var isLeaving = false

    init(in parent: Node?, graph: Graph, environment: EnvironmentValues) {
        self.parent = parent
        self.graph = graph
        self.environment = environment
        reference.node = self
    }

    /// The nodes that are shown within this one, in order.
    var children: [Node] { [] }

    /// Ends the animations within the node: what has left is removed, and lazy containers evict the rows that they keep.
    func endAnimations() {
        for child in keptChildren { child.endAnimations() }
    }

    /// All nodes within this one, with those that are kept without being shown.
    var keptChildren: [Node] { children }

    /// Whether the node can show `view` as a later value of the same view.
    func accepts(_ view: any View) -> Bool { false }

    /// Takes a later value of the same view; returns whether the node has to be evaluated for it.
    func take(_ view: any View) -> Bool { true }

    /// Computes what the node contains.
    func evaluate() {}

    /// Asks the lazy containers within to begin at a row.
    func scroll(to start: Int) {
        for child in children { child.scroll(to: start) }
    }

    /// The type of the view whose body is computed here; nil where none is.
    var viewType: Any.Type? { nil }

    /// What a person can operate here, if anything.
    var control: (any Control)? { nil }

    /// Whether the node is a control that consists of others, which a person does not find beside it.
    var speaksForContent: Bool { false }

    /// The text that the node itself shows.
    var text: String? { nil }

    /// What is read out for the node itself, where that is not the text that it shows.
    var spokenText: String? { nil }

    /// The name of the picture that the node itself shows, by which a control without text is found.
    var pictureName: String? { nil }

    /// Adds what a person can do to the node, beside what its control offers.
    func addOffers(to walk: OfferWalk) {}

    /// Called once when the node has come on screen, gone off it, or been removed for good.
    func didAppear() {}
    func didDisappear() {}
    func didRemove() {}

    /// The size that the node takes of what is proposed. By default that of its rows, one below the other.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        children.reduce(CGSize.zero) { size, child in
            let childSize = child.sizeThatFits(proposal)
            return CGSize(width: max(size.width, childSize.width), height: size.height + childSize.height)
        }
    }

    /// Gives the node the place that its container decided on: it is sized, and lays out what is within.
    ///
    /// - Parameter proposal: what is proposed to it there.
    func place(_ proposal: ProposedViewSize) {
        let children = children
        if children.isEmpty { _ = sizeThatFits(proposal) }
        for child in children { child.place(proposal) }
    }

    /// Shows a later value of the same view in another environment.
    // Not inlined, it is specialized for views of known types, by which all others are boxed once more.
    @inline(__always) final func update(_ view: any View, environment: EnvironmentValues) {
        let isSameEnvironment = environment.isSame(as: self.environment)
        self.environment = environment
        if take(view) || !isSameEnvironment {
            needsEvaluation = true
        }
        evaluateIfNeeded()
    }

    /// Evaluates the node if something that it reads has changed, and then the nodes within it for which that holds.
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

    /// Evaluates what within the node has to be, where the node itself has not.
    func visit() {
        for child in keptChildren { child.evaluateIfNeeded() }
    }

    /// Asks for an evaluation in the next update. May be called wherever state may be written.
    nonisolated final func invalidate() {
        // What was marked on the way up is marked still: a list of ten rows is invalidated ten times by one notification.
        if invalidatedAt == graph.visitCount { return }
        invalidatedAt = graph.visitCount
        needsEvaluation = true
        for node in withAncestors {
            // A parked row is updated when it comes back, and finds then what has changed within.
            node.needsVisit = true
            if node.isParked { return }
        }
        graph.needsUpdate = true
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
    /// The node, evaluated for the first time.
    func evaluated() -> Self {
        evaluateIfNeeded()
        return self
    }

    /// The type of the view whose body the node's view is written in.
    var enclosingViewType: Any.Type? { ancestors.firstValue { $0.viewType } }

    /// Whether the values around the node are those around another. Most nodes have those of the node around them.
    func hasSameEnvironment(as other: Node) -> Bool { environment.isSame(as: other.environment) }

    /// The rows of elements within the node, in order, without those within other rows.
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

    /// The nodes with rows of elements within the node, in order, without those within rows.
    var rowContainers: [Node] {
        let children = children
        if children.contains(where: \.isRow) { return [self] }
        return children.flatMap(\.rowContainers)
    }

    /// Visits all nodes that are shown, from the outside in.
    func forEach(_ body: (Node) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// The first node, from the outside in, for which something holds.
    func first(where isWanted: (Node) -> Bool) -> Node? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }
}

/// A node as state refers to it: empty once the node has been removed.
final class NodeReference: @unchecked Sendable {
    fileprivate(set) unowned(unsafe) var node: Node?

    /// Asks for an evaluation in the next update, from whichever thread, since something is changed under the present transaction.
    func invalidateFromAnyThread() {
        let transaction = Transaction.current
        Graph.changeFromAnyThread {
            guard let node = self.node else { return }
            node.graph.transaction.merge(transaction)
            node.invalidate()
        }
    }
}
