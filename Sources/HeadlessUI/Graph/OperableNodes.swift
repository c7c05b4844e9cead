extension Node {
    /// Visits the nodes whose controls a person finds, from the outside in: not those of hidden views, and not those within a
    /// control that speaks for all that it consists of.
    func forEachOperable(_ body: (Node) -> Void) {
        if !environment.isHidden { forEachOperableOfVisible(body) }
    }

    private func forEachOperableOfVisible(_ body: (Node) -> Void) {
        body(self)
        if speaksForContent { return }
        for child in children {
            // Asking an environment takes a while, and most nodes have that of the node around them.
            if child.hasSameEnvironment(as: self) || !child.environment.isHidden {
                child.forEachOperableOfVisible(body)
            }
        }
    }

    /// Whether the node is within another one, or that one itself.
    func isWithin(_ other: Node) -> Bool { withAncestors.contains { $0 === other } }

    /// The first node at the very inside.
    var innermost: Node { children.first?.innermost ?? self }
}
