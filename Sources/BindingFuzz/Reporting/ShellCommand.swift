/// A command as a person copies it into a shell.
enum ShellCommand {
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%".unicodeScalars)

    /// Words with blanks between them; a word that a shell would take apart is quoted.
    static func text(_ words: [String]) -> String {
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

/// How the program is called, so that a command can be typed as it is printed. What is written to a file, and what must be the
/// same on every machine, has `plain`; only the command line knows how it was called.
public struct Invocation: Hashable, Sendable {
    /// `bindfuzz`.
    public static let plain = Invocation(words: ["bindfuzz"])

    private let words: [String]

    private init(words: [String]) {
        self.words = words
    }

    /// Finds out how to call the program again.
    ///
    /// - Parameters:
    ///   - program: what it was called as: the first of its arguments.
    ///   - isOnPath: whether a shell finds this very program as `bindfuzz`.
    public init(program: String, isOnPath: Bool) {
        let parts = program.split(separator: "/", omittingEmptySubsequences: false)
        if isOnPath || parts.count < 2 {
            self = .plain
        } else if parts.count == 4, parts[0] == ".build", parts[3] == "bindfuzz" {
            // `swift run` calls .build/TRIPLE/release/bindfuzz; nobody types that.
            words = ["swift", "run"] + (parts[2] == "release" ? ["-c", "release"] : []) + ["bindfuzz"]
        } else {
            words = [program]
        }
    }

    /// A command as a person copies it into a shell.
    public func command(_ arguments: [String]) -> String { ShellCommand.text(words + arguments) }

    /// A command as a person copies it into a shell.
    public func command(_ arguments: String...) -> String { command(arguments) }
}
