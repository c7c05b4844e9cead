/// Columns of text.
package enum TextTable {
    /// The least room for the last column beside the others; where there is less, the cells of a row flow over lines.
    private static let leastWidth = 24
    private static let gap = "  "
    private static let indentation = "    "

    /// Pads the cells of each column to its width, with two blanks between columns. What is hidden in a cell is spelled out.
    ///
    /// - Parameter width: the most characters of a line: what does not fit of the last column goes on beneath it, broken
    ///   between words. Nil where a line is a row, as programs read it.
    package static func lines(_ rows: [[String]], rightAligned: Set<Int> = [], width: Int? = nil) -> [String] {
        let rows = rows.map { $0.map(\.visible) }
        guard let columns = rows.first?.indices, let last = columns.last else { return [] }
        let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lastStart = widths[..<last].reduce(0) { $0 + $1 + gap.count }
        return rows.flatMap { row in
            let cells = columns.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return rightAligned.contains(column) ? padding + row[column] : row[column] + padding
            }
            guard let width, lastStart + widths[last] > width else { return [trimmed(cells.joined(separator: gap))] }
            if lastStart + leastWidth > width { return flowing(row.filter { !$0.isEmpty }, width: width) }
            let blank = String(repeating: " ", count: lastStart)
            let start = cells[..<last].map { $0 + gap }.joined()
            return WrappedText.lines(row[last], width: width - lastStart).enumerated().map { position, piece in
                trimmed((position == 0 ? start : blank) + piece)
            }
        }
    }

    /// The cells of a row one after the other, and on the next line where the next one has no room.
    private static func flowing(_ cells: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for cell in cells {
            if line.isEmpty {
                line = cell
            } else if line.count + gap.count + cell.count <= width {
                line += gap + cell
            } else {
                lines.append(line)
                let pieces = WrappedText.lines(cell, width: width - indentation.count).map { indentation + $0 }
                lines += pieces.dropLast()
                line = pieces.last ?? ""
            }
        }
        return lines + [line]
    }

    private static func trimmed(_ line: String) -> String {
        String(line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
    }
}
