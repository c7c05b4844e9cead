import PlainText

/// A command line that can be copied into a shell.
package enum ShellCommand {
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%".unicodeScalars)

    /// Joins words with spaces, and quotes each word that a shell would split or expand.
    package static func text(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    /// Quotes a word if a shell would split or expand it.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains) { return word }
        guard word.unicodeScalars.contains(where: \.isHidden) else {
            return "'" + word.replacing("'", with: #"'\''"#) + "'"
        }
        // Characters that a terminal would interpret are spelled byte by byte, in the `$'…'` quotes of POSIX.
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
    /// The text as one word of a shell, quoted if necessary.
    package var shellQuoted: String { ShellCommand.quoted(self) }
}
