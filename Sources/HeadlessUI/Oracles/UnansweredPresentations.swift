/// A presentation whose view went before it was shown, while its binding asked for it.
struct AbandonedRequest {
    let name: String
    let view: String
    /// Returns whether the binding asks, and keeps nothing of the app.
    let isAsking: () -> Bool
    /// Whether the value of the binding is in an object.
    let isOfObject: Bool
    /// That object.
    weak var object: AnyObject?
}

extension Graph {
    /// The presentations that a binding asks for, whose view is on screen, and that nothing shows.
    var unansweredPresentations: [Mistake] {
        guard !isLoopTaken else { return [] }
        var mistakes: [Mistake] = []
        for presenter in shownPresenters {
            for child in presenter.children {
                child.forEach { node in
                    guard let effect = node.effectNode?.anyEffect as? PresentationEffect,
                        let request = effect.unansweredRequest(at: node), !isAnswered(effect, at: node)
                    else { return }
                    mistakes.append(mistake(request, at: node, behind: presenter))
                }
            }
        }
        return mistakes + abandoned
    }

    /// Whether another presentation on screen shows what a presentation would show, for the same value.
    private func isAnswered(_ effect: PresentationEffect, at node: Node) -> Bool {
        withoutReporting {
            shownPresenters.contains { presenter in
                presenter.children.contains { child in
                    child.first { other in
                        (other.effectNode?.anyEffect as? PresentationEffect)
                            .map { effect.isAnswered(by: $0, at: other, on: node) } ?? false
                    } != nil
                }
            }
        }
    }

    private var abandoned: [Mistake] {
        guard shownPresenters.count == 1 else { return [] }
        return oracles.abandonedRequests.filter { $0.isAsking() && mayAsk($0) }.map { request in
            Mistake(
                .unansweredPresentation, of: "\(request.name) of \(request.view)",
                "\(request.view) asks for its \(request.name), and the view that would present it has gone before anybody saw it. The "
                    + "binding still asks for it.",
                advice: "Move the \(request.name) to a view that stays, such as the outermost one of the screen.")
        }
    }

    /// Whether a view is left that leads to the object of a request. What a gone view had for itself may still be kept by its work, and
    /// asks for nothing.
    private func mayAsk(_ request: AbandonedRequest) -> Bool {
        guard request.isOfObject else { return true }
        guard let object = request.object, let root else { return false }
        return withoutReporting {
            var walk = ValueWalk { value, _, _ in type(of: value) is AnyClass && value as AnyObject === object }
            return walk.ends(in: root)
        }
    }

    private func mistake(_ request: String, at node: Node, behind presenter: PresenterNode) -> Mistake {
        let view = node.viewName
        let other = presenter.layers.last { !$0.isLeaving }
        let reason =
            other.map { layer in
                let owner = layer.viewType.map { " of \(String("\($0)".prefix { $0 != "<" }))" } ?? ""
                return ", because the \(layer.kind.rawValue)\(owner) is there"
            } ?? ", because another one on the same view takes its place"
        return Mistake(
            .unansweredPresentation, of: "\(request) of \(view)",
            "\(view) asks for its \(request), and nobody sees it\(reason). The binding still asks for it.",
            advice: other == nil
                ? "Give each presentation a view of its own, or show one of them for an item with a case for each."
                : "Present it from the content that is in front, or dismiss that first and ask in its onDismiss.")
    }
}
