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

extension MaskedSource {
    /// Returns the offset of the bracket that ends the declaration of a list without a value, such as `private var all: [Item]`; nil
    /// if another declaration follows the offset.
    ///
    /// A list that has lost its wrapper, such as `@Query`, needs a value, or nothing could make its view.
    func endOfPropertyWithoutValue(after offset: Int) -> Int? {
        let text = String(decoding: code[offset...], as: UTF8.self)
        let declaration =
            #/\s*(?:(?:private|fileprivate|internal|public)(?:\(set\))?\s+)*var\s+\w+\s*:\s*\[[^\n:={}]*\](?=[ \t]*(?:\n|$))/#
        return text.prefixMatch(of: declaration).map { offset + $0.0.utf8.count - 1 }
    }

    /// Returns the offset of the colon that ends the label of a case; nil if there is none.
    func endOfLabel(at offset: Int) -> Int? {
        var depth = 0
        for index in offset..<code.count {
            switch code[index] {
            case .brace, .parenthesis, .squareBracket: depth += 1
            case .closingBrace, .closingParenthesis, .closingSquareBracket: depth -= 1
            case UInt8(ascii: ":") where depth == 0: return index
            default: break
            }
            if depth < 0 { return nil }
        }
        return nil
    }

    /// Returns the offset of the attributes on the lines before a declaration.
    func startWithAttributes(of offset: Int) -> Int {
        var start = offset
        while start > 0, code[start - 1] != .newline { start -= 1 }
        if code[start..<offset].contains(where: { $0 != .space && $0 != 9 }) { return offset }
        while start > 0 {
            var previous = start - 1
            while previous > 0, code[previous - 1] != .newline { previous -= 1 }
            let line = String(decoding: code[previous..<max(previous, start - 1)], as: UTF8.self)
            guard AttributeLine.isOne(line) else { break }
            start = previous
        }
        return start
    }
}
