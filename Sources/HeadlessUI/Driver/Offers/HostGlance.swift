extension Host {
    /// A snapshot of the frontmost content and of the actions that the user can perform on it now.
    ///
    /// Taking the snapshot changes nothing and runs no code of the app.
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

/// A compact description of a screen, for a caller that compares many screens.
@MainActor package final class Glance {
    /// The actions that the user can perform.
    package fileprivate(set) var actions: [UserAction] = []
    /// The visible texts, in order. A field contributes only whether it is empty and which other field has the same text;
    /// other controls contribute a rough form of their value.
    @exclusivity(unchecked) package private(set) var words: [String] = []
    /// The distinct texts of the fields so far, without empty ones.
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
