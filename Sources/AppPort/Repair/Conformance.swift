extension MaskedSource {
    /// Returns the range of a protocol's name at an offset; nil if it is not among the protocols that the header of a type lists.
    ///
    /// - Parameters:
    ///   - name: the name of the protocol.
    ///   - offset: where the name stands.
    ///   - type: the block of the type or extension.
    func conformance(to name: String, at offset: Int, in type: SourceOutline.Block) -> Range<Int>? {
        let end = offset + name.utf8.count
        guard type.start < offset, end <= type.open, code[offset..<end].elementsEqual(name.utf8),
            code[end] != UInt8(ascii: "<"), code[end] != UInt8(ascii: "."), isInList(offset, of: type)
        else { return nil }
        return offset..<end
    }

    /// Whether an offset is behind the colon of a type, and before its conditions.
    private func isInList(_ offset: Int, of type: SourceOutline.Block) -> Bool {
        var (depth, colon) = (0, Int?.none)
        for index in type.start..<offset {
            switch code[index] {
            case UInt8(ascii: "<"), .parenthesis, .squareBracket: depth += 1
            case UInt8(ascii: ">"), .closingParenthesis, .closingSquareBracket: depth -= 1
            case UInt8(ascii: ":") where depth == 0: colon = colon ?? index
            default: break
            }
        }
        guard let colon, depth == 0 else { return false }
        return !String(decoding: code[colon..<offset], as: UTF8.self).contains(#/\bwhere\b/#)
    }
}
