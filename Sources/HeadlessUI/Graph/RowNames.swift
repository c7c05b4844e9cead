/// A row of an element, as a person knows it.
package struct NamedRow {
    /// The reason why a row that is not in its container's content still exists.
    package enum Fate: Sendable {
        /// The row is in the content.
        case shown
        /// The removal of the row is animated.
        case leaving
        /// A lazy container keeps the row.
        case kept
        /// The row is gone.
        case gone
    }

    /// The id of the element.
    package let id: AnyHashableID
    /// The text by which a person knows the row; empty if the row shows none.
    package let name: String
    /// The state of the row.
    package let fate: Fate
}

extension Host {
    /// The rows of elements, including those that are kept without being shown.
    package var namedRows: [NamedRow] {
        guard isOpen, let root = graph.root else { return [] }
        var rows: [NamedRow] = []
        graph.withoutReporting { root.addNamedRows(to: &rows, fate: .shown) }
        return rows
    }
}

extension ViewAction {
    /// The row that contains the code; nil if no row does, or if the row is gone.
    @MainActor package var row: NamedRow? {
        guard let node = node?.node, let row = node.withAncestors.first(where: \.isRow), let id = row.rowID else {
            return nil
        }
        let fates = row.withAncestors.map(\.ownFate)
        let fate = fates.first { $0 != .shown } ?? .shown
        return NamedRow(id: AnyHashableID(id), name: row.rowName, fate: fate)
    }

    /// Whether the view that contains the code is gone.
    @MainActor package var isOfRemovedView: Bool { node.map { $0.node == nil } ?? false }

    /// Whether a task that the code started is running, and not the code itself.
    @MainActor package static var isTaskRunning: Bool { current != nil && running == nil }
}

extension String {
    /// Whether the text has a letter or a digit.
    fileprivate var hasWord: Bool {
        // Most texts begin with one, and a look at a character takes a hundred times as long.
        if let first = utf8.first, first.isLetterOrDigit { return true }
        return contains { $0.isLetter || $0.isNumber }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

extension Node {
    /// The text by which a person knows the row: its accessibility label, or the first text with a letter or a digit.
    var rowName: String {
        if let label = environment.accessibilityLabel { return label }
        return firstText { $0.hasWord } ?? firstText { !$0.isEmpty } ?? spokenName
    }

    fileprivate var ownFate: NamedRow.Fate { isLeaving ? .leaving : isParked ? .kept : .shown }

    fileprivate func addNamedRows(to rows: inout [NamedRow], fate: NamedRow.Fate) {
        let fate = fate == .shown ? ownFate : fate
        if isRow, let rowID { rows.append(NamedRow(id: AnyHashableID(rowID), name: rowName, fate: fate)) }
        for child in keptChildren { child.addNamedRows(to: &rows, fate: fate) }
    }
}
