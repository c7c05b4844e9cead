/// The node of a stack of pages. Links and bindings change the entries at any time; the next update brings the pages in line.
@MainActor final class StackNode: Node {
    private var path: (any StackPath)?
    private let type: Any.Type
    private let parts: (any View) -> (root: any View, path: (any StackPath)?)?
    private var root: any View
    private let rootEntry: PageEntry
    /// The page that the previous column shows in place of the root.
    private var replacement: PageEntry?
    private(set) var entries: [PageEntry] = []
    /// The pages, starting with the root.
    private(set) var pages: [PageNode] = []
    private var leaving: [PageNode] = []
    /// The moment at which the page that was pushed last covers the others; nil if no push is animated.
    private var coversAt: HostTime?
    private var destinations: [Destination] = []
    /// The next column, which shows the targets of links in this one, and the previous column.
    weak var next: StackNode?
    weak var previous: StackNode?

    init(
        in parent: Node, environment: EnvironmentValues, root: any View, path: (any StackPath)?, type: Any.Type,
        parts: @escaping (any View) -> (root: any View, path: (any StackPath)?)?
    ) {
        self.root = root
        self.path = path
        self.type = type
        self.parts = parts
        rootEntry = PageEntry { EmptyView() }
        super.init(in: parent, graph: parent.graph, environment: environment)
        rootEntry.viewType = enclosingViewType
        rootEntry.content = { [unowned self] in self.root }
    }

    override var children: [Node] { pages.suffix(1) }
    override var keptChildren: [Node] { pages + leaving }

    override func addOffers(to walk: OfferWalk) {
        if canGoBack { walk.pushed = self }
    }

    override func accepts(_ view: any View) -> Bool { Swift.type(of: view) == type }

    override func take(_ view: any View) -> Bool {
        guard let parts = parts(view) else { return false }
        (root, path) = parts
        pages.first?.invalidate()
        return true
    }

    override func evaluate() {
        if let path { follow(path.values(at: self)) }
        showPages()
    }

    override func didDisappear() {
        for page in pages.dropLast() { page.setAppeared(false) }
    }

    override func endAnimations(upTo moment: HostTime) {
        let ended = leaving.filter { page in page.leavesAt.map { $0 <= moment } ?? false }
        leaving.removeAll { page in ended.contains { $0 === page } }
        for page in ended { page.remove() }
        if let end = coversAt, end <= moment {
            coversAt = nil
            for page in pages.dropLast() { page.setAppeared(false) }
        }
        super.endAnimations(upTo: moment)
    }

    // MARK: - Pages

    private func showPages() {
        let wanted = [replacement ?? rootEntry] + entries
        let gone = pages.filter { page in !wanted.contains { $0 === page.entry } }
        let covered = pages.last
        for page in gone { letGo(page) }
        pages = wanted.map { entry in pages.first { $0.entry === entry } ?? PageNode(entry, in: self) }
        // Pages evaluate from the bottom up, so a page can use the destinations that the pages beneath it declare.
        for (index, page) in pages.enumerated() { page.show(isRoot: index == 0) }
        for page in leaving { page.evaluateIfNeeded() }
        pages.last?.setAppeared(isAppeared)
        if graph.assumptions.coveredPage == .atOnce {
            for page in pages.dropLast() { page.setAppeared(false) }
        } else if let covered, covered !== pages.last {
            for page in pages.dropLast() where page !== covered { page.setAppeared(false) }
            coversAt = graph.animationEnds.begin(lasting: Self.animationDuration, in: graph)
        }
    }

    /// The seconds that the animation of a push or a pop presumably lasts: it is not documented.
    private static let animationDuration = 0.35

    private func letGo(_ page: PageNode) {
        let isAnimated = graph.assumptions.pageRemoval == .afterAnimation && !graph.transaction.disablesAnimations
        let stays = isAnimated && page.isAppeared
        page.leavesAt = stays ? graph.animationEnds.begin(lasting: Self.animationDuration, in: graph) : .zero
        graph.focus.leave(page, in: graph)
        if stays { leaving.append(page) } else { page.remove() }
    }

    /// Brings the entries in line with the values of the path. When values disappear, so do the pages without a value between them.
    private func follow(_ values: [AnyHashable]) {
        let old = entries.compactMap(\.value)
        guard old != values else { return }
        var keptCount = zip(old, values).prefix { $0 == $1 }.count
        if graph.assumptions.replacedPage == .keepsPage, old.count == entries.count {
            let commonCount = keptCount
            keptCount = min(old.count, values.count)
            for (entry, value) in zip(entries, values).dropFirst(commonCount) {
                entry.value = value
                pages.first { $0.entry === entry }?.invalidate()
            }
        }
        var valueCount = 0
        var kept = Array(
            entries.prefix { entry in
                if entry.value != nil { valueCount += 1 }
                return valueCount <= keptCount
            })
        if old.count > keptCount {
            while let last = kept.last, last.value == nil { kept.removeLast() }
        }
        for entry in entries.dropFirst(kept.count) where entry.value == nil { graph.enqueueAction(entry.didPop) }
        entries = kept + values.dropFirst(keptCount).map { PageEntry(value: $0) }
    }
}

extension StackNode {
    // MARK: - Changes by links and bindings

    /// Pushes a page for a value.
    func push(value: AnyHashable) {
        if let path { return path.append(value) }
        push(PageEntry(value: value))
    }

    func push(_ entry: PageEntry) {
        entries.append(entry)
        invalidate()
    }

    /// Replaces the root by a page.
    func replaceRoot(_ entry: PageEntry) {
        replacement = entry
        entries = []
        invalidate()
        (parent as? SplitNode)?.show(self)
    }

    /// Removes the page that has replaced the root, and the pages above it.
    func restoreRoot() {
        guard replacement != nil else { return }
        replacement = nil
        entries = []
        invalidate()
    }

    /// Whether a page has replaced the root.
    var isReplaced: Bool { replacement != nil }

    /// Whether the user can go back from the page on top.
    var canGoBack: Bool { !entries.isEmpty || (parent as? SplitNode)?.canGoBack(from: self) ?? false }

    /// Goes back from the page on top, as the user does.
    func goBack() {
        if let entry = entries.last { pop(entry) } else { (parent as? SplitNode)?.goBack() }
    }

    /// Removes an entry and all entries above it, without notifying the binding that pushed it.
    func remove(_ entry: PageEntry) {
        if replacement === entry {
            replacement = nil
            return invalidate()
        }
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
        keep(first: index)
    }

    /// Pops the page of an entry and all pages above it, and notifies the bindings that pushed them.
    func pop(_ entry: PageEntry) {
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
        let popped = entries[index...]
        keep(first: index)
        for entry in popped.reversed() { entry.didPop() }
    }

    private func keep(first count: Int) {
        let valueCount = entries.prefix(count).count { $0.value != nil }
        let losesValues = entries.count { $0.value != nil } > valueCount
        entries = Array(entries.prefix(count))
        invalidate()
        guard losesValues, let path else { return }
        if Graph.isUpdatingHere {
            graph.enqueueAction { path.keep(first: valueCount) }
        } else {
            path.keep(first: valueCount)
        }
    }

    // MARK: - Destinations

    /// Returns the content of the page for a value.
    func content(for value: AnyHashable) -> (any View)? {
        staying.lazy.compactMap { $0.content(for: value) }.first ?? previous?.content(for: value)
    }

    /// Returns whether a view has declared a destination for a value.
    func declares(_ value: AnyHashable) -> Bool {
        staying.contains { $0.isFor(value) } || previous?.declares(value) ?? false
    }

    /// The destinations without those of pages that are leaving: what a page that is gone for the user declares is none of the stack.
    private var staying: [Destination] {
        leaving.isEmpty ? destinations : destinations.filter { !$0.isLeaving(in: self) }
    }

    /// Registers a destination. The first one for a type wins.
    func declare(_ destination: Destination) {
        if !destinations.contains(where: { $0 === destination }) { destinations.append(destination) }
        for page in pages + (next?.pages ?? []) {
            if let value = page.entry.value, destination.isFor(value) { page.invalidate() }
        }
    }

    func withdraw(_ destination: Destination) {
        destinations.removeAll { $0 === destination }
    }
}

extension Node {
    /// Returns the nearest ancestor of a type.
    func enclosing<N: Node>(_ type: N.Type) -> N? {
        for node in ancestors {
            if let found = node as? N { return found }
            if node is LayerNode { return nil }
        }
        return nil
    }
}

extension StackNode {
    func contains(_ entry: PageEntry) -> Bool {
        replacement === entry || entries.contains { $0 === entry }
    }

    /// Invalidates the page of an entry.
    func invalidate(_ entry: PageEntry) {
        pages.first { $0.entry === entry }?.invalidate()
    }
}
