/// A free line about the origin of a case. Any text becomes a single line that reads back as it was written. Rules: `semantics`,
/// section 7.
public struct Note: Hashable, Sendable {
    /// The line without the word `note`: not empty, without control characters, and without white space at its ends.
    public let text: String

    /// Creates a note. White space at the ends is dropped, control characters such as line feeds are spelled out, and an empty text
    /// becomes `(empty)`.
    public init(_ text: String) {
        let trimmed = Self.trimmed(text)
        self.text = trimmed.isEmpty ? "(empty)" : Self.spelled(trimmed)
    }

    /// Reads the rest of a line; `nil` if it has only white space.
    init?(restOfLine text: String) {
        guard text.utf8.contains(where: { !$0.isWhiteSpace }) else { return nil }
        self.init(text)
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text[...].utf8.drop(while: \.isWhiteSpace)
        while let last = rest.last, last.isWhiteSpace { rest.removeLast() }
        return String(Substring(rest))
    }

    private static func spelled(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.isControl) else { return text }
        return text.unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension Note: ExpressibleByStringInterpolation {
    /// Creates a note, as `init(_:)` does.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character other than the tab, which is white space.
    var isControl: Bool { (value < 0x20 && self != "\t") || value == 0x7F }
}
