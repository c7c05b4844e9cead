extension NavigationSplitView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        SplitNode(
            parts, in: parent, environment: environment, type: Self.self
        ) { view in
            (view as? Self)?.parts
        }
        .evaluated()
    }

    private var parts: SplitColumns {
        SplitColumns(columns: columns, visibility: visibility, preferred: preferredColumn)
    }
}

/// The columns of a split view, their visibility, and the preferred column of a collapsed one.
struct SplitColumns {
    let columns: [any View]
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferred: Binding<NavigationSplitViewColumn>?

    /// The columns by position.
    fileprivate var names: [NavigationSplitViewColumn] {
        columns.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    }
}

/// The node of a split view. Each column is a stack of pages; a link in one column replaces the root of the next.
///
/// At a compact width the columns are a stack, of which the user sees the column on top. The nodes of all columns stay, so a change of
/// the width keeps their state and what is selected. Which of it a device keeps is not documented.
@MainActor final class SplitNode: Node {
    private var split: SplitColumns
    private let type: Any.Type
    private let parts: (any View) -> SplitColumns?
    private var columnStacks: [StackNode] = []
    private var hiddenCount = 0
    /// The state of the stack that the columns are; nil if they are side by side.
    private var collapsed: CollapsedColumns?
    /// The column that the preferred column's binding was last told of.
    private var toldTop: Int?
    private var environments: [InnerEnvironment] = []

    init(
        _ split: SplitColumns, in parent: Node, environment: EnvironmentValues, type: Any.Type,
        parts: @escaping (any View) -> SplitColumns?
    ) {
        self.split = split
        self.type = type
        self.parts = parts
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override var children: [Node] {
        if let collapsed { return [columnStacks[collapsed.top]] }
        return Array(columnStacks.dropFirst(hiddenCount))
    }
    override var keptChildren: [Node] { columnStacks }

    override func accepts(_ view: any View) -> Bool { Swift.type(of: view) == type }

    override func take(_ view: any View) -> Bool {
        guard let split = parts(view) else { return false }
        self.split = split
        return true
    }

    override func evaluate() {
        if columnStacks.isEmpty { makeStacks() }
        let collapses = graph.platform == .iOS && environment.horizontalSizeClass == .compact
        for (index, column) in split.columns.prefix(columnStacks.count).enumerated() {
            let environment = collapses && index > 0 ? environmentInStack(at: index) : environment
            columnStacks[index].update(ColumnView(content: column), environment: environment)
        }
        let visibility = split.visibility.map { following($0) } ?? .all
        hiddenCount = min(visibility.hiddenCount, columnStacks.count - 1)
        // With two columns, the last two are all of them.
        if visibility == .doubleColumn, columnStacks.count == 2 { hiddenCount = 0 }
        if collapses { followStack() } else { collapsed = nil }
        showColumns()
    }

    override func visit() {
        super.visit()
        guard collapsed != nil else { return }
        followStack()
        showColumns()
    }

    private func showColumns() {
        for (index, stack) in columnStacks.enumerated() {
            let isShown = collapsed.map { index == $0.top } ?? (index >= hiddenCount)
            stack.setAppeared(isAppeared && isShown)
        }
    }

    // MARK: - A compact width

    /// The environment of a column that is on others, whose views can return to the column beneath.
    private func environmentInStack(at index: Int) -> EnvironmentValues {
        environments[index].of(environment) { inner in
            inner.setDismissal(isPresented: true) { [weak self] in self?.goBack(from: index) }
        }
    }

    private func followStack() {
        let preferred = split.preferred.flatMap { split.names.firstIndex(of: following($0)) }
        let selections = columnStacks.map { stack in
            stack.selectedLists.reduce(into: Set()) { values, list in values.formUnion(following(list)) }
        }
        if collapsed == nil {
            collapsed = CollapsedColumns(
                preferred: preferred, selections: selections, replaced: columnStacks.map(\.isReplaced))
            toldTop = preferred
        }
        collapsed?.follow(preferred: preferred, selections: selections)
        tellTop()
    }

    private func following(_ list: any LazyContainer) -> Set<AnyHashable> {
        graph.withoutReporting { graph.evaluating(self) { list.selected?() ?? [] } }
    }

    /// Writes the column on top to the binding of the preferred column.
    private func tellTop() {
        guard let top = collapsed?.top, let binding = split.preferred, top != toldTop else { return }
        toldTop = top
        let column = split.names[top]
        graph.enqueueAction { binding.wrappedValue = column }
    }

    /// Whether the user can return from a column to the one beneath.
    func canGoBack(from stack: StackNode) -> Bool {
        guard let top = collapsed?.top, top > 0 else { return false }
        return columnStacks[top] === stack
    }

    /// Returns from the column on top, as the user does.
    func goBack() {
        if let top = collapsed?.top { goBack(from: top) }
    }

    private func goBack(from index: Int) {
        guard let top = collapsed?.top, top == index, top > 0 else { return }
        collapsed?.goBack()
        columnStacks[top].restoreRoot()
        for list in columnStacks[top - 1].selectedLists {
            for value in list.selected?() ?? [] {
                _ = ViewAction("List selection", of: list).run { list.setSelected?(value, false) ?? false }
            }
        }
        invalidate()
    }

    /// Shows a column whose content a link has replaced.
    func show(_ stack: StackNode) {
        guard collapsed != nil, let index = columnStacks.firstIndex(where: { $0 === stack }) else { return }
        collapsed?.show(index)
        invalidate()
    }

    private func makeStacks() {
        columnStacks = split.columns.map { column in
            StackNode(in: self, environment: environment, root: column, path: nil, type: ColumnView.self) { view in
                (view as? ColumnView).map { ($0.content, nil) }
            }
        }
        environments = columnStacks.map { _ in InnerEnvironment() }
        for (stack, next) in zip(columnStacks, columnStacks.dropFirst()) {
            stack.next = next
            next.previous = stack
        }
    }
}

extension StackNode {
    /// The lists with a selection in the root page.
    fileprivate var selectedLists: [any LazyContainer] {
        var lists: [any LazyContainer] = []
        pages.first?.forEach { node in
            if let list = node as? any LazyContainer, list.isList, list.selected != nil { lists.append(list) }
        }
        return lists
    }
}

/// The content of a column before a link replaces it.
nonisolated private struct ColumnView: View {
    typealias Body = Never
    let content: any View
}
