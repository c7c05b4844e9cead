/// A key in a localization table. HeadlessUI has no tables: it shows the key with its interpolated values, without Markdown marks.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String

    /// A key with fixed text.
    public init(_ value: String) { text = value }
    /// A key with fixed text.
    public init(stringLiteral value: String) { text = value }
    /// A key with interpolated values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The interpolation that collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds literal text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value as text.
        public mutating func appendInterpolation<T>(_ value: T) { text += Markup.kept("\(value)") }
        /// Adds an integer with a comma between its thousands, as `%lld` formats it in localized text.
        public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
            let digits = "\(value.magnitude)"
            if value < 0 { text += "-" }
            for (position, digit) in zip((0..<digits.count).reversed(), digits) {
                text.append(digit)
                if position > 0, position % 3 == 0 { text += "," }
            }
        }
        /// Adds a number with six digits after the decimal point, as `%lf` formats it.
        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
            text += String(format: "%f", value)
        }
        /// Adds the content of a text.
        public mutating func appendInterpolation(_ text: Text) { self.text += Markup.kept(text.content) }
        /// Adds an image, which has no text.
        public mutating func appendInterpolation(_ image: Image) {}
        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String {
            text += Markup.kept(format.format(value))
        }
        /// Adds a value in a `printf` format.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += Markup.kept(String(format: specifier, value))
        }
        /// Adds a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.text(of: date) }
        /// Adds a value with a formatter.
        public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
            text += Markup.kept(formatter.string(for: value) ?? "")
        }
    }
}

/// A source of a title: literal text, or a localization key.
public protocol TextSource {
    /// The text to show for the source.
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
