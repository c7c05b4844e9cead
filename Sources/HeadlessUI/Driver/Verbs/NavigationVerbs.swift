extension Host {
    /// Pops the frontmost page from its stack, as the back button or a swipe from the edge does. A collapsed split view returns to the
    /// column beneath.
    ///
    /// - Throws: `ControlError` if there is no page beneath, or the page has no back button.
    public func back() throws(ControlError) {
        try screen.perform { [self] () throws(ControlError) in
            let stacks = graph.front?.stacks ?? []
            guard let stack = stacks.last(where: \.canGoBack) else {
                throw refusal("there is no page to go back from")
            }
            if stack.hidesBackButton { throw refusal("the page has navigationBarBackButtonHidden") }
            stack.goBack()
        }
    }

    /// The title of the frontmost page; nil if it has no title.
    public var navigationTitle: String? {
        guard let front = graph.front else { return nil }
        let pages = front.stacks.compactMap(\.pages.last)
        let titles = pages.reversed().lazy.compactMap { $0.effects(TitleEffect.self).first?.effect.title }
        return titles.first ?? front.effects(TitleEffect.self).first?.effect.title
    }
}

extension Node {
    /// The visible navigation stacks within the node, from the outside in.
    var stacks: [StackNode] {
        var found: [StackNode] = []
        forEach { node in
            if let stack = node as? StackNode { found.append(stack) }
        }
        return found
    }
}
