extension Host {
    /// Goes back to the page beneath, as the back button or a swipe from the edge does: the page in front is popped from its
    /// stack.
    ///
    /// - Throws: `ControlError` where there is no page beneath, or the page has no back button.
    public func back() throws(ControlError) {
        try screen.perform { [self] () throws(ControlError) in
            let stacks = graph.front?.stacks ?? []
            guard let stack = stacks.last(where: { !$0.entries.isEmpty }), let entry = stack.entries.last else {
                throw refusal("there is no page to go back from")
            }
            if stack.hidesBackButton { throw refusal("the page has navigationBarBackButtonHidden") }
            stack.pop(entry)
        }
    }

    /// The title of the page in front; nil where it has none.
    public var navigationTitle: String? {
        guard let front = graph.front else { return nil }
        let pages = front.stacks.compactMap(\.pages.last)
        let titles = pages.reversed().lazy.compactMap { $0.effects(TitleEffect.self).first?.effect.title }
        return titles.first ?? front.effects(TitleEffect.self).first?.effect.title
    }
}

extension Node {
    /// The stacks of pages that are shown within the node, from the outside in.
    var stacks: [StackNode] {
        var found: [StackNode] = []
        forEach { node in
            if let stack = node as? StackNode { found.append(stack) }
        }
        return found
    }
}
