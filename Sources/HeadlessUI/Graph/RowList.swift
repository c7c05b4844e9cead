/// Where a row comes from, within its container: the positions, branches, types and ids on the way to it.
///
/// Two rows of successive updates are the same view if their paths are equal.
struct RowPath: Hashable {
    enum Step: Hashable {
        case position(Int)
        case branch(Bool)
        case type(ObjectIdentifier)
        case explicit(AnyHashable)
        case item(AnyHashable)
    }

    private(set) var steps: [Step] = []

    /// The innermost explicit id, as text.
    var lastID: String {
        for case .explicit(let id) in steps.reversed() { return "\(id.base)" }
        return ""
    }

    /// The id of the element whose row it is, or one of whose rows; nil where it is of none.
    var elementID: AnyHashable? {
        for case .explicit(let id) in steps.reversed() { return id }
        return nil
    }

    func appending(_ step: Step) -> RowPath {
        var path = self
        path.steps.append(step)
        return path
    }
}

/// The rows that the content of a container stands for, in order: all, or those of a window.
@MainActor struct RowList {
    struct Row {
        let path: RowPath
        let view: any View
    }

    private(set) var rows: [Row] = []
    private(set) var constantRanges: [RowPath: any Collection]
    private let window: Range<Int>?
    /// The modifiers around the structure that is being gone through, which are applied to each row.
    private var wrappers: [(any View) -> any View] = []
    private var position = 0

    /// Collects the rows of `content`. With a window, at most `length` rows from `start` are made, or from where they
    /// still fill the window: the asked start stays what it is.
    /// `constantRanges` are those that the container showed before.
    init(of content: any View, window: LazyWindow? = nil, constantRanges: [RowPath: any Collection] = [:]) {
        self.constantRanges = constantRanges
        if let window {
            let count = RowList.count(of: content)
            let start = min(window.start, max(0, count - window.length))
            self.window = start..<(start + window.length)
        } else {
            self.window = nil
        }
        append(content, at: RowPath())
    }

    static func count(of view: any View) -> Int {
        (view as? any StructuralView)?.rowCount ?? 1
    }

    static func isAlwaysOneRow(_ type: Any.Type) -> Bool {
        (type as? any StructuralView.Type)?.isAlwaysOneRow ?? true
    }

    mutating func append(_ view: any View, at path: RowPath) {
        if let structure = view as? any StructuralView {
            structure.appendRows(to: &self, at: path)
        } else {
            append(row: view, at: path)
        }
    }

    /// Adds a view that is one row.
    mutating func append(row view: any View, at path: RowPath) {
        guard takesNext() else { return }
        rows.append(Row(path: path, view: wrappers.reversed().reduce(view) { $1($0) }))
    }

    /// Adds the rows of a view, each of them wrapped.
    mutating func append(_ view: any View, at path: RowPath, wrapped wrap: @escaping (any View) -> any View) {
        wrappers.append(wrap)
        append(view, at: path)
        wrappers.removeLast()
    }

    /// Adds the rows of one element of a collection; outside of the window its view is not even made.
    mutating func append(element path: RowPath, isSingleRow: Bool, view: () -> any View) {
        if isSingleRow, let window, !window.contains(position) {
            position += 1
        } else {
            append(view(), at: path)
        }
    }

    /// The range that a `ForEach` over a range shows: the one that it had at first. A person who changes the range sees
    /// the message below, and rows for indices that may be gone (swiftui documentation of `ForEach.init(_:content:)`).
    mutating func constantRange<Data: Collection>(at path: RowPath, now data: Data) -> Data {
        guard let first = constantRanges[path] as? Data else {
            constantRanges[path] = data
            return data
        }
        if first.count != data.count {
            Graph.report(.constantRangeChanged(count: data.count, initialCount: first.count))
        }
        return first
    }

    private mutating func takesNext() -> Bool {
        defer { position += 1 }
        return window?.contains(position) ?? true
    }
}

/// What a lazy container shows: a number of rows from an asked start.
struct LazyWindow: Equatable {
    var start: Int
    var length: Int
}
