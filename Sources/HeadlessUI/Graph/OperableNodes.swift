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
            if child.environment.isSame(as: environment) || !child.environment.isHidden {
                child.forEachOperableOfVisible(body)
            }
        }
    }

    /// What is read out for the node: its texts, or the names of its pictures where it has no text.
    var spokenLabel: String {
        let texts = spokenTexts
        return (texts.isEmpty ? pictureNames : texts).joined(separator: " ")
    }

    /// What a view is called that may contain much: what is read out first.
    var spokenName: String {
        environment.accessibilityLabel ?? spokenTexts.first { !$0.isEmpty } ?? pictureNames.first ?? ""
    }

    private var spokenTexts: [String] {
        let own = spokenText ?? text.map { environment.accessibilityLabel ?? $0 }
        return (own.map { [$0] } ?? []) + children.flatMap(\.spokenTexts)
    }

    private var pictureNames: [String] {
        (pictureName.map { [$0] } ?? []) + children.flatMap(\.pictureNames)
    }

    /// Whether the node is within another one, or that one itself.
    func isWithin(_ other: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    /// The first node at the very inside.
    var innermost: Node { children.first?.innermost ?? self }
}
