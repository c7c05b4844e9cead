/// A fragment of a page. Interpolated values are escaped unless they are fragments themselves, so that user text never becomes
/// markup by mistake.
///
/// There is only one kind of page, so string interpolation replaces the dependency on a template engine.
package struct HTML: ExpressibleByStringInterpolation, Sendable {
    /// The interpolation of values into a fragment.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        /// Creates an interpolation with reserved capacity.
        package init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity)
        }

        /// Appends a literal as markup.
        package mutating func appendLiteral(_ literal: String) { markup += literal }
        /// Appends a text, escaped.
        package mutating func appendInterpolation(_ text: String) { markup += HTML.escaped(text) }
        /// Appends a number, which needs no escaping.
        package mutating func appendInterpolation(_ number: Int) { markup += String(number) }
        /// Appends a fragment as markup.
        package mutating func appendInterpolation(_ piece: HTML) { markup += piece.markup }
        /// Appends fragments, one after the other.
        package mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { markup += piece.markup } }
    }

    /// The markup of the fragment.
    package private(set) var markup: String

    /// Creates a fragment from a literal.
    package init(stringLiteral markup: String) { self.markup = markup }
    /// Creates a fragment from a literal with interpolated values.
    package init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

    /// The empty fragment.
    package static let empty: HTML = ""

    /// Appends a fragment to another.
    package static func += (left: inout HTML, right: HTML) { left.markup += right.markup }

    /// Returns the text escaped for use as content, or as an attribute value in either kind of quotes. Hidden characters are
    /// spelled out.
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

/// The markup as a string, for another process of the same program.
extension HTML: Codable {
    package init(from decoder: any Decoder) throws {
        markup = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(markup)
    }
}
