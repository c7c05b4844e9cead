import FuzzEngine

/// Text for the Markdown of GitHub.
package enum Markdown {
    private static let special: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "#"]

    /// Returns plain text on one line, with all markup escaped. Non-breaking spaces become ordinary ones.
    package static func text(_ text: String) -> String {
        text.visibleLines.map { $0 == WrappedText.tie ? " " : $0 }.map { character in
            character.unicodeScalars.map { scalar in
                if scalar == "\n" || scalar == "\r" { return " " }
                return special.contains(scalar) ? "\\\(scalar)" : String(scalar)
            }.joined()
        }.joined()
    }

    /// Returns a code span, fenced by more backticks than the text has in a row.
    package static func span(_ text: String) -> String {
        let text = text.visible
        var longest = 0
        var length = 0
        for character in text {
            length = character == "`" ? length + 1 : 0
            longest = max(longest, length)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // A backtick at an end would count as part of the fence.
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + padding + text + padding + fence
    }

    /// Returns code as an element, for a table cell, because a vertical bar in a span would end the cell.
    package static func element(_ text: String) -> String {
        "<code>" + Self.text(text) + "</code>"
    }
}
