import Foundation

/// A property list of any format, with the place of a mistake.
///
/// Foundation on Linux does not say where a text is wrong, and prints on standard error. So the format of Xcode's projects, with
/// `{ key = value; }` and `(item, item)`, is read here.
enum PropertyListText {
    /// Why a text is no property list.
    struct Problem: Error {
        /// The number of the line, from 1; nil if it is not known.
        let line: Int?
        /// What was expected and found.
        let text: String
    }

    /// Returns the value of a property list: dictionaries, arrays, texts and data; in other formats also numbers and dates.
    ///
    /// - Throws: `Problem`, with the line in the format of Xcode's projects.
    static func value(of data: Data) throws(Problem) -> Any {
        let start = data.prefix(512).drop { UInt8.isSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
        // Binary, XML, and UTF-16 in both orders.
        let isOther = ["bplist", "<?xml", "<!", "<plist"].contains { start.starts(with: $0.utf8) }
        guard isOther || [0xFE, 0xFF].contains(start.first) else {
            return try PropertyListReader.value(of: Array(data))
        }
        if let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) {
            return value
        }
        throw Problem(line: nil, text: "expected a property list; found another text")
    }

    /// Returns the number of the first line that a merge conflict has left, and the line; nil if there is none.
    static func mergeConflict(in data: Data) -> (line: Int, text: String)? {
        for (index, line) in data.split(separator: .newline, omittingEmptySubsequences: false).enumerated()
        where line.starts(with: "<<<<<<<".utf8) {
            return (index + 1, String(decoding: line.prefix(80), as: UTF8.self).trimmingCharacters(in: .whitespaces))
        }
        return nil
    }
}

/// A reader of the property lists that NeXTSTEP had, byte by byte.
private struct PropertyListReader {
    /// How deeply lists are within each other. Those of a project are in ten.
    private static let mostLevels = 200

    private let bytes: [UInt8]
    private var index = 0

    static func value(of bytes: [UInt8]) throws(PropertyListText.Problem) -> Any {
        var reader = PropertyListReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
        let value = try reader.value(0)
        try reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.problem("expected the end of the text") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// - Parameter start: the index of what is wrong; nil for the present one.
    private func problem(_ expected: String, at start: Int? = nil) -> PropertyListText.Problem {
        let place = min(start ?? index, bytes.count)
        let line = bytes[..<place].count { $0 == .newline } + 1
        guard place < bytes.count else {
            return PropertyListText.Problem(line: line, text: "\(expected); found the end of the text")
        }
        let found = bytes[place...].prefix { $0 != .newline && $0 != 13 }.prefix(40)
        let text = String(decoding: found, as: UTF8.self)
        return PropertyListText.Problem(line: line, text: "\(expected); found '\(text)'")
    }

    private mutating func value(_ level: Int) throws(PropertyListText.Problem) -> Any {
        guard level < Self.mostLevels else {
            throw problem("expected at most \(Self.mostLevels) lists within each other")
        }
        try skipSpace()
        switch next {
        case .brace: return try dictionary(level)
        case .parenthesis: return try array(level)
        case UInt8(ascii: "<"): return try data()
        default: return try text("a value")
        }
    }

    private mutating func dictionary(_ level: Int) throws(PropertyListText.Problem) -> [String: Any] {
        var values: [String: Any] = [:]
        let start = index
        index += 1
        while true {
            try skipSpace()
            if take(.closingBrace) { return values }
            guard next != nil else { throw problem("expected '}' for the '{' in this line", at: start) }
            let key = try text("a key or '}'")
            try skipSpace()
            guard take(UInt8(ascii: "=")) else { throw problem("expected '=' after '\(key)'") }
            values[key] = try value(level + 1)
            try skipSpace()
            guard take(UInt8(ascii: ";")) else { throw problem("expected ';' after the value of '\(key)'") }
        }
    }

    private mutating func array(_ level: Int) throws(PropertyListText.Problem) -> [Any] {
        var values: [Any] = []
        let start = index
        index += 1
        while true {
            try skipSpace()
            if take(.closingParenthesis) { return values }
            guard next != nil else { throw problem("expected ')' for the '(' in this line", at: start) }
            values.append(try value(level + 1))
            try skipSpace()
            guard take(UInt8(ascii: ",")) || next == .closingParenthesis else { throw problem("expected ',' or ')'") }
        }
    }

    private mutating func data() throws(PropertyListText.Problem) -> Data {
        let start = index
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
            throw problem("expected data in '<>'")
        }
        let digits = bytes[(index + 1)..<end].filter { !UInt8.isSpace($0) }.map { Character(Unicode.Scalar($0)) }
        let numbers = digits.compactMap(\.hexDigitValue)
        guard numbers.count == digits.count, numbers.count.isMultiple(of: 2) else {
            throw problem("expected hexadecimal digits in '<>'", at: start)
        }
        index = end + 1
        return Data(stride(from: 0, to: numbers.count, by: 2).map { UInt8(numbers[$0] * 16 + numbers[$0 + 1]) })
    }

    private mutating func text(_ what: String) throws(PropertyListText.Problem) -> String {
        if next == .quote || next == UInt8(ascii: "'") { return try quotedText() }
        let word = bytes[index...].prefix { $0.isWordPart && $0 < 0x80 || "$/:.-".utf8.contains($0) }
        guard !word.isEmpty else { throw problem("expected \(what)") }
        index = word.endIndex
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func quotedText() throws(PropertyListText.Problem) -> String {
        let (start, quote) = (index, next)
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            index += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == .backslash { text += escaped() } else { text.append(byte) }
        }
        throw problem("expected the end of the text in quotes", at: start)
    }

    /// Returns what is written after a backslash.
    private mutating func escaped() -> [UInt8] {
        guard let byte = next else { return [] }
        index += 1
        switch byte {
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "U"):
            let units = [unit(of: 4, radix: 16, after: index)].compactMap { $0 }
            index += units.isEmpty ? 0 : 4
            // The second half of a pair.
            guard let first = units.first, UTF16.isLeadSurrogate(first), next == .backslash,
                index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "U"),
                let second = unit(of: 4, radix: 16, after: index + 2)
            else { return Array(String(decoding: units, as: UTF16.self).utf8) }
            index += 6
            return Array(String(decoding: [first, second], as: UTF16.self).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let count = bytes[(index - 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }.count
            let value = unit(of: count, radix: 8, after: index - 1) ?? 0
            index += count - 1
            return Array(String(decoding: [value], as: UTF16.self).utf8)
        default: return [byte]
        }
    }

    private func unit(of count: Int, radix: Int, after start: Int) -> UInt16? {
        guard start + count <= bytes.count else { return nil }
        return UInt16(String(decoding: bytes[start..<(start + count)], as: UTF8.self), radix: radix)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Skips spaces and comments.
    private mutating func skipSpace() throws(PropertyListText.Problem) {
        while let byte = next {
            if UInt8.isSpace(byte) {
                index += 1
            } else if bytes[index...].starts(with: "//".utf8) {
                index = bytes[index...].firstIndex { $0 == .newline || $0 == 13 } ?? bytes.count
            } else if bytes[index...].starts(with: "/*".utf8) {
                let start = index
                index += 2
                while !bytes[index...].starts(with: "*/".utf8) {
                    guard index < bytes.count else { throw problem("expected the end of the comment", at: start) }
                    index += 1
                }
                index += 2
            } else {
                return
            }
        }
    }
}

extension UInt8 {
    /// Whether a byte is a space, a tab or a line break.
    fileprivate static func isSpace(_ byte: UInt8) -> Bool { byte == .space || (9...13).contains(byte) }
}
