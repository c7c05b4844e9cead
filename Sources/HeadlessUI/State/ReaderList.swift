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

    /// Invalidates the nodes. The next update shows the change with the given transaction.
    func invalidate(in graph: Graph, with transaction: Transaction) {
        if MainThread.isCurrent {
            graph.transaction.merge(transaction)
            state.withLock { state in
                if state.invalidatedAt == graph.visitCount { return }
                state.invalidatedAt = graph.visitCount
                for node in state.nodes.values { node.node?.invalidate() }
            }
            return
        }
        let nodes = state.withLock { Array($0.nodes.values) }
        Graph.changeFromAnyThread {
            graph.transaction.merge(transaction)
            for node in nodes { node.node?.invalidate() }
        }
    }
}
