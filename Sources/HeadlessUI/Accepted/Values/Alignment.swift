/// A key for a custom alignment guide.
public protocol AlignmentID {
    /// Returns the position of the guide in a view without an explicit one.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size and the alignment guides of a view. Nothing is aligned here: a view has no size.
public struct ViewDimensions: Equatable, Sendable {
    /// The width, in points.
    public let width: CGFloat
    /// The height, in points.
    public let height: CGFloat
    /// The position of a guide. Always 0 here.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The position of a guide. Always 0 here.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
    /// The explicit position of a guide. Always `nil` here.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    /// The explicit position of a guide. Always `nil` here.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) { name = "\(id)" }
    /// The top edge.
    public static let top = VerticalAlignment(name: "top")
    /// The center.
    public static let center = VerticalAlignment(name: "center")
    /// The bottom edge.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    /// Creates a custom alignment.
    public init(_ id: any AlignmentID.Type) { name = "\(id)" }
    /// The leading edge.
    public static let leading = HorizontalAlignment(name: "leading")
    /// The center.
    public static let center = HorizontalAlignment(name: "center")
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(name: "trailing")
    /// The leading edge of a list's row separators.
    public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
    /// The trailing edge of a list's row separators.
    public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
    /// The alignment along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from one for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The center of the first text baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The center of the last text baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading end of the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading end of the last text baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing end of the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing end of the last text baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
