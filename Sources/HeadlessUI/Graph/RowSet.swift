/// The rows of a container. The set keeps a node for each identity, and decides the fate of rows that are no longer wanted.
@MainActor final class RowSet {
    private final class Row {
        let path: RowPath
        let node: Node
        /// Whether the row is in the container's content. Otherwise an animation or a lazy container keeps it.
        @exclusivity(unchecked) var isLive = true
        /// Runs the content of the `ForEach` that made the row; nil unless the host assumes that it runs as the row goes.
        @exclusivity(unchecked) var remake: (() -> Void)?
        /// The number of the last update that wanted the row, and of the last update that showed it.
        @exclusivity(unchecked) var wantedBy = 0
        @exclusivity(unchecked) var shownBy = 0

        init(path: RowPath, node: Node) {
            self.path = path
            self.node = node
        }
    }

    // Each access is a single read or write, during which no code of the app runs.
    /// The rows, in the order in which they were made.
    @exclusivity(unchecked) private var rows: [Row] = []
    /// The rows by path. Rows share a path only while the set keeps a row of another type. Nil for small sets, in which a
    /// linear search is faster.
    @exclusivity(unchecked) private var rowsByPath: [RowPath: [Row]]?
    private static let fewRows = 4
    /// The type of the content, if the content is a view that is one row by itself.
    @exclusivity(unchecked) private var onlyType: Any.Type?
    /// The nodes of the live rows, in the order of the content.
    @exclusivity(unchecked) private(set) var live: [Node] = []
    @exclusivity(unchecked) private var liveRows: [Row] = []
    @exclusivity(unchecked) private(set) var constantRanges: [RowPath: any Collection] = [:]
    /// The number of all rows of a lazy container, including those that are not shown.
    @exclusivity(unchecked) private(set) var count = 0
    /// The paths for which the content had more than one row. Each is reported once.
    private var duplicates: Set<RowPath> = []
    @exclusivity(unchecked) private var updateCount = 0
    /// The node that owns the rows and releases them with itself. It sets this property as soon as it exists.
    @exclusivity(unchecked) unowned(unsafe) var holder: RowsNode?
    private var owner: RowsNode { holder.unsafelyUnwrapped }

    /// The nodes of all rows, including those that are only kept, in the order in which they were made.
    @exclusivity(unchecked) private(set) var all: [Node] = []

    /// Shows `content` by the rules of `semantics`, section 3. With a window, the container is lazy.
    ///
    /// The owner depends on the values that are read while `content` is made and its collections are iterated.
    func update(environment: EnvironmentValues, window: LazyWindow? = nil, _ content: () -> any View) {
        let content = owner.graph.evaluating(owner) { () -> RowContent in
            let content = content()
            guard window != nil || !ViewKind.of(type(of: content)).isRowItself else { return .row(content) }
            return .rows(list(of: content, window: window))
        }
        switch content {
        case .row(let view): update(toRow: view, environment: environment)
        case .rows(let list):
            onlyType = nil
            update(list, environment: environment, isLazy: window != nil)
        }
    }

    /// Shows a view that has been made. If the view is one row, no code runs on which the owner could depend.
    func update(to view: any View, environment: EnvironmentValues) {
        if ViewKind.of(type(of: view)).isRowItself {
            update(toRow: view, environment: environment)
        } else {
            update(environment: environment) { view }
        }
    }

    private func list(of content: any View, window: LazyWindow? = nil) -> RowList {
        RowList(of: content, window: window, constantRanges: constantRanges, hasPlace: owner.hasPlace)
    }

    /// Shows a view that is one row by itself.
    private func update(toRow view: any View, environment: EnvironmentValues) {
        if let row = onlyRow(for: view) { return show(row, view, edit: nil, environment: environment) }
        onlyType = type(of: view)
        if rows.isEmpty {
            let row = add(
                RowList.Row(path: RowPath(), view: view, traits: RowTraits(), remake: nil), environment: environment)
            (liveRows, live) = ([row], [row.node])
        } else {
            update(list(of: view), environment: environment, isLazy: false)
        }
    }

    /// Returns the row that already shows a view, if it is the only row. Most containers have no other rows.
    private func onlyRow(for view: any View) -> Row? {
        guard let onlyType, type(of: view) == onlyType, rows.count == 1, liveRows.count == 1, let row = liveRows.first,
            row.path.isEmpty, shows(view, row)
        else { return nil }
        return row
    }

    private func update(_ list: RowList, environment: EnvironmentValues, isLazy: Bool) {
        constantRanges = list.constantRanges
        let hasFewer = list.count < count
        count = list.count
        if isUnchanged(list) {
            for index in list.rows.indices { show(liveRows[index], list.rows[index], environment: environment) }
            return
        }
        updateCount += 1
        var found: [Row?] = []
        found.reserveCapacity(list.rows.count)
        for row in list.rows { found.append(known(row, expectedAt: found.count)) }
        for row in found { row?.wantedBy = updateCount }
        letGo(isLazy: isLazy, isRemoval: !isLazy || hasFewer, showing: list.rows.count)
        var shown: [Row] = []
        shown.reserveCapacity(list.rows.count)
        for (wanted, found) in zip(list.rows, found) {
            guard let row = found ?? known(wanted) else {
                shown.append(add(wanted, environment: environment))
                continue
            }
            if row.shownBy == updateCount {
                if duplicates.insert(row.path).inserted { row.path.reportAsDuplicate(in: owner) }
                continue
            }
            row.shownBy = updateCount
            let keepsView = isLazy && keepsView(of: row, movedTo: shown.count)
            shown.append(row)
            if keepsView { wake(row, edit: wanted.traits.edit) } else { show(row, wanted, environment: environment) }
        }
        liveRows = shown
        live = shown.map(\.node)
        for row in rows where row.node.isLeaving { row.node.evaluateIfNeeded() }
    }

    /// Returns whether the rows are exactly the wanted ones, in order. In most updates they are.
    private func isUnchanged(_ list: RowList) -> Bool {
        guard rows.count == liveRows.count, list.rows.count == liveRows.count else { return false }
        // The loop uses indices, because a copy of a row would cost more.
        for index in list.rows.indices {
            let row = liveRows[index]
            if row.path != list.rows[index].path || !shows(list.rows[index].view, row) { return false }
        }
        return true
    }

    /// Returns whether a row keeps its view although it has moved (`lazy-inner-id keeps-row`).
    private func keepsView(of row: Row, movedTo position: Int) -> Bool {
        owner.graph.assumptions.lazyInnerID == .keepsRow && row.path.hasIDWithinElement
            && !(liveRows.indices.contains(position) && liveRows[position] === row)
    }

    /// Shows a row again as it was. Only its place in the data is the new one, which the list knows without the view.
    private func wake(_ row: Row, edit: RowEdit?) {
        row.isLive = true
        row.node.rowEdit = edit
        row.node.isParked = false
        row.node.leavesAt = nil
        row.node.evaluateIfNeeded()
        row.node.setAppeared(owner.isAppeared)
    }

    private func show(_ row: Row, _ wanted: RowList.Row, environment: EnvironmentValues) {
        row.remake = wanted.remake
        show(row, wanted.view, edit: wanted.traits.edit, environment: environment)
    }

    private func shows(_ view: any View, _ row: Row) -> Bool { !row.node.isRemoved && row.node.accepts(view) }

    private func show(_ row: Row, _ view: any View, edit: RowEdit?, environment: EnvironmentValues) {
        let node = row.node
        row.isLive = true
        node.rowEdit = edit
        node.isParked = false
        node.leavesAt = nil
        node.update(view, environment: environment)
        node.setAppeared(owner.isAppeared)
    }

    /// Passes another environment on to the rows of the content, which stays the same.
    func pass(_ environment: EnvironmentValues) {
        for row in liveRows { row.node.update(environment: environment) }
    }

    /// Removes the rows whose removal animations end up to a moment.
    func endAnimations(upTo moment: HostTime) {
        func ends(_ row: Row) -> Bool { row.node.leavesAt.map { $0 <= moment } ?? false }
        for row in rows where ends(row) { owner.graph.layoutReads.perform(atEndOf: row.node) }
        removeRows(where: ends)
    }

    /// Removes the rows that a lazy container keeps without showing them.
    func evictRows() {
        removeRows { !$0.isLive && $0.node.isParked }
    }

    /// Returns the row that already shows a view. Most rows are still at their position.
    private func known(_ row: RowList.Row, expectedAt position: Int) -> Row? {
        if liveRows.indices.contains(position) {
            let expected = liveRows[position]
            if expected.path == row.path, shows(row.view, expected) { return expected }
        }
        return known(row)
    }

    private func known(_ row: RowList.Row) -> Row? {
        if rows.count > Self.fewRows, rowsByPath == nil { rowsByPath = Dictionary(grouping: rows, by: \.path) }
        if let rowsByPath {
            for known in rowsByPath[row.path] ?? [] where known.node.accepts(row.view) { return known }
        } else {
            for known in rows where known.path == row.path && known.node.accepts(row.view) { return known }
        }
        return nil
    }

    private func add(_ wanted: RowList.Row, environment: EnvironmentValues) -> Row {
        owner.givesOwnPlace = owner.hasPlace && wanted.path.isEmpty
        let node = makeNode(for: wanted.view, in: owner, environment: environment)
        owner.givesOwnPlace = false
        if !wanted.traits.isSupplementary, let id = wanted.path.elementID { node.rowID = id }
        node.rowEdit = wanted.traits.edit
        let row = Row(path: wanted.path, node: node)
        row.remake = wanted.remake
        row.shownBy = updateCount
        rows.append(row)
        all.append(node)
        rowsByPath?[row.path, default: []].append(row)
        node.setAppeared(owner.isAppeared)
        return row
    }

    /// Releases the live rows that are no longer wanted. Under an animation they fade for its duration, whatever their transition,
    /// which is `opacity` if the view names none (documentation of `AnyTransition.opacity` and of `transition(_:)`).
    ///
    /// - Parameters:
    ///   - isLazy: Whether the container may keep the rows.
    ///   - isRemoval: Whether the rows are no longer in the content, and not only out of sight.
    ///   - shownCount: The number of rows that the update shows.
    private func letGo(isLazy: Bool, isRemoval: Bool, showing shownCount: Int) {
        let graph = owner.graph
        let isAnimated = graph.transaction.isAnimated && graph.assumptions.animatedRemoval == .afterAnimation
        var end: HostTime?
        for row in rows where row.isLive && row.wantedBy != updateCount {
            if isRemoval { willRemove(row, stays: isAnimated && !isLazy) }
            row.isLive = false
            if isLazy {
                if owner.graph.assumptions.lazyDisappearance == .whenLetGo { row.node.setAppeared(false) }
                row.node.isParked = true
            } else {
                end = end ?? (isAnimated ? graph.endOfRemoval() : nil)
                row.node.leavesAt = end
            }
        }
        let oldest = updateCount - graph.longestCaching
        removeRows { [updateCount] in
            // A row that comes back stays, however old it is.
            !$0.isLive && $0.wantedBy != updateCount && !$0.node.isLeaving
                && (!$0.node.isParked || $0.shownBy <= oldest)
        }
        if graph.assumptions.lazyCache == .oneScreen { evictRows(beyond: shownCount) }
    }

    /// Evicts the rows that a lazy container has not shown for the longest time. Of rows that it has ceased to show at the same time, the
    /// first ones go: they were made first.
    ///
    /// - Parameter limit: The number of rows that the container keeps without showing them.
    private func evictRows(beyond limit: Int) {
        let parked = rows.filter { !$0.isLive && $0.wantedBy != updateCount && $0.node.isParked }
        guard parked.count > limit else { return }
        // Sorting keeps the order of equal rows.
        let evicted = parked.sorted { $0.shownBy < $1.shownBy }.prefix(parked.count - limit).map {
            ObjectIdentifier($0)
        }
        removeRows { evicted.contains(ObjectIdentifier($0)) }
    }

    /// Lets a row do what is assumed of a view that an update removes: the update evaluates it once more (`removed-child`), and its
    /// controls read their bindings at the next layout (`control-reads`).
    ///
    /// - Parameter stays: Whether an animation keeps the row, so that each layout finds its controls.
    private func willRemove(_ row: Row, stays: Bool) {
        let graph = owner.graph
        if graph.assumptions.removedChild == .evaluatedOnceMore {
            if let remake = row.remake { graph.seeingCurrentValues(remake) }
            row.node.evaluateIfNeeded()
        }
        if !stays { graph.layoutReads.note(row.node) }
    }

    private func removeRows(where shouldRemove: (Row) -> Bool) {
        let removed = rows.filter(shouldRemove)
        guard !removed.isEmpty else { return }
        rows.removeAll(where: shouldRemove)
        all = rows.map(\.node)
        for row in removed {
            guard let others = rowsByPath?[row.path]?.filter({ $0 !== row }) else { continue }
            rowsByPath?[row.path] = others.isEmpty ? nil : others
        }
        for row in removed { row.node.remove() }
    }
}
