/// Changes a table's order of sorting.
struct TableSorting {
    /// Sorts by a comparator first.
    let sort: @MainActor (any SortComparator) -> Void

    /// - Parameter order: The comparators, the first one of which sorts first. What comes first is what `NSTableView` does with
    ///   `sortDescriptors`: a click sorts by the column first, and then as before; another click reverses its order.
    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        sort = { comparator in
            guard var chosen = comparator as? Sort else { return }
            var comparators = order.wrappedValue
            let isAlike = { (other: Sort) in
                var other = other
                other.order = chosen.order
                return other == chosen
            }
            if let first = comparators.first, isAlike(first) {
                chosen.order = first.order == .forward ? .reverse : .forward
            }
            comparators.removeAll(where: isAlike)
            order.wrappedValue = [chosen] + comparators
        }
    }
}

/// The headers of a table, each a button that sorts by its column.
struct TableHeaders: View {
    let headers: [TableColumnHeader]
    let sorting: TableSorting
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if width != .compact || Graph.current?.platform == .macOS {
            HStack {
                ForEach(headers.indices, id: \.self) { index in
                    Button {
                        sorting.sort(headers[index].comparator)
                    } label: {
                        headers[index].title
                    }
                }
            }
        }
    }
}
