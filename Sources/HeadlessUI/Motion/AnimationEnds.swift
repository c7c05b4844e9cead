/// The completions that wait for the end of animations.
@MainActor final class AnimationEnds {
    /// The completions of changes that no update has shown yet.
    nonisolated(unsafe) private var pending: [@MainActor () -> Void] = []
    /// The completions of changes whose removed views are still leaving.
    private var waiting: [@MainActor () -> Void] = []

    /// Adds the completions of a change that has just been made. Without a host, they run immediately.
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

    /// Handles the end of an update, which has shown the pending changes. If no view is leaving, the completions run with the next
    /// actions.
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

    /// Handles the end of the animations.
    func end(in graph: Graph) {
        enqueue(waiting, in: graph)
        waiting = []
    }

    private func enqueue(_ completions: [@MainActor () -> Void], in graph: Graph) {
        for completion in completions { graph.enqueueAction(completion) }
    }
}

extension Node {
    /// Whether a view within the node has been removed, and stays until the end of its removal animation.
    fileprivate var hasLeavingNode: Bool {
        isLeaving || keptChildren.contains(where: \.hasLeavingNode)
    }
}
