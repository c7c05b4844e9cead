/// Columns of text.
package enum TextTable {
    /// The least width for the last column beside the others. On a narrower terminal, the cells of a row flow over several lines.
    private static let leastWidth = 24
    private static let gap = "  "
    private static let indentation = "    "

    /// Pads the cells of each column to its width, with two spaces between columns. Hidden characters are spelled out.
    ///
    /// - Parameter width: the greatest length of a line. A last column that does not fit continues below, broken between words.
    ///   With nil, each row is one line, for programs.
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

    /// Returns the cells of a row one after the other, with a new line when the next cell does not fit.
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
