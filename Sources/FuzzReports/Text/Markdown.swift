import FuzzEngine

/// Text within Markdown, as GitHub reads it.
package enum Markdown {
    private static let special: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "#"]

    /// Plain text on one line, in which nothing is markup; a space that no line is broken at is an ordinary one.
    package static func text(_ text: String) -> String {
        text.visibleLines.map { $0 == WrappedText.tie ? " " : $0 }.map { character in
            character.unicodeScalars.map { scalar in
                if scalar == "\n" || scalar == "\r" { return " " }
                return special.contains(scalar) ? "\\\(scalar)" : String(scalar)
            }.joined()
        }.joined()
    }

    /// A span of code, fenced by more backticks than the text has in a row.
    package static func span(_ text: String) -> String {
        let text = text.visible
        var longest = 0
        var length = 0
        for character in text {
            length = character == "`" ? length + 1 : 0
            longest = max(longest, length)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // A backtick at an end would count to the fence.
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + padding + text + padding + fence
    }

    /// Code within a table, where a bar in a span would end the cell: an element.
    package static func element(_ text: String) -> String {
        "<code>" + Self.text(text) + "</code>"
    }
}
