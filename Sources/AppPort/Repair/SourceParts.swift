/// The parts of a file that can be left out alone.
extension MaskedSource {
    /// Returns the whole lines of the declaration around an offset that is in no body of a function; nil if there is none.
    func member(at offset: Int, in blocks: [SourceOutline.Block]) -> Range<Int>? {
        let type = blocks.last { $0.kind == .type }
        if let type, offset <= type.open { return nil }
        let range = type.map { ($0.open + 1)..<$0.close } ?? 0..<code.count
        // An attribute may stand on a line before its declaration.
        var first: Int?
        for line in lines(in: range) {
            let start = first ?? line.lowerBound
            if AttributeLine.isOne(String(decoding: code[line], as: UTF8.self)) {
                first = start
                continue
            }
            first = nil
            guard start <= offset, offset <= line.upperBound else { continue }
            let text = String(decoding: code[start..<line.upperBound], as: UTF8.self)
            return text.contains(#/\b(?:let|var|case|typealias|func|import|associatedtype|init|subscript)\b/#)
                ? start..<line.upperBound : nil
        }
        return nil
    }

    /// Returns the statement around an offset that is in no block, with the calls that follow on other lines; nil if there is none.
    func topLevelStatement(at offset: Int) -> Range<Int>? {
        var found: Range<Int>?
        for line in lines(in: 0..<code.count) {
            let first = code[line].first { $0 != .space && $0 != UInt8(ascii: "\t") }
            if let last = found, first == UInt8(ascii: ".") || first == UInt8(ascii: "?") {
                found = last.lowerBound..<line.upperBound
            } else if let found, found.contains(offset) {
                return found
            } else {
                found = line
            }
        }
        return found.flatMap { $0.lowerBound <= offset && offset <= $0.upperBound ? $0 : nil }
    }

    /// Returns the statement of a body around an offset, with its modifiers; nil if it cannot go alone.
    func statement(
        at offset: Int, in blocks: [SourceOutline.Block], of body: SourceOutline.Block?
    ) -> Range<Int>? {
        guard let body, offset > body.open, let block = blocks.last(where: { $0.open < offset && offset < $0.close })
        else { return nil }
        let start = block.open + 1 + (block.kind == .other ? parameters(of: block).utf8.count : 0)
        guard start < block.close else { return nil }
        var found: Range<Int>?
        var isLast = true
        for line in lines(in: start..<block.close) {
            let text = String(decoding: code[line], as: UTF8.self)
            if text.allSatisfy(\.isWhitespace) { continue }
            let isContinuation = text.contains(#/^\s*(?:[.?:)\]}]|&&|\|\||[-+*\/]\s|else\b|in\b)/#)
            if let last = found, isContinuation {
                found = last.lowerBound..<line.upperBound
            } else {
                if let found, found.contains(offset) {
                    isLast = false
                    break
                }
                found = line
            }
        }
        // The last statement of a function that returns a value is that value.
        if isLast, block.open == body.open, Filler.text(for: body.header)?.hasPrefix("return ") == true { return nil }
        guard let found, found.lowerBound <= offset, offset <= found.upperBound else { return nil }
        let text = String(decoding: code[found], as: UTF8.self)
        return text.contains(#/^\s*(?:case\b|default\b|return\b|@unknown\b|\})/#) ? nil : found
    }

    /// Returns the parameters of a closure, up to `in`.
    func parameters(of block: SourceOutline.Block) -> String {
        let content = String(decoding: bytes[(block.open + 1)..<block.close], as: UTF8.self)
        let match = content.prefixMatch(of: #/\s*(?:\[[^\]]*\]\s*)?(?:\([^)]*\)|[\w, ]+)?\s*(?:->\s*\w+\s*)?\bin\b/#)
        return match.map { String($0.0) } ?? ""
    }
}
