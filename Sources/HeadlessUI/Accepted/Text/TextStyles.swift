// Text modifiers that return a text, so that texts can be concatenated. They have no effect because there is no screen.

extension Text {
    /// Sets the font. Has no effect here.
    public func font(_ font: Font?) -> Text { self }

    /// Sets the weight of the font. Has no effect here.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }

    /// Sets the design of the font. Has no effect here.
    public func fontDesign(_ design: Font.Design?) -> Text { self }

    /// Sets the width of the font. Has no effect here.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Makes the text bold. Has no effect here.
    public func bold() -> Text { self }

    /// Makes the text bold. Has no effect here.
    public func bold(_ isActive: Bool) -> Text { self }

    /// Makes the text italic. Has no effect here.
    public func italic() -> Text { self }

    /// Makes the text italic. Has no effect here.
    public func italic(_ isActive: Bool) -> Text { self }

    /// Underlines the text. Has no effect here.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// Underlines the text. Has no effect here.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

    /// Strikes the text through. Has no effect here.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// Strikes the text through. Has no effect here.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

    /// Sets the kerning. Has no effect here.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// Sets the tracking. Has no effect here.
    public func tracking(_ tracking: CGFloat) -> Text { self }

    /// Moves the text from its baseline. Has no effect here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// Gives characters a fixed width. Has no effect here.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// Gives digits a fixed width. Has no effect here.
    public func monospacedDigit() -> Text { self }

    /// Sets the foreground color. Has no effect here.
    public func foregroundColor(_ color: Color?) -> Text { self }

    /// Sets the foreground style. Has no effect here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

    /// Sets the relative scale of the text. Has no effect here.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// Spells the text out when it is spoken. Has no effect here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Speaks punctuation. Has no effect here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Sets the pitch of the spoken text. Has no effect here.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Queues announcements behind the current speech. Has no effect here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Sets the language for typesetting. Has no effect here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// The style of an underline or strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// A solid line.
            public static let solid = Pattern(name: "solid")
            /// A dotted line.
            public static let dot = Pattern(name: "dot")
            /// A dashed line.
            public static let dash = Pattern(name: "dash")
            /// A line of dashes and dots.
            public static let dashDot = Pattern(name: "dashDot")
        }

        /// A single solid line.
        public static let single = LineStyle()
        /// Creates a style with a pattern and a color.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    /// The relative scale of text.
    public struct Scale: Sendable, Hashable {
        private let name: String
        /// The default.
        public static let `default` = Scale(name: "default")
        /// A smaller scale.
        public static let secondary = Scale(name: "secondary")
    }
}
