/// The size that a container proposes to a view. A nil dimension asks for the view's ideal size.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points.
    public var width: CGFloat?
    /// The height in points.
    public var height: CGFloat?

    /// The proposal that asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A proposal of a width and a height in points.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a size in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal with defaults in place of its nil dimensions.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
