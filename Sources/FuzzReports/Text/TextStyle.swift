/// The style of a text. The command that prints the text knows whether the output is a terminal, and how wide it is.
public struct TextStyle: Hashable, Sendable {
    /// The width of a text if the terminal does not state its width.
    public static let usualWidth = 80
    /// Plain text.
    public static let plain = TextStyle(isColored: false)
    /// Text with ANSI colors. The words state everything that the colors show.
    package static let colored = TextStyle(isColored: true)

    /// Whether the text has ANSI colors.
    public let isColored: Bool
    /// The greatest length of a line. Only a single longer word, or a command to copy, exceeds it.
    public let width: Int

    /// Creates a style.
    public init(isColored: Bool, width: Int = usualWidth) {
        self.isColored = isColored
        self.width = width
    }
}

/// The role of a piece of text, which determines its color.
public enum Ink: String, Codable, Hashable, Sendable {
    case body, heading, faint, bad, good
}

extension TextStyle {
    /// Returns the text in the color of its role.
    package func paint(_ text: String, _ ink: Ink) -> String {
        guard isColored, !text.isEmpty, let code = ink.code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

extension Ink {
    /// The Select Graphic Rendition code, from ECMA-48.
    fileprivate var code: String? {
        switch self {
        case .body: nil
        case .heading: "1"
        case .faint: "2"
        case .bad: "1;31"
        case .good: "32"
        }
    }
}

/// Text that is broken into lines between words.
package enum WrappedText {
    /// A non-breaking space; `lines` replaces it by an ordinary one.
    package static let tie: Character = "\u{A0}"

    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - width: the greatest length of a line; a longer word has a separate line, and only then breaks at ties.
    ///   - hanging: the number of spaces before every line but the first.
    package static func lines(_ text: String, width: Int, hanging: Int = 0) -> [String] {
        let indentation = String(repeating: " ", count: hanging)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ").flatMap({ untied($0, width: width - hanging) }) {
            let isFirstWord = line.isEmpty || line == indentation
            if !isFirstWord && line.count + 1 + word.count > width {
                lines.append(line)
                line = indentation + word
            } else {
                line += isFirstWord ? String(word) : " " + word
            }
        }
        lines.append(line)
        return lines.map { String($0.map { $0 == tie ? " " : $0 }) }
    }

    private static func untied(_ word: Substring, width: Int) -> [Substring] {
        word.count > width ? word.split(separator: tie) : [word]
    }

    /// Returns the text, padded with spaces to a width.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

/// A paragraph with a label before it, as at the end of reports.
public struct LabelledText: Codable, Hashable, Sendable {
    /// The label of the paragraph.
    package let label: String
    /// The text, which is broken into lines between words.
    package let text: String
    /// The role of the text, which determines its color.
    package let ink: Ink
    /// Whether the text is code, whose lines stay as they are.
    package let isCode: Bool

    /// Creates a paragraph.
    public init(label: String, text: String, ink: Ink = .body) {
        self.init(label: label, text: text, ink: ink, isCode: false)
    }

    private init(label: String, text: String, ink: Ink, isCode: Bool) {
        self.label = label
        self.text = text
        self.ink = ink
        self.isCode = isCode
    }

    /// Returns lines of code as a paragraph.
    package static func code(label: String, _ lines: String) -> LabelledText {
        LabelledText(label: label, text: lines, ink: .body, isCode: true)
    }

    /// Returns the lines of paragraphs, wrapped to the style's width, with their labels in a separate column.
    package static func lines(_ paragraphs: [LabelledText], style: TextStyle) -> [String] {
        let width = (paragraphs.map(\.label.count).max() ?? 0) + 2
        return paragraphs.flatMap { paragraph in
            let lines =
                paragraph.isCode
                ? paragraph.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                : WrappedText.lines(paragraph.text, width: style.width - width - 2)
            return lines.enumerated().map { position, line in
                let label = WrappedText.padded(position == 0 ? paragraph.label : "", to: width)
                let text = "  " + style.paint(label, .faint) + style.paint(line, paragraph.ink)
                return line.isEmpty && position > 0 ? "" : text
            }
        }
    }
}
