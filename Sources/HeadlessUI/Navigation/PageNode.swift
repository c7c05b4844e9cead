/// An entry of a stack: the value or content that a page shows.
@MainActor final class PageEntry {
    /// The value in the path, or `nil` if a link or a binding provides the content.
    var value: AnyHashable?
    /// Returns the content of a page without a value.
    var content: (() -> any View)?
    /// Tells the binding that pushed the page that the stack has popped it.
    var didPop: () -> Void = {}
    /// The type of the view whose body declares the content.
    var viewType: Any.Type?

    init(value: AnyHashable) { self.value = value }

    init(content: @escaping () -> any View) { self.content = content }
}

/// A page of a stack.
@MainActor final class PageNode: RowsNode {
    override var hasPlace: Bool { true }
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

    /// Always `false`: the page evaluates when its environment changes. New content invalidates it separately.
    override func take(_ view: any View) -> Bool { false }

    /// Shows the page in the environment of its stack. Views in the page can pop it, unless it is the root.
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

    /// A popped page keeps its last content, but the views in it may still change.
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
