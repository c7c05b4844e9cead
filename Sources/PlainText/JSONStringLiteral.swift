/// A JSON string literal (RFC 8259, section 7), for the words of cases and for documents that quote a text.
package enum JSONStringLiteral {
    /// Returns the literal of a text, with quotation marks. Invisible scalars are escaped, so that a reader of the file sees all of
    /// its contents.
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

    /// Writes the literal of a text, as `of` returns it.
    package static func write(_ text: String, to target: inout some TextOutputStream) {
        guard text.utf8.allSatisfy(isPlain) else { return target.write(of(text)) }
        target.write("\"")
        target.write(text)
        target.write("\"")
    }

    /// Whether a byte stands for itself in a literal. Nearly all bytes of an app's texts do; the check of each scalar is slower.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// The reason why a text is not a literal, and its position.
    package struct Problem: Error {
        /// The position in Unicode scalars, counted from 0.
        package let offset: Int
        /// The syntax that was expected at the position.
        package let expected: String
    }

    /// Returns the text of a literal.
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

    /// Reads four hexadecimal digits and moves the position to the last of them.
    private static func unit(_ scalars: [Unicode.Scalar], after position: inout Int) -> UInt16? {
        guard position + 4 < scalars.count else { return nil }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[(position + 1)...(position + 4)])
        guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        position += 4
        return UInt16(String(digits), radix: 16)
    }

    /// Returns the `\u` escape of a scalar: two of them if it takes a surrogate pair in UTF-16.
    package static func escaped(_ scalar: Unicode.Scalar) -> String {
        UTF16.encode(scalar)?.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined() ?? ""
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is invisible or looks like another one: controls, formats, separators, and scalars without an assigned
    /// meaning.
    fileprivate var isHiddenInText: Bool {
        if (0x20..<0x7F).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        default: properties.generalCategory == .spaceSeparator
        }
    }
}
