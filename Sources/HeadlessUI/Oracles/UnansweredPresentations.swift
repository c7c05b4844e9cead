extension Graph {
    /// The presentations that a binding asks for, whose view is on screen, and that nothing shows.
    var unansweredPresentations: [Mistake] {
        guard !isLoopTaken else { return [] }
        var mistakes: [Mistake] = []
        for presenter in shownPresenters {
            for child in presenter.children {
                child.forEach { node in
                    guard let effect = (node as? any EffectNode)?.anyEffect as? PresentationEffect,
                        let request = effect.unansweredRequest(at: node)
                    else { return }
                    mistakes.append(mistake(request, at: node, behind: presenter))
                }
            }
        }
        return mistakes
    }

    private func mistake(_ request: String, at node: Node, behind presenter: PresenterNode) -> Mistake {
        let view = node.enclosingViewType.map { String("\($0)".prefix { $0 != "<" }) } ?? "a view"
        let other = presenter.layers.last { !$0.isLeaving }
        let reason =
            other.map { layer in
                let owner = layer.viewType.map { " of \(String("\($0)".prefix { $0 != "<" }))" } ?? ""
                return ", because the \(layer.kind.rawValue)\(owner) is there"
            } ?? ", because another one on the same view takes its place"
        return Mistake(
            oracle: .unansweredPresentation, subject: "\(request) of \(view)",
            message: "\(view) asks for its \(request), and nobody sees it\(reason). The binding still asks for it.",
            advice: other == nil
                ? "Give each presentation a view of its own, or show one of them for an item with a case for each."
                : "Present it from the content that is in front, or dismiss that first and ask in its onDismiss.")
    }
}
