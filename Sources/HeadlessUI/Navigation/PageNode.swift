/// What a page of a stack is pushed for.
@MainActor final class PageEntry {
    /// The value in the path; nil for a page that a link or a binding gives the content of.
    var value: AnyHashable?
    /// Makes the content of a page that is not for a value.
    var content: (() -> any View)?
    /// Writes through the binding that pushed the page that it is popped.
    var didPop: () -> Void = {}
    /// The type of the view in whose body the content is written.
    var viewType: Any.Type?

    init(value: AnyHashable) { self.value = value }

    init(content: @escaping () -> any View) { self.content = content }
}

/// A page of a stack.
@MainActor final class PageNode: RowsNode {
    let entry: PageEntry
    private unowned let stack: StackNode
    private var outer: EnvironmentValues?
    private var inner = EnvironmentValues()

    init(_ entry: PageEntry, in stack: StackNode) {
        self.entry = entry
        self.stack = stack
        super.init(in: stack, graph: stack.graph, environment: stack.environment)
    }

    override var viewType: Any.Type? { entry.viewType }

    /// Only another environment makes it another page; for other content it is invalidated.
    override func take(_ view: any View) -> Bool { false }

    /// Shows the page in the environment of its stack. What is in it can pop it, unless it is the root.
    func show(isRoot: Bool) {
        if outer.map({ !$0.isSame(as: stack.environment) }) ?? true {
            outer = stack.environment
            inner = stack.environment
            if !isRoot {
                inner.setDismissal(isPresented: true) { [weak stack, weak entry] in
                    if let entry { stack?.pop(entry) }
                }
            }
        }
        update(EmptyView(), environment: inner)
    }

    /// A page that was popped shows what it showed last, though views in it may change.
    override func evaluate() {
        if isLeaving {
            for node in rows.all { node.evaluateIfNeeded() }
            return
        }
        rows.update(environment: environment) { [self] in
            if let content = entry.content { return content() }
            guard let value = entry.value else { return EmptyView() }
            return stack.content(for: value) ?? EmptyView()
        }
    }
}
