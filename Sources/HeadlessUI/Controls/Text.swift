/// Text that is shown and cannot be edited.
nonisolated public struct Text: View, Equatable, Sendable {
    public typealias Body = Never
    let content: String

    /// Shows the text of a key. There are no tables of translations here.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = Markup.shown(key.text)
    }

    /// Shows text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Shows text that is not to be looked up in a table of translations.
    public init(verbatim content: String) {
        self.content = content
    }

    /// Shows text with attributes, which have no effect here.
    public init(_ attributedContent: AttributedString) {
        content = String(attributedContent.characters)
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        content = format.format(input)
    }

    /// Shows a value as a formatter writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        content = formatter.string(for: subject) ?? ""
    }

    /// Shows a date. Styles that count from now show the date as well: they would change with the clock.
    public init(_ date: Date, style: DateStyle) {
        content = style.text(of: date)
    }

    /// Shows a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        content = "\(DateStyle.date.text(of: dates.lowerBound)) – \(DateStyle.date.text(of: dates.upperBound))"
    }

    /// Shows a picture among letters, which has none.
    public init(_ image: Image) {
        content = ""
    }

    /// One text behind another.
    public static func + (left: Text, right: Text) -> Text {
        Text(verbatim: left.content + right.content)
    }
}

extension Text {
    /// Ways to show a date.
    public struct DateStyle: Hashable, Sendable {
        private let date: Date.FormatStyle.DateStyle
        private let time: Date.FormatStyle.TimeStyle

        /// The time of day.
        public static let time = DateStyle(date: .omitted, time: .shortened)
        /// The day.
        public static let date = DateStyle(date: .long, time: .omitted)
        /// How far it is from now; here the date itself.
        public static let relative = DateStyle(date: .abbreviated, time: .shortened)
        /// How far it is from now; here the date itself.
        public static let offset = DateStyle(date: .abbreviated, time: .shortened)
        /// What is left until then; here the date itself.
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

    /// A character is as wide as 8 points and as high as 16; what text looks like is nobody's concern here.
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: CGFloat(view.content.count) * 8, height: 16)
    }
}
