import BindingFuzz

/// Columns of text.
enum TextTable {
    /// The least room for the last column beside the others; where there is less, it stands beneath them.
    private static let leastWidth = 24
    private static let gap = 2

    /// Pads the cells of each column to its width, with two blanks between columns. What is hidden in a cell is spelled out.
    ///
    /// - Parameter width: the most characters of a line: what does not fit of the last column goes on beneath it, broken
    ///   between words. Nil where a line is a row, as programs read it.
    static func lines(_ rows: [[String]], rightAligned: Set<Int> = [], width: Int? = nil) -> [String] {
        let rows = rows.map { $0.map(\.visible) }
        guard let columns = rows.first?.indices, let last = columns.last else { return [] }
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let indentation = widths[..<last].reduce(0) { $0 + $1 + gap }
        return rows.flatMap { row in
            let cells = columns.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return rightAligned.contains(column) ? padding + row[column] : row[column] + padding
            }
            let line = trimmed(cells.joined(separator: String(repeating: " ", count: gap)))
            guard let width, line.count > width, last > 0 else { return [line] }
            return folded(
                trimmed(cells[..<last].joined(separator: String(repeating: " ", count: gap))), row[last],
                indentation: indentation, width: width)
        }
    }

    private static func folded(_ start: String, _ cell: String, indentation: Int, width: Int) -> [String] {
        let isBeneath = width - indentation < leastWidth
        let indentation = isBeneath ? 2 * gap : indentation
        let pieces = WrappedText.lines(cell, width: width - indentation)
        let beneath = pieces.map { trimmed(String(repeating: " ", count: indentation) + $0) }
        guard !isBeneath else { return [start] + beneath.filter { !$0.isEmpty } }
        return [WrappedText.padded(start, to: indentation) + (pieces.first ?? "")] + beneath.dropFirst()
    }

    private static func trimmed(_ line: String) -> String {
        String(line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
    }
}
