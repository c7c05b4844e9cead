/// A string as JSON spells it (RFC 8259, section 7), for the words of cases and the documents that hold a text of
/// somebody's.
package enum JSONStringLiteral {
    /// Spells a text, with quotation marks. What cannot be seen is escaped, so that a file shows what it holds.
    package static func of(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.isHiddenInText: literal += escaped(scalar)
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// Writes what `of` gives.
    package static func write(_ text: String, to target: inout some TextOutputStream) {
        guard text.utf8.allSatisfy(isPlain) else { return target.write(of(text)) }
        target.write("\"")
        target.write(text)
        target.write("\"")
    }

    /// Whether a byte stands for itself: nearly all of what apps show, whose scalars take a while to be looked at.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// What is wrong with a literal, and where.
    package struct Problem: Error {
        /// Counted from 0, in Unicode scalars.
        package let offset: Int
        /// What would have been right there.
        package let expected: String
    }

    /// Reads a literal.
    ///
    /// - Parameter literal: begins with a quotation mark.
    package static func text(of literal: String) throws(Problem) -> String {
        let scalars = Array(literal.unicodeScalars)
        var text = ""
        var position = 1
        while position < scalars.count {
            let start = position
            let scalar = scalars[position]
            position += 1
            switch scalar {
            case "\"":
                guard position == scalars.count else {
                    throw Problem(offset: position, expected: "a blank after a text in quotation marks")
                }
                return text
            case "\\":
                guard let escaped = escape(scalars, &position) else {
                    throw Problem(
                        offset: start, expected: "an escape of JSON: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u0000")
                }
                text.unicodeScalars.append(escaped)
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        throw Problem(offset: scalars.count, expected: "a quotation mark at the end of the text")
    }

    private static func escape(_ scalars: [Unicode.Scalar], _ position: inout Int) -> Unicode.Scalar? {
        guard position < scalars.count else { return nil }
        defer { position += 1 }
        switch scalars[position] {
        case "\"", "\\", "/": return scalars[position]
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": break
        default: return nil
        }
        guard let first = unit(scalars, after: &position) else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard position + 2 < scalars.count, scalars[position + 1] == "\\", scalars[position + 2] == "u" else {
            return nil
        }
        position += 2
        guard let second = unit(scalars, after: &position), UTF16.isTrailSurrogate(second) else { return nil }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    /// Reads four digits of base 16, and leaves the position at the last of them.
    private static func unit(_ scalars: [Unicode.Scalar], after position: inout Int) -> UInt16? {
        guard position + 4 < scalars.count else { return nil }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[(position + 1)...(position + 4)])
        guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        position += 4
        return UInt16(String(digits), radix: 16)
    }

    /// Spells a scalar by its number, in two parts where it takes two.
    package static func escaped(_ scalar: Unicode.Scalar) -> String {
        UTF16.encode(scalar)?.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined() ?? ""
    }
}

extension Unicode.Scalar {
    /// Whether a person would not see it, or not what it does: controls, formats, separators of lines, and what has no meaning.
    fileprivate var isHiddenInText: Bool {
        if (0x20..<0x7F).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        default: properties.generalCategory == .spaceSeparator
        }
    }
}
