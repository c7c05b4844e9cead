extension TabView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        TabsNode(self, in: parent, environment: environment).evaluated()
    }
}

/// The node of a tab view. It keeps one node for each page that has been selected, and one for each tab.
@MainActor private final class TabsNode<SelectionValue, Content: View>: Node, TabChoosing {
    private var view: TabView<SelectionValue, Content>
    private var pages: [TabPageNode] = []
    private var tabs: [TabItemNode] = []
    private var constantRanges: [RowPath: any Collection] = [:]
    private var known: [RowPath: TabPageNode] = [:]
    private var choices: [(path: RowPath, tag: AnyHashable?)] = []
    /// The path of the selected page. The binding decides it if there is one.
    private var chosen: RowPath?
    private var shown: TabPageNode?

    init(_ view: TabView<SelectionValue, Content>, in parent: Node, environment: EnvironmentValues) {
        self.view = view
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override var children: [Node] { (shown.map { [$0] } ?? []) + (environment.showsTabsAsPages ? [] : tabs) }
    override var keptChildren: [Node] { pages + tabs }

    override func accepts(_ view: any View) -> Bool { view.isOf(TabView<SelectionValue, Content>.self) }

    override func take(_ view: any View) -> Bool {
        view.put(in: &self.view)
    }

    override func evaluate() {
        let list = graph.evaluating(self) { RowList(of: view.content, constantRanges: constantRanges) }
        constantRanges = list.constantRanges
        let traits = list.rows.map { TabTraits(of: $0.view) }
        choices = zip(list.rows, traits).map { ($0.path, $1.tag ?? $0.path.elementID) }
        choose(selected: view.selection?.tag(at: self))
        for page in pages where !list.rows.contains(where: { $0.path == page.path }) { remove(page) }
        for row in list.rows {
            if row.path == chosen, known[row.path] == nil { add(row.path) }
            known[row.path]?.update(row.view, environment: environment)
        }
        shown = chosen.flatMap { known[$0] }
        for page in pages { page.setAppeared(isAppeared && page === shown) }
        showTabs(traits.map { $0.label ?? EmptyView() })
    }

    /// Selects the page with the binding's tag, or the first page if no tag matches.
    private func choose(selected: AnyHashable?) {
        if let selected {
            chosen = choices.first { $0.tag?.withoutOptional == selected.withoutOptional }?.path ?? choices.first?.path
        } else if !choices.contains(where: { $0.path == chosen }) {
            chosen = choices.first?.path
        }
    }

    private func add(_ path: RowPath) {
        let page = TabPageNode(path, in: self)
        known[path] = page
        pages.append(page)
    }

    private func remove(_ page: TabPageNode) {
        known[page.path] = nil
        pages.removeAll { $0 === page }
        page.remove()
    }

    private func showTabs(_ labels: [any View]) {
        for tab in tabs.dropFirst(labels.count) { tab.remove() }
        tabs = Array(tabs.prefix(labels.count))
        for (index, label) in labels.enumerated() {
            if index == tabs.count { tabs.append(TabItemNode(index, in: self)) }
            tabs[index].update(label, environment: environment)
            tabs[index].setAppeared(isAppeared)
        }
    }

    func choose(at index: Int) {
        guard choices.indices.contains(index) else { return }
        if let selection = view.selection {
            guard let tag = choices[index].tag else { return }
            ViewAction("TabView", at: view.source, of: self).run { selection.choose(tag) }
        } else {
            chosen = choices[index].path
            invalidate()
        }
    }

    var chosenIndex: Int? { choices.firstIndex { $0.path == chosen } }

    override func addOffers(to walk: OfferWalk) {
        guard environment.showsTabsAsPages, let index = chosenIndex else { return }
        walk.add(.nextPage, isOffered: index + 1 < choices.count) { _ in self.choose(at: index + 1) }
        walk.add(.previousPage, isOffered: index > 0) { _ in self.choose(at: index - 1) }
    }

    func index(of tab: AnyHashable) -> Int? {
        tabs.firstIndex { AnyHashable($0.label) == tab }
            ?? choices.firstIndex { $0.tag?.withoutOptional == tab.withoutOptional }
    }
}

/// A container that shows the page of the selected tab.
@MainActor protocol TabChoosing: Node {
    func choose(at index: Int)
    var chosenIndex: Int? { get }
    /// Returns the position of a tab with a label or a value.
    func index(of tab: AnyHashable) -> Int?
}

/// A page that is or was selected.
@MainActor private final class TabPageNode: RowsNode {
    override var hasPlace: Bool { true }
    let path: RowPath
    private var view: any View = EmptyView()

    init(_ path: RowPath, in parent: Node) {
        self.path = path
        super.init(in: parent, graph: parent.graph, environment: parent.environment)
    }

    override func take(_ view: any View) -> Bool {
        self.view = view
        return true
    }

    override func evaluate() {
        rows.update(environment: environment) { view }
    }
}

/// A control that selects a tab.
@MainActor protocol TabItem: Pressable {
    /// Whether the tab is selected.
    var isChosen: Bool { get }
}

/// A tab.
@MainActor private final class TabItemNode: RowsNode, TabItem {
    private let index: Int
    private var view: any View = EmptyView()

    init(_ index: Int, in parent: Node) {
        self.index = index
        super.init(in: parent, graph: parent.graph, environment: parent.environment)
    }

    override var control: (any Control)? { label.isEmpty ? nil : self }
    var label: String { spokenLabel }
    var isChosen: Bool { (parent as? any TabChoosing)?.chosenIndex == index }

    override func take(_ view: any View) -> Bool {
        self.view = view
        return true
    }

    override func evaluate() {
        rows.update(environment: environment) { view }
    }

    func press() {
        if environment.isEnabled { (parent as? any TabChoosing)?.choose(at: index) }
    }
}
