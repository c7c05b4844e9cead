/// A line before a declaration that belongs to it.
enum AttributeLine {
    /// Whether a line has attributes and modifiers, and nothing else.
    static func isOne(_ line: String) -> Bool {
        var rest = line[...]
        while let word = rest.prefixMatch(of: #/\s*(?:@\w+|private|fileprivate|public|static|final|lazy|weak)\b/#) {
            rest = rest[word.range.upperBound...]
            guard rest.first == "(" else { continue }
            var depth = 0
            guard
                let end = rest.firstIndex(where: { character in
                    depth += character == "(" ? 1 : character == ")" ? -1 : 0
                    return depth == 0
                })
            else { return false }
            rest = rest[rest.index(after: end)...]
        }
        return rest.startIndex > line.startIndex && rest.allSatisfy(\.isWhitespace)
    }
}
