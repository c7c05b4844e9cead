/// The rows of a container: keeps a node for each identity, and decides what becomes of the rows that are not wanted.
@MainActor final class RowSet {
    private struct Row {
        let path: RowPath
        let node: Node
        /// Whether the row is in the container's content; if not, it is kept by an animation or by a lazy container.
        var isLive = true

        @MainActor func isRow(_ row: RowList.Row) -> Bool {
            path == row.path && node.accepts(row.view)
        }
    }

    /// In the order in which the rows were made.
    private var rows: [Row] = []
    /// The nodes of the live rows, in the order of the content.
    private(set) var live: [Node] = []
    private var constantRanges: [RowPath: any Collection] = [:]
    private unowned let owner: Node

    init(of owner: Node) {
        self.owner = owner
    }

    /// The nodes of all rows, with those that are held on to, in the order in which they were made.
    var all: [Node] { rows.map(\.node) }

    /// Shows `content`: the rules of `semantics`, section 3. With a window the container is lazy.
    /// What `content` reads while it is made, and its collections while they are gone through, the owner depends on.
    func update(environment: EnvironmentValues, window: LazyWindow? = nil, _ content: () -> any View) {
        let list = owner.graph.evaluating(owner) {
            RowList(of: content(), window: window, constantRanges: constantRanges)
        }
        constantRanges = list.constantRanges
        letGo(except: list.rows, isLazy: window != nil)
        var wanted: [Node] = []
        wanted.reserveCapacity(list.rows.count)
        for row in list.rows {
            guard let index = rows.firstIndex(where: { $0.isRow(row) }) else {
                wanted.append(add(row, environment: environment))
                continue
            }
            let node = rows[index].node
            if wanted.contains(where: { $0 === node }) {
                Graph.report(.duplicateID(row.path.lastID))
                continue
            }
            wanted.append(node)
            rows[index].isLive = true
            node.isParked = false
            node.isLeaving = false
            node.update(row.view, environment: environment)
            node.setAppeared(owner.isAppeared)
        }
        live = wanted
    }

    /// Ends what is held on to: removal animations are over, and lazily kept rows are evicted.
    func reap() {
        removeRows { !$0.isLive }
    }

    private func add(_ row: RowList.Row, environment: EnvironmentValues) -> Node {
        let node = makeNode(for: row.view, in: owner, environment: environment)
        rows.append(Row(path: row.path, node: node))
        node.setAppeared(owner.isAppeared)
        return node
    }

    private func letGo(except wanted: [RowList.Row], isLazy: Bool) {
        let isAnimated = owner.graph.transaction.isAnimated
        for index in rows.indices where rows[index].isLive {
            let row = rows[index]
            if wanted.contains(where: row.isRow) { continue }
            rows[index].isLive = false
            if isLazy {
                if owner.graph.containers.lazyDisappearance == .whenLetGo { row.node.setAppeared(false) }
                row.node.isParked = true
            } else {
                row.node.isLeaving = isAnimated && row.node.hasTransition
            }
        }
        removeRows { !$0.isLive && !$0.node.isParked && !$0.node.isLeaving }
    }

    private func removeRows(where shouldRemove: (Row) -> Bool) {
        let removed = rows.filter(shouldRemove)
        guard !removed.isEmpty else { return }
        rows.removeAll(where: shouldRemove)
        for row in removed { row.node.remove() }
    }
}

/// Makes the node of a view that is one row: its own if the runtime implements it, else that of its body.
@MainActor func makeNode(for view: any View, in parent: Node, environment: EnvironmentValues) -> Node {
    if let primitive = view as? any PrimitiveView {
        return primitive.makeNode(in: parent, environment: environment)
    }
    if let node = makeControllerNode(for: view, in: parent, environment: environment) {
        return node
    }
    return makeCompositeNode(for: view, in: parent, environment: environment)
}

@MainActor private func makeCompositeNode<V: View>(
    for view: V, in parent: Node, environment: EnvironmentValues
) -> Node {
    let node = CompositeNode(view, in: parent, environment: environment)
    node.evaluateIfNeeded()
    return node
}
