extension Node {
    /// Visits the nodes whose controls the user can find, from the outside in. It omits the nodes of hidden views, and those
    /// within a control that represents all its parts.
    func forEachOperable(_ body: (Node) -> Void) {
        if !environment.isHidden { forEachOperableOfVisible(body) }
    }

    private func forEachOperableOfVisible(_ body: (Node) -> Void) {
        body(self)
        if speaksForContent { return }
        for child in children {
            // Most nodes have the environment of their parent, and reading an environment takes a while.
            if child.hasSameEnvironment(as: self) || !child.environment.isHidden {
                child.forEachOperableOfVisible(body)
            }
        }
    }

    /// Returns whether the node is the other node or within it.
    func isWithin(_ other: Node) -> Bool { withAncestors.contains { $0 === other } }

    /// The innermost node on the path of first children.
    var innermost: Node { children.first?.innermost ?? self }
}
