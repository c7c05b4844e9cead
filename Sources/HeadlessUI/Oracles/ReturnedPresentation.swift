/// The dismissals by the user that a presentation has seen, and whether what it presents next was asked for.
struct DismissalMemory {
    /// A dismissal that the user asked for.
    private struct Dismissal {
        let id: AnyHashable
        /// The element as a text; nil if there is none, or it is an object.
        let element: String?
        /// The number of the last action of the user or event from outside.
        let cause: Int
        /// What had led to the presentation.
        let reason: String
        let end: HostTime
    }

    private var dismissals: [Dismissal] = []

    /// The seconds after the end of a dismissal in which nobody expects the same presentation again.
    private static let patience = 0.1

    /// Notes that the user has dismissed a layer.
    @MainActor mutating func note(_ layer: LayerNode, in graph: Graph) {
        let end = graph.clock.now + HostTime(seconds: layer.kind.dismissalDuration + Self.patience)
        dismissals.removeAll { $0.id == layer.id }
        dismissals.append(
            Dismissal(
                id: layer.id, element: Self.text(of: layer.data), cause: graph.oracles.causeCount, reason: layer.cause,
                end: end
            ))
    }

    /// Returns whether the user has dismissed an item, and nobody can have asked for it again: nothing has happened since, or only one
    /// event from outside has, and the element is the same as then.
    @MainActor func wasDismissed(_ item: PresentedItem, in graph: Graph) -> Bool {
        guard let last = dismissals.first(where: { $0.id == item.id }) else { return false }
        if last.cause == graph.oracles.causeCount { return graph.clock.now <= last.end }
        // The event that led to it before may lead to it again.
        guard graph.oracles.causeCount == last.cause + 1, !graph.oracles.isLastCauseOfUser,
            graph.oracles.lastCause != last.reason
        else {
            return false
        }
        return last.element != nil && last.element == Self.text(of: item.data)
    }

    private static func text(of element: Any?) -> String? {
        element.flatMap { type(of: $0) is AnyClass ? nil : "\($0)" }
    }
}

extension PresentationEffect {
    /// The mistake of a presentation that comes back.
    static func returned(_ name: String, of node: Node) -> Mistake {
        Mistake(
            .returnedPresentation, of: "\(name) of \(node.viewName)",
            "The \(name) of \(node.viewName) comes back after the user has dismissed it, and nobody has asked for it: its binding still "
                + "does, or a handler asks again.",
            advice:
                "Let the binding's setter take false or nil, and ask for a presentation only where the user does, or for what is new."
        )
    }
}

extension Host {
    /// Notes that the user is about to act, or that an event from outside is about to arrive.
    ///
    /// - Parameter words: The action or the event.
    package func noteCause(_ words: String, isOfUser: Bool) {
        graph.oracles.causeCount += 1
        graph.oracles.lastCause = words
        graph.oracles.isLastCauseOfUser = isOfUser
    }
}
