extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rounded rectangle.
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
    /// The shape of the container.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
    /// Fills the shape with a style. Has no effect here.
    nonisolated public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> some Shape {
        self
    }
    /// Fills the shape with the foreground style. Has no effect here.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some Shape { self }
    /// Strokes the shape with a style. Has no effect here.
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some Shape
    { self }
    /// Strokes the shape with a style. Has no effect here.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> some Shape
    { self }
    /// Strokes the shape. Has no effect here.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// Strokes the shape. Has no effect here.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
    /// Trims the outline. Has no effect here.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
    /// Rotates the shape. Has no effect here.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    /// Scales the shape. Has no effect here.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
    /// Scales the shape. Has no effect here.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    /// Moves the shape. Has no effect here.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
    /// Moves the shape. Has no effect here.
    nonisolated public func offset(_ offset: CGSize) -> some Shape { self }
    /// Sizes the shape. Has no effect here.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    /// Transforms the shape. Has no effect here.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape { self }
    /// Intersects the shape with another one. Has no effect here.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// Unites the shape with another one. Has no effect here.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// Subtracts another shape. Has no effect here.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

extension InsettableShape {
    /// Fills the shape with a style. Has no effect here.
    nonisolated public func fill<S: ShapeStyle>(
        _ style: S, style fillStyle: FillStyle = FillStyle()
    ) -> some InsettableShape { self }
    /// Strokes the inner border of the shape. Has no effect here.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some InsettableShape { self }
    /// Strokes the inner border of the shape. Has no effect here.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some InsettableShape { self }
    /// Strokes the inner border of the shape. Has no effect here.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
}

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
    public typealias Body = Never
    private let makePath: @Sendable (CGRect) -> Path

    /// Erases the type of a shape.
    public init<S: Shape>(_ shape: S) { makePath = { shape.path(in: $0) } }
    public func path(in rect: CGRect) -> Path { makePath(rect) }
}

/// The shape of the container.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public typealias Body = Never
    /// Creates the shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with a separate radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public typealias Body = Never
    /// Creates a rectangle with corner radii, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
    /// Creates a rectangle with corner radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
