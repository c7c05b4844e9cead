/// Where literals of regular expressions end. In one, `/*` and quotation marks are no beginning of a comment or a text.
extension MaskedSource {
    /// The most bytes of a literal in one line. Those of people have less than a hundred.
    private static let mostBytesOfRegex = 2_000

    /// Returns the index behind a literal in `#/…/#`; nil if there is none.
    ///
    /// - Parameters:
    ///   - start: the index of the first slash.
    ///   - hashes: the number of `#` before it.
    func endOfRegex(from start: Int, hashes: Int) -> Int? {
        let rest = bytes[(start + 1)...].prefix { $0 == .space || $0 == 9 }
        let isMultiline = rest.endIndex < bytes.count && bytes[rest.endIndex].isLineBreak
        let end = isMultiline ? bytes.count : min(bytes.count, start + Self.mostBytesOfRegex)
        return endOfRegex(in: (start + 1)..<end, hashes: hashes, isMultiline: isMultiline)
    }

    private func endOfRegex(in range: Range<Int>, hashes: Int, isMultiline: Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case .backslash where index + 1 < range.upperBound && !bytes[index + 1].isLineBreak: index += 2
            case .slash where bytes[(index + 1)...].prefix(hashes).count(where: { $0 == .hash }) == hashes:
                return index + 1 + hashes
            case _ where bytes[index].isLineBreak && !isMultiline: return nil
            default: index += 1
            }
        }
        return nil
    }

    /// Returns the index behind a literal in `/…/`; nil if the slash is an operator.
    ///
    /// As for the compiler, a literal begins where an operand can, without a space, and ends in its line without one.
    ///
    /// - Parameter start: the index of the slash.
    func endOfBareRegex(from start: Int) -> Int? {
        let next = start + 1
        guard next < bytes.count, !bytes[next].isLineBreak, ![.space, 9, .closingParenthesis].contains(bytes[next]),
            isOperandPossible(at: start)
        else { return nil }
        let limit = min(bytes.count, start + Self.mostBytesOfRegex)
        guard let end = endOfRegex(in: next..<limit, hashes: 0, isMultiline: false) else { return nil }
        return [.space, 9].contains(bytes[end - 2]) ? nil : end
    }

    /// Whether the code before an index is one that an operand follows, such as `=`, `(` or `return`.
    private func isOperandPossible(at start: Int) -> Bool {
        var before = start - 1
        while before >= 0, code[before] == .space || code[before] == 9 { before -= 1 }
        guard before >= 0, !code[before].isLineBreak else { return true }
        if "=([{,:;&|<".utf8.contains(code[before]) { return true }
        // `a? /b` has a value before the slash, unlike `a ?? /b/` and `a ? /b/ : /c/`.
        if code[before] == UInt8(ascii: "?") { return before < start - 1 && before > 0 && !code[before - 1].isWordPart }
        let word = code[...before].suffix(8).reversed().prefix { $0.isWordPart }.reversed()
        return ["return", "in", "case", "try", "await", "else"].contains { word.elementsEqual($0.utf8) }
    }
}
