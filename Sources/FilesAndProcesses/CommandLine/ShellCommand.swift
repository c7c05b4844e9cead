import PlainText

/// A command as a person copies it into a shell.
package enum ShellCommand {
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%".unicodeScalars)

    /// Words with blanks between them; a word that a shell would take apart is quoted.
    package static func text(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    /// As a shell takes it for one word.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains) { return word }
        guard word.unicodeScalars.contains(where: \.isHidden) else {
            return "'" + word.replacing("'", with: #"'\''"#) + "'"
        }
        // What a terminal would obey is spelled byte by byte, in the quotes that POSIX has for it.
        let bytes = word.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Character(Unicode.Scalar(byte)))"
            case 0x20..<0x7F: String(Unicode.Scalar(byte))
            default: "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)
            }
        }
        return "$'" + bytes.joined() + "'"
    }
}

extension String {
    /// As a shell takes it for one word.
    package var shellQuoted: String { ShellCommand.quoted(self) }
}
