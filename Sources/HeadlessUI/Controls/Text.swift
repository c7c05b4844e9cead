/// Text that the user cannot edit.
nonisolated public struct Text: View, Equatable, Sendable {
    public typealias Body = Never
    let content: String

    /// Shows the text of a localization key. HeadlessUI has no localization tables.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = Markup.shown(key.text)
    }

    /// Shows a string without localization.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Shows a string literal without localization.
    public init(verbatim content: String) {
        self.content = content
    }

    /// Shows an attributed string. The attributes have no effect here.
    public init(_ attributedContent: AttributedString) {
        content = String(attributedContent.characters)
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        content = format.format(input)
    }

    /// Shows a value with a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        content = formatter.string(for: subject) ?? ""
    }

    /// Shows a date. Styles relative to now also show the date itself, as their text would change with the clock.
    public init(_ date: Date, style: DateStyle) {
        content = style.text(of: date)
    }

    /// Shows a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        content = "\(DateStyle.date.text(of: dates.lowerBound)) – \(DateStyle.date.text(of: dates.upperBound))"
    }

    /// Shows an image within text. An image has no text.
    public init(_ image: Image) {
        content = ""
    }

    /// Returns the concatenation of two texts.
    public static func + (left: Text, right: Text) -> Text {
        Text(verbatim: left.content + right.content)
    }
}

extension Text {
    /// The style in which a text shows a date.
    public struct DateStyle: Hashable, Sendable {
        private let date: Date.FormatStyle.DateStyle
        private let time: Date.FormatStyle.TimeStyle

        /// The time of day.
        public static let time = DateStyle(date: .omitted, time: .shortened)
        /// The day.
        public static let date = DateStyle(date: .long, time: .omitted)
        /// The distance from now; here the date itself.
        public static let relative = DateStyle(date: .abbreviated, time: .shortened)
        /// The distance from now; here the date itself.
        public static let offset = DateStyle(date: .abbreviated, time: .shortened)
        /// The time that remains until the date; here the date itself.
        public static let timer = DateStyle(date: .abbreviated, time: .shortened)

        func text(of date: Date) -> String { date.formatted(date: self.date, time: time) }
    }
}

extension Text: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        TextNode(self, in: parent, environment: environment).evaluated()
    }
}

@MainActor private final class TextNode: LeafNode<Text> {
    override var text: String? { environment.isHidden ? nil : view.content }

    /// Returns a size of 8 points for each character, and a height of 16 points. HeadlessUI does not measure text.
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: CGFloat(view.content.count) * 8, height: 16)
    }
}
