/// A form that is drawn. Nothing is drawn here; a shape is a view without content.
nonisolated public protocol Shape: View, Animatable, Sendable where Body == Never {
    /// The shape's outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size that the shape takes of what is proposed.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// All that is proposed.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// A shape that can be drawn within itself.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the shape within this one.
    associatedtype InsetShape: InsettableShape = Self
    /// The shape at a distance within this one.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
    /// The same shape: it has no size here.
    nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    public typealias Body = Never
    /// A rectangle.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    /// Corners of a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    /// Corners of a size, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
    public typealias Body = Never
    /// An ellipse.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
    public typealias Body = Never
    /// A circle.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
    public typealias Body = Never
    /// A capsule.
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

/// A view that is only drawn: it has no content.
@MainActor protocol DrawnView: PrimitiveView {}

extension DrawnView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, in: parent, environment: environment).evaluated()
    }
}

/// A line between views.
nonisolated public struct Divider: View {
    public typealias Body = Never
    /// A line.
    public init() {}
}
