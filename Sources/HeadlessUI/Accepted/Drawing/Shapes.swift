/// A two-dimensional shape. The host draws nothing; a shape is a view without content.
nonisolated public protocol Shape: View, Animatable, Sendable where Body == Never {
    /// Returns the outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// Returns the size of the shape for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// Returns the proposed size.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape that can inset itself.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape = Self
    /// Returns the shape, inset by an amount.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
    /// Returns the same shape: shapes have no size here.
    nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    public typealias Body = Never
    /// Creates a rectangle.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    /// Creates a rectangle with a corner radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    /// Creates a rectangle with a corner size, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
    public typealias Body = Never
    /// Creates an ellipse.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
    public typealias Body = Never
    /// Creates a circle.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose short sides are semicircles.
nonisolated public struct Capsule: InsettableShape {
    public typealias Body = Never
    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: DrawnView {}
extension RoundedRectangle: DrawnView {}
extension Ellipse: DrawnView {}
extension Circle: DrawnView {}
extension Capsule: DrawnView {}
extension Color: DrawnView {}
extension LinearGradient: DrawnView {}
extension RadialGradient: DrawnView {}
extension Divider: DrawnView {}

/// A view without content, which would only be drawn.
@MainActor protocol DrawnView: PrimitiveView {}

extension DrawnView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, in: parent, environment: environment).evaluated()
    }
}

/// A line that separates views.
nonisolated public struct Divider: View {
    public typealias Body = Never
    /// Creates a divider.
    public init() {}
}
