/// The key of a text in a table of translations. There are no tables here, so that a key is shown as it is, with what was put
/// into it and without the marks of Markdown.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    /// A key.
    public init(_ value: String) { text = value }
    /// A key.
    public init(stringLiteral value: String) { text = value }
    /// A key with values in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Begins a key.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds what is written.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value as text.
        public mutating func appendInterpolation<T>(_ value: T) { text += Markup.kept("\(value)") }
        /// Adds a whole number, with commas between its thousands, as `%lld` has it in a text that is translated.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            let digits = "\(value.magnitude)"
            if value < 0 { text += "-" }
            for (position, digit) in zip((0..<digits.count).reversed(), digits) {
                text.append(digit)
                if position > 0, position % 3 == 0 { text += "," }
            }
        }
        /// Adds a number, with six digits behind the point, as `%lf` has it.
        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
            text += String(format: "%f", value)
        }
        /// Adds a part of a text with its own style.
        public mutating func appendInterpolation(_ text: Text) { self.text += Markup.kept(text.content) }
        /// Adds a picture, which has no letters.
        public mutating func appendInterpolation(_ image: Image) {}
        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String {
            text += Markup.kept(format.format(value))
        }
        /// Adds a value as a format of C's `printf` has it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += Markup.kept(String(format: specifier, value))
        }
        /// Adds a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.text(of: date) }
        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
            text += Markup.kept(formatter.string(for: value) ?? "")
        }
    }
}

/// What a title can be given as: text as it is, or a key to be looked up in a table of translations.
public protocol TextSource {
    /// The text that is shown for it.
    var shownText: Text { get }
}

extension String: TextSource {
    public var shownText: Text { Text(verbatim: self) }
}

extension Substring: TextSource {
    public var shownText: Text { Text(verbatim: String(self)) }
}

extension LocalizedStringKey: TextSource {
    public var shownText: Text { Text(self) }
}

extension Text: TextSource {
    public var shownText: Text { self }
}
