import CoreFoundation
import Foundation
import Synchronization

/// The nodes that have to be evaluated where a value has changed. It is used from any thread.
final class ReaderList: Sendable {
    private struct State {
        var nodes: [ObjectIdentifier: NodeReference] = [:]
        /// How many there may be before those are looked for that have been removed.
        var limit = 8
        /// The two that were noted last, which mostly are noted again: a body reads a value several times, and notes itself and
        /// the view whose state it is.
        var last: (ObjectIdentifier?, ObjectIdentifier?)
        /// How many nodes of the graph had been evaluated or visited when all of the nodes were invalidated last.
        var invalidatedAt = -1
    }

    private let state = Mutex(State())

    func note(_ node: NodeReference) {
        state.withLock { state in
            let id = ObjectIdentifier(node)
            if state.last.0 == id || state.last.1 == id { return }
            state.last = (id, state.last.0)
            guard state.nodes.updateValue(node, forKey: id) == nil else { return }
            state.invalidatedAt = -1
            guard state.nodes.count > state.limit else { return }
            state.nodes = state.nodes.filter { $0.value.node != nil }
            // They may be among those that are gone, and another have its address.
            state.last = (nil, nil)
            state.limit = max(8, state.nodes.count * 2)
        }
    }

    /// The value has changed under a transaction, with which the next update shows it.
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
