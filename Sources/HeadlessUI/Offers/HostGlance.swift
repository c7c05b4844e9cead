extension Host {
    /// What is shown in front, as somebody remembers it who looks at many screens: all text, in order; of fields only whether
    /// there is something in them, and which have the same; and of other controls roughly what their value is.
    ///
    /// Nothing is done for it, and no code of the app runs.
    package var glance: [String] {
        guard isOpen, let front = graph.front else { return [] }
        var glance = Glance()
        graph.asking { glance.look(at: front) }
        return glance.words
    }
}

/// What is remembered of a screen.
@MainActor private struct Glance {
    private(set) var words: [String] = []
    /// What is in the fields so far, but for those with nothing in them.
    private var contents: [String] = []

    mutating func look(at node: Node) {
        let control = node.control
        if let text = node.text { words.append(control is any Editing ? content(text) : text) }
        if let value = control?.glance { words.append(value) }
        for child in node.children { look(at: child) }
    }

    private mutating func content(_ text: String) -> String {
        if text.isEmpty { return "empty" }
        if let known = contents.firstIndex(of: text) { return "as \(known)" }
        contents.append(text)
        return "filled"
    }
}
