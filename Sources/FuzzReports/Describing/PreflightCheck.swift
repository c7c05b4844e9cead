import FuzzEngine

/// A check that `fuzz` runs before it searches.
public struct PreflightCheck: Sendable {
    /// The name of the check.
    package let name: String
    /// Runs the check, within the time that a person waits for a search to start.
    package let run: @Sendable () -> PreflightResult

    /// Creates a check.
    public init(_ name: String, run: @escaping @Sendable () -> PreflightResult) {
        (self.name, self.run) = (name, run)
    }
}

/// The result of a check before a search.
public struct PreflightResult: Codable, Sendable {
    /// The result as a sentence, without a period at its end.
    package let sentence: String
    /// The numbers in detail: rows of cells, the first with headings. May be empty.
    package let table: [[String]]

    /// Creates a result.
    public init(_ sentence: String, table: [[String]] = []) {
        self.sentence = sentence
        self.table = table
    }

    /// Returns the result as lines.
    ///
    /// - Parameters:
    ///   - name: the name of the check.
    ///   - inFull: whether to include the numbers.
    ///   - width: the greatest length of a line.
    package func lines(of name: String, inFull: Bool, width: Int) -> [String] {
        let numbers = inFull ? TextTable.lines(table, rightAligned: Set(1..<max(2, table.first?.count ?? 0))) : []
        return WrappedText.lines("\(name.visible): \(sentence)", width: width, hanging: 2) + numbers.map { "  " + $0 }
    }
}
