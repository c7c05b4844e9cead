/// The changes that the next update shows, in groups. Each group has the changes of one transaction, and is evaluated by itself, in
/// the order of the groups: `withAnimation { a }; b` animates only `a` (`GraphHost.asyncTransaction` and `flushTransactions` in
/// OpenSwiftUI, `Transaction.mayConcatenate` in Apple's binaries).
///
/// The changes of the first group invalidate their nodes at once, because most updates have no other group. Only the main thread
/// uses the changes, or a thread for which it waits.
final class PendingChanges {
    private struct Group {
        let transaction: Transaction
        var nodes: [NodeReference] = []
    }

    /// Whether there is a first group. Its transaction is that of the graph.
    private var hasFirst = false
    private var later: [Group] = []
    /// The number of later groups that updates have shown so far. The next one has the number after it.
    private(set) var shown = 0
    /// The values that later groups have changed.
    private var snapshots: [any Snapshots] = []

    /// Adds a change of nodes.
    ///
    /// - Returns: The number of the later group to which the change belongs; nil for the first group, whose nodes have been
    ///   invalidated.
    func add(_ nodes: some Sequence<NodeReference>, with transaction: Transaction, in graph: Graph) -> Int? {
        guard !belongsToFirst(transaction, in: graph) else {
            for node in nodes { node.node?.invalidate() }
            return nil
        }
        if !(later.last?.transaction.continues(in: transaction) ?? false) {
            later.append(Group(transaction: transaction))
        }
        later[later.count - 1].nodes += nodes
        graph.needsUpdate = true
        return shown + later.count
    }

    /// Returns whether a change with a transaction belongs to the first group, which it may begin.
    func belongsToFirst(_ transaction: Transaction, in graph: Graph) -> Bool {
        guard later.isEmpty else { return false }
        guard hasFirst else {
            hasFirst = true
            graph.transaction = transaction
            return true
        }
        return graph.transaction.continues(in: transaction)
    }

    /// Keeps the values that a location had before later groups until an update has shown these.
    func keep(_ location: any Snapshots) { snapshots.append(location) }

    /// Returns whether a group that no update has shown has a completion.
    func contains(_ completion: AnimationCompletion, in graph: Graph) -> Bool {
        hasFirst && graph.transaction.completions.contains { $0 === completion }
            || later.contains { $0.transaction.completions.contains { $0 === completion } }
    }

    /// Invalidates the nodes of the next later group; returns its transaction, or nil if there is no other group.
    func showNext() -> Transaction? {
        guard !later.isEmpty else { return nil }
        let group = later.removeFirst()
        shown += 1
        for node in group.nodes { node.node?.invalidate() }
        return group.transaction
    }

    /// Notes that an update has shown the groups so far.
    func end() {
        hasFirst = false
        guard later.isEmpty, !snapshots.isEmpty else { return }
        for location in snapshots { location.forgetSnapshots() }
        snapshots = []
    }
}

/// A location that knows its values before the later groups of changes.
protocol Snapshots: AnyObject {
    func forgetSnapshots()
}
