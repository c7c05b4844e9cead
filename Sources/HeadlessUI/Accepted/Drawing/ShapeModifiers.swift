extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
    /// A circle.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    nonisolated public static var capsule: Capsule { Capsule() }
    /// A capsule.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what the view is in.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
    /// The shape, filled.
    nonisolated public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> some View {
        self
    }
    /// The shape, filled with the style of the surroundings.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { self }
    /// The shape's outline.
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some Shape
    { self }
    /// The shape's outline.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> some Shape
    { self }
    /// The shape's outline.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// The shape's outline.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
    /// A part of the shape's outline.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
    /// The shape, turned.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    /// The shape, scaled.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
    /// The shape, scaled.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    /// The shape, moved.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
    /// The shape, moved.
    nonisolated public func offset(_ offset: CGSize) -> some Shape { self }
    /// The shape, in a size.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    /// The shape, transformed.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape { self }
    /// What is in both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What is in one of two shapes.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What is in this shape, and not in another.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

extension InsettableShape {
    /// The shape's outline, within the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { self }
    /// The shape's outline, within the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { self }
    /// The shape's outline, within the shape.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
}

/// A shape whose kind is not known.
nonisolated public struct AnyShape: Shape {
    public typealias Body = Never
    private let makePath: @Sendable (CGRect) -> Path

    /// Forgets the kind of a shape.
    public init<S: Shape>(_ shape: S) { makePath = { shape.path(in: $0) } }
    public func path(in rect: CGRect) -> Path { makePath(rect) }
}

/// The shape of what the view is in.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public typealias Body = Never
    /// The shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle whose corners are round, each as much as is said.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public typealias Body = Never
    /// Corners of radii, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
    /// Corners of radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How round the corners of a rectangle are, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The corner at the top where lines begin.
    public var topLeading: CGFloat
    /// The corner at the bottom where lines begin.
    public var bottomLeading: CGFloat
    /// The corner at the bottom where lines end.
    public var bottomTrailing: CGFloat
    /// The corner at the top where lines end.
    public var topTrailing: CGFloat

    /// Radii in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
