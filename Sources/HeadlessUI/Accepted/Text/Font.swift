/// A font. The host measures text by its number of characters, so a font has no effect.
nonisolated public struct Font: Hashable, Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The lightest weight.
        public static let ultraLight = Weight()
        /// A thin weight.
        public static let thin = Weight()
        /// A light weight.
        public static let light = Weight()
        /// The default weight.
        public static let regular = Weight()
        /// A weight between regular and semibold.
        public static let medium = Weight()
        /// A weight between medium and bold.
        public static let semibold = Weight()
        /// A bold weight.
        public static let bold = Weight()
        /// A weight between bold and black.
        public static let heavy = Weight()
        /// The heaviest weight.
        public static let black = Weight()
    }

    /// The width of a font.
    public struct Width: Hashable, Sendable {
        /// A narrow width.
        public static let compressed = Width(0)
        /// A width between compressed and standard.
        public static let condensed = Width(1)
        /// The default width.
        public static let standard = Width(2)
        /// A wide width.
        public static let expanded = Width(3)
        private let value: CGFloat
        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The design of a font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// A text style.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The font of large titles.
    public static let largeTitle = Font()
    /// The font of titles.
    public static let title = Font()
    /// The font of second-level titles.
    public static let title2 = Font()
    /// The font of third-level titles.
    public static let title3 = Font()
    /// The font of headlines.
    public static let headline = Font()
    /// The font of subheadlines.
    public static let subheadline = Font()
    /// The font of body text.
    public static let body = Font()
    /// The font of callouts.
    public static let callout = Font()
    /// The font of footnotes.
    public static let footnote = Font()
    /// The font of captions.
    public static let caption = Font()
    /// The font of second-level captions.
    public static let caption2 = Font()

    /// Returns a system font with a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    /// Returns a system font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    /// Returns a custom font with a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    /// Returns a custom font, in points, that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }

    /// Returns a system font with a size in points.
    @_disfavoredOverload public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font { Font() }
    /// Returns a custom font with a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    /// Returns the font with a line spacing. Has no effect here.
    public func leading(_ leading: Leading) -> Font { self }
    /// Returns the font with a width. Has no effect here.
    public func width(_ width: Width) -> Font { self }
    /// Returns the font with small capitals for lowercase letters. Has no effect here.
    public func lowercaseSmallCaps() -> Font { self }
    /// Returns the font with small capitals for uppercase letters. Has no effect here.
    public func uppercaseSmallCaps() -> Font { self }

    /// Returns the font with a weight. Has no effect here.
    public func weight(_ weight: Weight) -> Font { self }
    /// Returns the font in bold. Has no effect here.
    public func bold() -> Font { self }
    /// Returns the font in italics. Has no effect here.
    public func italic() -> Font { self }
    /// Returns the font with fixed-width digits. Has no effect here.
    public func monospacedDigit() -> Font { self }
    /// Returns the font with fixed-width characters. Has no effect here.
    public func monospaced() -> Font { self }
    /// Returns the font with small capitals. Has no effect here.
    public func smallCaps() -> Font { self }
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The leading edge.
        public static let leading = Set(rawValue: 2)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 4)
        /// The trailing edge.
        public static let trailing = Set(rawValue: 8)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}

/// The distances from the edges of a view, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
