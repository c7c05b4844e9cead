/// The rows of a container's content, in order: all rows, or those of a window.
@MainActor struct RowList {
    struct Row {
        let path: RowPath
        let view: any View
        let traits: RowTraits
        /// Runs the content of the `ForEach` that made the row once more; nil unless the host assumes that it does.
        let remake: (() -> Void)?
    }

    private(set) var rows: [Row] = []
    private(set) var constantRanges: [RowPath: any Collection]
    /// Whether the content is one view in a place of its own, which the identity of a view within does not change.
    let hasPlace: Bool
    private let window: Range<Int>?
    /// The number of all rows, if there is a window.
    let count: Int
    /// The modifiers around the current structure, which apply to each row.
    private var wrappers: [(any View) -> any View] = []
    private var position = 0
    /// The traits of the rows that are being added.
    private var traits = RowTraits()
    /// The edits of the next nested `ForEach`.
    private var editing: RowEditing?
    /// Runs the content of the element whose rows are being added.
    private var remake: (() -> Void)?
    private var search: RowSearch?

    /// Collects the rows of `content`.
    ///
    /// With a window, the list makes at most `length` rows from `start`, or from the last position at which the rows fill the
    /// window; the requested start stays the same. `constantRanges` are the ranges that the container showed before.
    init(
        of content: any View, window: LazyWindow? = nil, constantRanges: [RowPath: any Collection] = [:],
        hasPlace: Bool = false
    ) {
        self.hasPlace = hasPlace
        self.constantRanges = constantRanges
        if let window {
            count = RowList.count(of: content)
            let start = min(window.start, max(0, count - window.length))
            self.window = start..<(start + window.length)
        } else {
            self.window = nil
            count = 0
        }
        append(content, at: RowPath())
    }

    /// Returns the position of the first row of the element or view with an id, among all rows of `content`; nil if no row has
    /// the id. It skips the content of views whose number of rows is already known.
    static func position(of id: AnyHashable, in content: any View, constantRanges: [RowPath: any Collection]) -> Int? {
        var list = RowList(searching: id, constantRanges: constantRanges)
        list.append(content, at: RowPath())
        return list.search?.found
    }

    private init(searching id: AnyHashable, constantRanges: [RowPath: any Collection]) {
        hasPlace = false
        self.constantRanges = constantRanges
        window = 0..<0
        count = 0
        search = RowSearch(id: id)
    }

    static func count(of view: any View) -> Int {
        guard let structure = ViewKind.of(type(of: view)).structure else { return 1 }
        func open<V: StructuralView>(_ type: V.Type) -> Int { view.unsafeCast(to: type).rowCount }
        return open(structure)
    }

    static func isAlwaysOneRow(_ type: Any.Type) -> Bool {
        ViewKind.of(type).isAlwaysOneRow
    }

    // Inlined for the same reason as `Node.update`.
    @inline(__always) mutating func append(_ view: any View, at path: RowPath) {
        let kind = ViewKind.of(type(of: view))
        if !kind.isRowItself, let structure = kind.structure {
            append(view, of: structure, at: path)
        } else {
            append(row: view, at: path)
        }
    }

    private mutating func append<V: StructuralView>(_ view: any View, of type: V.Type, at path: RowPath) {
        view.unsafeCast(to: type).appendRows(to: &self, at: path)
    }

    /// Reserves capacity for more rows, if the list is empty.
    mutating func reserve(_ count: Int) {
        if rows.isEmpty, window == nil { rows.reserveCapacity(count) }
    }

    /// Adds a view that is one row.
    @inline(__always) mutating func append(row view: any View, at path: RowPath) {
        guard takesNext(path) else { return }
        let wrapped = wrappers.isEmpty ? view : wrappers.reversed().reduce(view) { $1($0) }
        rows.append(Row(path: path, view: wrapped, traits: traits, remake: remake))
    }

    /// Adds the rows of a view that stands above or below the rows of elements.
    mutating func append(supplementary view: any View, at path: RowPath) {
        let outer = traits
        traits = RowTraits(isSupplementary: true)
        append(view, at: path)
        traits = outer
    }

    /// Adds the rows of a view whose elements the user can edit.
    mutating func append(_ view: any View, at path: RowPath, editing: RowEditing) {
        let outer = self.editing
        self.editing = editing.adding(outer)
        append(view, at: path)
        self.editing = outer
    }

    /// The number of modifiers around the current structure that apply to each row.
    var wrapperCount: Int { wrappers.count }

    /// Adds the rows of a view, and wraps each of them.
    mutating func append(_ view: any View, at path: RowPath, wrapped wrap: @escaping (any View) -> any View) {
        wrappers.append(wrap)
        append(view, at: path)
        wrappers.removeLast()
    }

    /// The properties of every element's view that are known before the view is made.
    struct ElementKind {
        let isSingleRow: Bool
        let isPlain: Bool
    }

    /// Adds the rows of elements, which the user can edit if a modifier around the `ForEach` allows it.
    ///
    /// - Parameter appendElement: The closure that adds the rows of the element at an index.
    mutating func append<Elements: Collection, Content: View>(
        _ elements: Elements, of type: Content.Type, editing own: RowEditing?,
        _ appendElement: (inout RowList, Elements.Index, ElementKind) -> Void
    ) {
        let kind = ElementKind(
            isSingleRow: RowList.isAlwaysOneRow(type), isPlain: ViewKind.of(type).isRowItself)
        let outer = (editing, traits)
        let editing = own?.adding(outer.0) ?? outer.0
        self.editing = nil
        var offset = 0
        var index = elements.startIndex
        let end = elements.endIndex
        while index != end {
            if let editing { traits.edit = RowEdit(editing: editing, offset: offset, count: elements.count) }
            offset += 1
            appendElement(&self, index, kind)
            elements.formIndex(after: &index)
        }
        (self.editing, traits) = outer
    }

    /// Whether the content of a `ForEach` runs once more as its element goes (`removed-child`).
    static var remakesRows: Bool { Graph.current?.assumptions.removedChild == .evaluatedOnceMore }

    /// Adds the rows of one element of a collection. It does not make the view of an element outside the window.
    ///
    /// - Parameter remake: Makes the view once more as the element goes; nil unless `remakesRows`.
    mutating func append(
        element path: RowPath, _ kind: ElementKind, remake: (() -> Void)?, view: () -> any View
    ) {
        let outer = self.remake
        self.remake = remake ?? outer
        defer { self.remake = outer }
        if kind.isSingleRow, let window, !window.contains(position) {
            _ = takesNext(path)
        } else if kind.isPlain {
            append(row: view(), at: path)
        } else {
            append(view(), at: path)
        }
    }

    /// Returns the range that a `ForEach` over a range shows, which is its first range. If the app changes the range, it gets
    /// the message below, and rows for indices that may be gone (swiftui documentation of `ForEach.init(_:content:)`).
    mutating func constantRange<Data: Collection>(at path: RowPath, now data: Data) -> Data {
        guard let first = constantRanges[path] as? Data else {
            constantRanges[path] = data
            return data
        }
        if first.count != data.count, search == nil {
            Graph.report(.constantRangeChanged(count: data.count, initialCount: first.count))
        }
        return first
    }

    private mutating func takesNext(_ path: RowPath) -> Bool {
        defer { position += 1 }
        search?.visit(path, at: position)
        return window?.contains(position) ?? true
    }
}

/// The content of a container, after it has been made.
enum RowContent {
    /// A view that is one row by itself.
    case row(any View)
    /// The rows of any other content.
    case rows(RowList)
}

/// The visible part of a lazy container: a number of rows from a requested start.
struct LazyWindow: Equatable {
    var start: Int
    var length: Int
}

extension Graph {
    /// The number of updates for which a lazy container keeps a row that it does not show (`lazy-cache`).
    var longestCaching: Int {
        switch assumptions.lazyCache {
        case .unlimited, .oneScreen: .max
        case .none: 1
        case .eightUpdates: 8
        }
    }
}
