/// How a report is written. Whoever prints it knows whether a terminal reads along, and how wide it is.
public struct TextStyle: Hashable, Sendable {
    /// How wide text is where no terminal says how wide it is.
    public static let usualWidth = 80
    /// Nothing but the text.
    public static let plain = TextStyle(isColored: false)
    /// With ANSI colours; what they say is also said by the words.
    public static let colored = TextStyle(isColored: true)

    /// Whether there are ANSI colours.
    public let isColored: Bool
    /// The most characters of a line; only a single word that is longer passes it, or a command that is to be copied.
    public let width: Int

    /// Makes a style.
    public init(isColored: Bool, width: Int = usualWidth) {
        self.isColored = isColored
        self.width = width
    }
}

/// What a piece of a report is, which decides its colour.
public enum Ink: String, Codable, Hashable, Sendable {
    case body, heading, faint, bad, good
}

extension TextStyle {
    /// The text in its colour.
    package func paint(_ text: String, _ ink: Ink) -> String {
        guard isColored, !text.isEmpty, let code = ink.code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

extension Ink {
    /// Select Graphic Rendition, from ECMA-48.
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
    /// A space that no line is broken at; `lines` writes it as a plain one.
    package static let tie: Character = "\u{A0}"

    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - width: the most characters of a line; a word that is longer has a line of its own, and is broken at ties only then.
    ///   - hanging: blanks before every line but the first.
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

    /// Blanks behind a text, up to a width.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

/// A paragraph with a label before it, as the ends of reports are laid out.
public struct LabelledText: Codable, Hashable, Sendable {
    /// What it is about.
    public let label: String
    /// What there is to say; broken into lines between words.
    public let text: String
    /// What it is, which decides its colour.
    public let ink: Ink

    /// Makes a paragraph.
    public init(label: String, text: String, ink: Ink = .body) {
        self.label = label
        self.text = text
        self.ink = ink
    }

    package static func lines(_ paragraphs: [LabelledText], style: TextStyle) -> [String] {
        let width = (paragraphs.map(\.label.count).max() ?? 0) + 2
        return paragraphs.flatMap { paragraph in
            let lines = WrappedText.lines(paragraph.text, width: style.width - width - 2)
            return lines.enumerated().map { position, line in
                let label = WrappedText.padded(position == 0 ? paragraph.label : "", to: width)
                return "  " + style.paint(label, .faint) + style.paint(line, paragraph.ink)
            }
        }
    }
}
