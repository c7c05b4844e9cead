/// The size that a container proposes to a view; nil asks for the view's ideal.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points.
    public var width: CGFloat?
    /// The height in points.
    public var height: CGFloat?

    /// No room at all.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// As much room as the view wants.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Whatever the view would like.
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

    /// The proposal, with something for what it leaves open.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
