/// Swift source text in which comments and string literals are replaced by spaces, byte for byte.
///
/// So words and braces in it are code, and offsets and lines are those of the text. It is no parser: a part of a file that is no
/// Swift at all only leads to an odd mask.
struct MaskedSource {
    /// The text as it is.
    let bytes: [UInt8]
    /// The text with spaces in the place of comments and literals. Line breaks stay.
    private(set) var code: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
        code = bytes
        // A mark of the byte order is no code.
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? mask(from: 0, to: 3) : 0
        while index < bytes.count { index = maskElement(at: index) }
    }

    /// Masks the comment or literal that begins at an index, if any.
    ///
    /// - Returns: the index behind it.
    private mutating func maskElement(at index: Int) -> Int {
        switch bytes[index] {
        case .slash where has("//", at: index): return mask(from: index, to: endOfLine(from: index))
        case .slash where has("/*", at: index): return mask(from: index, to: endOfComment(from: index))
        case .slash:
            guard let end = endOfBareRegex(from: index) else { return index + 1 }
            return mask(from: index, to: end)
        case .quote: return mask(from: index, to: endOfString(from: index, hashes: 0))
        case .hash:
            let hashes = bytes[index...].prefix { $0 == .hash }.count
            let start = index + hashes
            guard start < bytes.count else { return start }
            switch bytes[start] {
            case .quote: return mask(from: index, to: endOfString(from: start, hashes: hashes))
            case .slash:
                guard let end = endOfRegex(from: start, hashes: hashes) else { return start }
                return mask(from: index, to: end)
            default: return start
            }
        default: return index + 1
        }
    }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    private mutating func mask(from start: Int, to end: Int) -> Int {
        for index in start..<end where !code[index].isLineBreak { code[index] = .space }
        return end
    }

    private func endOfLine(from start: Int) -> Int {
        bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
    }

    /// Comments nest.
    private func endOfComment(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            if has("/*", at: index) {
                depth += 1
                index += 2
            } else if has("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    /// - Parameters:
    ///   - start: the index of the first quotation mark.
    ///   - hashes: the number of `#` before it.
    private func endOfString(from start: Int, hashes: Int) -> Int {
        let isMultiline = has("\"\"\"", at: start)
        var index = start + (isMultiline ? 3 : 1)
        while index < bytes.count {
            switch bytes[index] {
            case .backslash:
                let escape = bytes[(index + 1)...].prefix { $0 == .hash }.count
                let next = index + 1 + hashes
                guard escape >= hashes, next < bytes.count else {
                    index += 1
                    continue
                }
                index = bytes[next] == .parenthesis ? endOfInterpolation(from: next) : next + 1
            case .quote where isMultiline ? has("\"\"\"", at: index) : true:
                let end = index + (isMultiline ? 3 : 1)
                if bytes[end...].prefix(hashes).count(where: { $0 == .hash }) == hashes { return end + hashes }
                index = end
            case .newline where !isMultiline, .carriageReturn where !isMultiline: return index
            default: index += 1
            }
        }
        return bytes.count
    }

    /// - Parameter start: the index of the opening parenthesis.
    private func endOfInterpolation(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            switch bytes[index] {
            case .parenthesis: depth += 1
            case .closingParenthesis:
                depth -= 1
                if depth == 0 { return index + 1 }
            case .quote:
                index = endOfString(from: index, hashes: 0)
                continue
            default: break
            }
            index += 1
        }
        return bytes.count
    }
}

extension MaskedSource {
    /// The code as text.
    var codeText: String { String(decoding: code, as: UTF8.self) }

    /// The offset at which each line begins.
    var lineStarts: [Int] { [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 } }

    /// Returns the lines of a part of the code. A line goes on to the end of the brackets that it opens.
    func lines(in range: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, code[end] != .newline {
                if [.brace, .parenthesis, .squareBracket].contains(code[end]) {
                    guard let close = self.end(ofBracketAt: end), close < range.upperBound else { break }
                    end = close
                }
                end += 1
            }
            lines.append(start..<end)
            start = end + 1
        }
        return lines
    }

    /// Returns the offset of the bracket that closes the one at an offset; nil if there is none.
    func end(ofBracketAt start: Int) -> Int? {
        var depth = 0
        for index in start..<code.count {
            switch code[index] {
            case .brace, .parenthesis, .squareBracket: depth += 1
            case .closingBrace, .closingParenthesis, .closingSquareBracket:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let slash = UInt8(ascii: "/")
    static let hash = UInt8(ascii: "#")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let brace = UInt8(ascii: "{")
    static let closingBrace = UInt8(ascii: "}")
    static let parenthesis = UInt8(ascii: "(")
    static let closingParenthesis = UInt8(ascii: ")")
    static let squareBracket = UInt8(ascii: "[")
    static let closingSquareBracket = UInt8(ascii: "]")

    /// Whether the byte ends a line: alone, or with another one.
    var isLineBreak: Bool { self == .newline || self == .carriageReturn }

    /// Whether the byte can be part of an identifier.
    var isWordPart: Bool {
        self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self >= 0x80
    }
}
