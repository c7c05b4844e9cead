/// The actions that wait for animations to end.
@MainActor final class AnimationEnds {
    /// Those of changes that no update has shown yet.
    nonisolated(unsafe) private var pending: [@MainActor () -> Void] = []
    /// Those of changes under which views are leaving.
    private var waiting: [@MainActor () -> Void] = []

    /// Takes the actions of a change that has just been made. Without a host they run at once.
    nonisolated static func add(_ completions: [@MainActor () -> Void]) {
        guard !completions.isEmpty else { return }
        Graph.changeFromAnyThread {
            guard let graph = Graph.current else {
                return MainActor.assumeIsolated { for completion in completions { completion() } }
            }
            graph.animationEnds.pending += completions
            graph.needsUpdate = true
        }
    }

    /// An update has shown the changes: where no view leaves, nothing is left to wait for.
    func settle(in root: Node, of graph: Graph) {
        guard !pending.isEmpty else { return }
        let completions = pending
        pending = []
        if root.hasLeavingNode {
            waiting += completions
        } else {
            enqueue(completions, in: graph)
        }
    }

    /// The animations are over.
    func end(in graph: Graph) {
        enqueue(waiting, in: graph)
        waiting = []
    }

    private func enqueue(_ completions: [@MainActor () -> Void], in graph: Graph) {
        for completion in completions { graph.enqueueAction(completion) }
    }
}

extension Node {
    /// Whether a view within the node has been removed, and stays until its removal animation ends.
    fileprivate var hasLeavingNode: Bool {
        isLeaving || keptChildren.contains(where: \.hasLeavingNode)
    }
}
