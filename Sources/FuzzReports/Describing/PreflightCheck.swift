import FuzzEngine

/// Something that `fuzz` tries before it searches.
public struct PreflightCheck: Sendable {
    /// The name of what is tried.
    public let name: String
    /// Tries it. It takes no longer than a person waits for the beginning of a search.
    public let run: @Sendable () -> PreflightResult

    /// Names something to try.
    public init(_ name: String, run: @escaping @Sendable () -> PreflightResult) {
        (self.name, self.run) = (name, run)
    }
}

/// What was tried before a search, told.
public struct PreflightResult: Codable, Sendable {
    /// What came of it, without an end.
    public let sentence: String
    /// The numbers, for whoever wants all: rows of cells, the first with headings. May be empty.
    public let table: [[String]]

    /// Makes it of its parts.
    public init(_ sentence: String, table: [[String]] = []) {
        self.sentence = sentence
        self.table = table
    }

    /// Lines with what was tried.
    ///
    /// - Parameters:
    ///   - name: what was tried.
    ///   - inFull: whether the numbers are among them.
    ///   - width: the most characters of a line.
    package func lines(of name: String, inFull: Bool, width: Int) -> [String] {
        let numbers = inFull ? TextTable.lines(table, rightAligned: Set(1..<max(2, table.first?.count ?? 0))) : []
        return WrappedText.lines("\(name.visible): \(sentence)", width: width, hanging: 2) + numbers.map { "  " + $0 }
    }
}
