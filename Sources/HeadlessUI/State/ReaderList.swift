import CoreFoundation
import Foundation
import Locks

/// The nodes that must be evaluated when a value changes. Any thread may use the list.
final class ReaderList: Sendable {
    private struct State {
        var nodes: [ObjectIdentifier: NodeReference] = [:]
        /// The number of nodes at which the list next discards removed nodes.
        var limit = 8
        /// The last two noted nodes, which are usually noted again: a body reads a value several times, and notes itself and
        /// the view that owns the state.
        var last: (ObjectIdentifier?, ObjectIdentifier?)
        /// The graph's number of evaluated or visited nodes when all nodes of the list were last invalidated.
        var invalidatedAt = -1
    }

    private let state = Locked(State())

    func note(_ node: NodeReference) {
        state.withLock { state in
            let id = ObjectIdentifier(node)
            if state.last.0 == id || state.last.1 == id { return }
            state.last = (id, state.last.0)
            guard state.nodes.updateValue(node, forKey: id) == nil else { return }
            state.invalidatedAt = -1
            guard state.nodes.count > state.limit else { return }
            state.nodes = state.nodes.filter { $0.value.node != nil }
            // A removed node may be among them, and a new node may have its address.
            state.last = (nil, nil)
            state.limit = max(8, state.nodes.count * 2)
        }
    }

    /// Whether a node that is in its graph depends on the value.
    var isRead: Bool { state.withLock { $0.nodes.values.contains { $0.node != nil } } }

    /// The nodes, in no order. Some of them may be gone.
    var nodes: [NodeReference] { state.withLock { Array($0.nodes.values) } }

    /// Invalidates the nodes. The next update shows the change with the given transaction.
    ///
    /// - Returns: The number of the later group to which the change belongs; nil if the next evaluation shows it.
    @discardableResult func invalidate(in graph: Graph, with transaction: Transaction) -> Int? {
        if MainThread.isCurrent {
            return state.withLock { state in
                if state.nodes.isEmpty { return nil }
                guard graph.changes.belongsToFirst(transaction, in: graph) else {
                    return graph.changes.add(state.nodes.values, with: transaction, in: graph)
                }
                if state.invalidatedAt == graph.visitCount { return nil }
                state.invalidatedAt = graph.visitCount
                for node in state.nodes.values { node.node?.invalidate() }
                return nil
            }
        }
        let nodes = state.withLock { Array($0.nodes.values) }
        if nodes.isEmpty { return nil }
        Graph.changeFromAnyThread { _ = graph.changes.add(nodes, with: transaction, in: graph) }
        return nil
    }
}
