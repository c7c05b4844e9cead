/// What letters look like. Text is as wide here as it has characters, so that a font has no effect.
nonisolated public struct Font: Hashable, Sendable {
    /// How strong letters are.
    public struct Weight: Hashable, Sendable {
        /// Hardly there.
        public static let ultraLight = Weight()
        /// Thin.
        public static let thin = Weight()
        /// Light.
        public static let light = Weight()
        /// Neither light nor bold.
        public static let regular = Weight()
        /// A little stronger than regular.
        public static let medium = Weight()
        /// Half bold.
        public static let semibold = Weight()
        /// Bold.
        public static let bold = Weight()
        /// Very bold.
        public static let heavy = Weight()
        /// As bold as it gets.
        public static let black = Weight()
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// Narrow.
        public static let compressed = Width(0)
        /// Somewhat narrow.
        public static let condensed = Width(1)
        /// Neither narrow nor wide.
        public static let standard = Width(2)
        /// Wide.
        public static let expanded = Width(3)
        private let value: CGFloat
        /// A width.
        public init(_ value: CGFloat) { self.value = value }
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// A design of letters.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// A size of letters by what they are for.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// For the greatest titles.
    public static let largeTitle = Font()
    /// For titles.
    public static let title = Font()
    /// For titles of the second rank.
    public static let title2 = Font()
    /// For titles of the third rank.
    public static let title3 = Font()
    /// For headings.
    public static let headline = Font()
    /// For subheadings.
    public static let subheadline = Font()
    /// For running text.
    public static let body = Font()
    /// For what stands out.
    public static let callout = Font()
    /// For footnotes.
    public static let footnote = Font()
    /// For captions.
    public static let caption = Font()
    /// For captions of the second rank.
    public static let caption2 = Font()

    /// A font of the system, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    /// A font of the system, by what it is for.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    /// A font of the app, in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    /// A font of the app, in points, that follows the size of what it is for.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }

    /// A font of the system, in points.
    @_disfavoredOverload public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font { Font() }
    /// A font of the app, in points, whatever the size of letters.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    /// The same font, with another distance of lines.
    public func leading(_ leading: Leading) -> Font { self }
    /// The same font, wider or narrower.
    public func width(_ width: Width) -> Font { self }
    /// The same font, with small letters that are capitals.
    public func lowercaseSmallCaps() -> Font { self }
    /// The same font, with capitals that are small.
    public func uppercaseSmallCaps() -> Font { self }

    /// The same font, of a weight.
    public func weight(_ weight: Weight) -> Font { self }
    /// The same font, bold.
    public func bold() -> Font { self }
    /// The same font, italic.
    public func italic() -> Font { self }
    /// The same font, with digits of one width.
    public func monospacedDigit() -> Font { self }
    /// The same font, with letters of one width.
    public func monospaced() -> Font { self }
    /// The same font, with small capitals.
    public func smallCaps() -> Font { self }
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// Sides of a view.
    public struct Set: OptionSet, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// The side at the top.
        public static let top = Set(rawValue: 1)
        /// The side where lines begin.
        public static let leading = Set(rawValue: 2)
        /// The side at the bottom.
        public static let bottom = Set(rawValue: 4)
        /// The side where lines end.
        public static let trailing = Set(rawValue: 8)
        /// All sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The sides where lines begin and end.
        public static let horizontal: Set = [.leading, .trailing]
        /// The sides at the top and at the bottom.
        public static let vertical: Set = [.top, .bottom]

        /// The sides of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}

/// Distances from the sides of a view, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From where lines begin.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From where lines end.
    public var trailing: CGFloat

    /// Distances in points.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
