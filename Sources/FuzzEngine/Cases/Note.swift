/// A free line about where a case comes from. Whatever text it is made of, it is one line that reads back as it was
/// written. Rules: `semantics`, section 7.
public struct Note: Hashable, Sendable {
    /// The line without the word `note`: not empty, without white space at its ends or control characters.
    public let text: String

    /// Makes a note. White space at the ends of the text is left out, a control character in it, such as the end of a
    /// line, is spelled out, and of an empty text it is said that it is empty.
    public init(_ text: String) {
        let trimmed = Self.trimmed(text)
        self.text = trimmed.isEmpty ? "(empty)" : Self.spelled(trimmed)
    }

    /// Reads the rest of a line; nil where there is nothing but white space.
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
    /// Makes a note; as `init(_:)`.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension Unicode.Scalar {
    /// Whether it is no part of a text: a control character, but not the tab, which is white space.
    var isControl: Bool { (value < 0x20 && self != "\t") || value == 0x7F }
}
