/// An index that the code has searched for before it waited, as the source before its use tells it.
struct FoundIndex: Hashable {
    /// The line that searches, counted from 1.
    let line: Int
    /// The line of the last `await` between the search and the use, counted from 1.
    let waitLine: Int
    /// The search, such as `items.firstIndex(where: { $0.id == id })`.
    let search: String

    /// The most lines between the search and the use.
    private static let mostLines = 60
    /// What begins the arguments of a search, whose result is an optional.
    private static let searches = [".firstIndex(", ".lastIndex("]

    /// Finds the search.
    ///
    /// - Parameters:
    ///   - index: the name of the index where it is used.
    ///   - line: the line of the use, counted from 1.
    ///   - text: the source file.
    /// - Returns: nil if the function of the use takes the index from no search, or if it does not wait between the two.
    init?(_ index: String, at line: Int, in text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { SourceLine(String($0)) }
        guard lines.indices.contains(line - 1) else { return nil }
        var waitLine: Int?
        for position in (max(0, line - 1 - Self.mostLines)..<line - 1).reversed() {
            let found = lines[position]
            let words = found.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if let search = found.value(of: index), Self.searches.contains(where: search.contains) {
                guard let waitLine, SourceLine(search).isWhole else { return nil }
                (self.line, self.waitLine, self.search) = (position + 1, waitLine, search)
                return
            }
            if words.contains("func") { return nil }
            if waitLine == nil, words.contains("await") { waitLine = position + 1 }
        }
        return nil
    }
}

extension SourceLine {
    /// Returns the expression that this line gives to a constant or variable, without what follows it in a condition.
    fileprivate func value(of name: String) -> String? {
        let start = ["let", "var"].lazy.compactMap { text.firstRange(of: "\($0) \(name) = ") }.first
        guard let start else { return nil }
        let rest = text[start.upperBound...]
        var depth = 0
        let end = rest.indices.first { position in
            if "([{".contains(rest[position]) {
                if depth == 0, rest[position] == "{" { return true }
                depth += 1
            }
            if ")]}".contains(rest[position]) { depth -= 1 }
            return depth == 0 && (rest[position] == "," || rest[position...].hasPrefix(" else"))
        }
        let value = rest[..<(end ?? rest.endIndex)].reversed().drop(while: \.isWhitespace).reversed()
        return value.isEmpty ? nil : String(value)
    }
}
