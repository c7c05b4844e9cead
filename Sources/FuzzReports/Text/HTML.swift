/// A piece of a page. What is interpolated into one is escaped, unless it is a piece itself, so that no text of a
/// user can become markup by somebody's forgetting.
///
/// There is one page, so string interpolation does what a template engine would, without the dependency.
package struct HTML: ExpressibleByStringInterpolation, Sendable {
    /// What is escaped, and what is not.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        /// Makes room.
        package init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity)
        }

        /// What stands in the source is markup.
        package mutating func appendLiteral(_ literal: String) { markup += literal }
        /// A text is escaped.
        package mutating func appendInterpolation(_ text: String) { markup += HTML.escaped(text) }
        /// A number needs no escaping.
        package mutating func appendInterpolation(_ number: Int) { markup += String(number) }
        /// A piece is markup already.
        package mutating func appendInterpolation(_ piece: HTML) { markup += piece.markup }
        /// Pieces, one after the other.
        package mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { markup += piece.markup } }
    }

    /// What stands in the file.
    package private(set) var markup: String

    /// Markup, as it stands in the source.
    package init(stringLiteral markup: String) { self.markup = markup }
    /// Markup with texts in it, which are escaped.
    package init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

    /// Nothing.
    package static let empty: HTML = ""

    /// Puts a piece after another.
    package static func += (left: inout HTML, right: HTML) { left.markup += right.markup }

    /// Text as content, or as the value of an attribute in either kind of quotes; what is hidden in it is spelled out.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.visibleLines.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// As it stands in the file, for another process of the same program.
extension HTML: Codable {
    package init(from decoder: any Decoder) throws {
        markup = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(markup)
    }
}
