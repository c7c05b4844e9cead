/// How a report is written. Whoever prints it knows whether a terminal reads along.
public enum TextStyle: Hashable, Sendable {
    /// Nothing but the text.
    case plain
    /// With ANSI colours; what they say is also said by the words.
    case colored
}

/// What a piece of a report is, which decides its colour.
enum Ink {
    case body, heading, faint, bad, good
}

extension TextStyle {
    /// The widest line of a report, in characters.
    static let maximumWidth = 100

    /// The text in its colour.
    func paint(_ text: String, _ ink: Ink) -> String {
        guard self == .colored, !text.isEmpty, let code = ink.code else { return text }
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
enum WrappedText {
    /// A space that no line is broken at; `lines` writes it as a plain one.
    static let tie: Character = "\u{A0}"

    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - width: the most characters of a line; a word that is longer has a line of its own.
    ///   - hanging: blanks before every line but the first.
    static func lines(_ text: String, width: Int, hanging: Int = 0) -> [String] {
        let indentation = String(repeating: " ", count: hanging)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
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

    /// Blanks behind a text, up to a width.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

/// A paragraph with a label before it, as the ends of reports are laid out.
struct LabelledText {
    let label: String
    let text: String
    var ink = Ink.body

    static func lines(_ paragraphs: [LabelledText], style: TextStyle) -> [String] {
        let width = (paragraphs.map(\.label.count).max() ?? 0) + 2
        return paragraphs.flatMap { paragraph in
            let lines = WrappedText.lines(paragraph.text, width: TextStyle.maximumWidth - width - 2)
            return lines.enumerated().map { position, line in
                let label = WrappedText.padded(position == 0 ? paragraph.label : "", to: width)
                return "  " + style.paint(label, .faint) + style.paint(line, paragraph.ink)
            }
        }
    }
}
