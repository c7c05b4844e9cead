extension Host {
    /// What a person sees in front, and can do there, now.
    ///
    /// Nothing is done for it, and no code of the app runs.
    package var glance: Glance {
        guard isOpen, let front = graph.front else { return Glance() }
        return graph.withoutReporting {
            let glance = Glance()
            glance.actions = OfferWalk(of: front, in: self, glancing: glance).actions
            if !isInUse { front.forEach { glance.look(at: $0, $0.control) } }
            return glance
        }
    }
}

/// What somebody remembers of a screen who looks at many.
@MainActor package final class Glance {
    /// What can be done.
    package fileprivate(set) var actions: [UserAction] = []
    /// All text, in order; of fields only whether there is something in them, and which have the same; and of other controls
    /// roughly what their value is.
    @exclusivity(unchecked) package private(set) var words: [String] = []
    /// What is in the fields so far, but for those with nothing in them.
    private var contents: [String] = []

    func look(at node: Node, _ control: (any Control)?) {
        if let text = node.text { words.append(control is any Editing ? content(text) : text) }
        if let value = control?.glance { words.append(value) }
    }

    private func content(_ text: String) -> String {
        if text.isEmpty { return "empty" }
        if let known = contents.firstIndex(of: text) { return "as \(known)" }
        contents.append(text)
        return "filled"
    }
}
