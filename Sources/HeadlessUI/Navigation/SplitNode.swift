extension NavigationSplitView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        SplitNode(
            SplitColumns(columns: columns, visibility: visibility), in: parent, environment: environment,
            type: Self.self
        ) { view in
            (view as? Self).map { SplitColumns(columns: $0.columns, visibility: $0.visibility) }
        }
        .evaluated()
    }
}

/// The columns of a split view and their visibility.
struct SplitColumns {
    let columns: [any View]
    let visibility: Binding<NavigationSplitViewVisibility>?
}

/// The node of a split view. Each column is a stack of pages; a link in one column replaces the root of the next.
@MainActor final class SplitNode: Node {
    private var split: SplitColumns
    private let type: Any.Type
    private let parts: (any View) -> SplitColumns?
    private var columnStacks: [StackNode] = []
    private var hiddenCount = 0

    init(
        _ split: SplitColumns, in parent: Node, environment: EnvironmentValues, type: Any.Type,
        parts: @escaping (any View) -> SplitColumns?
    ) {
        self.split = split
        self.type = type
        self.parts = parts
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override var children: [Node] { Array(columnStacks.dropFirst(hiddenCount)) }
    override var keptChildren: [Node] { columnStacks }

    override func accepts(_ view: any View) -> Bool { Swift.type(of: view) == type }

    override func take(_ view: any View) -> Bool {
        guard let split = parts(view) else { return false }
        self.split = split
        return true
    }

    override func evaluate() {
        if columnStacks.isEmpty { makeStacks() }
        for (stack, column) in zip(columnStacks, split.columns) {
            stack.update(ColumnView(content: column), environment: environment)
        }
        let visibility = split.visibility.map { following($0) } ?? .all
        hiddenCount = min(visibility.hiddenCount, columnStacks.count - 1)
        // With two columns, the last two are all of them.
        if visibility == .doubleColumn, columnStacks.count == 2 { hiddenCount = 0 }
        for (index, stack) in columnStacks.enumerated() { stack.setAppeared(isAppeared && index >= hiddenCount) }
    }

    private func makeStacks() {
        columnStacks = split.columns.map { column in
            StackNode(in: self, environment: environment, root: column, path: nil, type: ColumnView.self) { view in
                (view as? ColumnView).map { ($0.content, nil) }
            }
        }
        for (stack, next) in zip(columnStacks, columnStacks.dropFirst()) {
            stack.next = next
            next.previous = stack
        }
    }
}

/// The content of a column before a link replaces it.
nonisolated private struct ColumnView: View {
    typealias Body = Never
    let content: any View
}
