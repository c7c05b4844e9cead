/// The name of a line along which views are aligned.
public protocol AlignmentID {
    /// Where the line is in a view where nothing else is said.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where its lines are. Nothing is aligned here: a view has no size.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    /// Where a line is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// Where a line is.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
    /// Where a line is, if something says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    /// Where a line is, if something says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// Where the views of a horizontal container are aligned.
public struct VerticalAlignment: Hashable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// Along a line of one's own.
    public init(_ id: any AlignmentID.Type) { name = "\(id)" }
    /// At the top.
    public static let top = VerticalAlignment(name: "top")
    /// In the middle.
    public static let center = VerticalAlignment(name: "center")
    /// At the bottom.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// Where the first line of text stands.
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    /// Where the last line of text stands.
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where the views of a vertical container are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// Along a line of one's own.
    public init(_ id: any AlignmentID.Type) { name = "\(id)" }
    /// Where lines begin.
    public static let leading = HorizontalAlignment(name: "leading")
    /// In the middle.
    public static let center = HorizontalAlignment(name: "center")
    /// Where lines end.
    public static let trailing = HorizontalAlignment(name: "trailing")
    /// At the separator of a list, where lines begin.
    public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
    /// At the separator of a list, where lines end.
    public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// Where a view is aligned in its container.
public struct Alignment: Hashable, Sendable {
    /// From left to right.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Two alignments.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// At the top where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the top where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the bottom where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// At the bottom where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Where the first line of text stands.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Where the last line of text stands.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// Where the first line of text begins.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Where the last line of text begins.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Where the first line of text ends.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Where the last line of text ends.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
