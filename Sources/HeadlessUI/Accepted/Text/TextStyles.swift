// Modifiers of a text that make a text, so that it can be joined with others. They have no effect without a screen.

extension Text {
    /// What letters look like. Has no effect here.
    public func font(_ font: Font?) -> Text { self }

    /// How strong letters are. Has no effect here.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }

    /// What letters are designed like. Has no effect here.
    public func fontDesign(_ design: Font.Design?) -> Text { self }

    /// How wide letters are. Has no effect here.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Makes letters bold. Has no effect here.
    public func bold() -> Text { self }

    /// Makes letters bold. Has no effect here.
    public func bold(_ isActive: Bool) -> Text { self }

    /// Makes letters italic. Has no effect here.
    public func italic() -> Text { self }

    /// Makes letters italic. Has no effect here.
    public func italic(_ isActive: Bool) -> Text { self }

    /// Draws a line below letters. Has no effect here.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// Draws a line below letters. Has no effect here.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

    /// Draws a line through letters. Has no effect here.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// Draws a line through letters. Has no effect here.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }

    /// Keeps letters apart. Has no effect here.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// Keeps letters apart. Has no effect here.
    public func tracking(_ tracking: CGFloat) -> Text { self }

    /// Moves letters up or down. Has no effect here.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// Gives letters one width. Has no effect here.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// Gives digits one width. Has no effect here.
    public func monospacedDigit() -> Text { self }

    /// The colour of letters. Has no effect here.
    public func foregroundColor(_ color: Color?) -> Text { self }

    /// The style of letters. Has no effect here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

    /// How large letters are beside others. Has no effect here.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// Whether text is spelled. Has no effect here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Whether punctuation is read out. Has no effect here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// How high text is read out. Has no effect here.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Whether what is read out waits. Has no effect here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// The language of the letters. Has no effect here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// How lines along letters are drawn.
    public struct LineStyle: Hashable, Sendable {
        /// Of which pieces a line consists.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// One piece.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots.
            public static let dashDot = Pattern(name: "dashDot")
        }

        /// One line.
        public static let single = LineStyle()
        /// A line of pieces.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    /// How large letters are beside others.
    public struct Scale: Sendable, Hashable {
        private let name: String
        /// As usual.
        public static let `default` = Scale(name: "default")
        /// Smaller.
        public static let secondary = Scale(name: "secondary")
    }
}
