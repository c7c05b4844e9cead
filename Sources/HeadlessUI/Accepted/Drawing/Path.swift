/// The outline of a shape. The host draws nothing: a path stores only the points that it receives.
nonisolated public struct Path: Shape, Equatable {
    public typealias Body = Never
    private var points: [CGPoint] = []

    /// Creates an empty path.
    public init() {}
    /// Creates a path with a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// Creates a path with a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    /// Creates a path with a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    /// Creates a path with an ellipse.
    public init(ellipseIn rect: CGRect) { addRect(rect) }
    /// Creates an empty path and runs a closure that adds to it.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public func path(in rect: CGRect) -> Path { self }

    /// Whether the path has no points.
    public var isEmpty: Bool { points.isEmpty }
    /// The last point of the path, or `nil` if the path is empty.
    public var currentPoint: CGPoint? { points.last }
    /// The smallest rectangle that contains the path's points.
    public var boundingRect: CGRect {
        guard let first = points.first else { return .null }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        let left = xs.min() ?? first.x
        let top = ys.min() ?? first.y
        return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }

    /// Returns whether the path's bounding rectangle contains a point.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }

    /// Begins a subpath at a point.
    public mutating func move(to point: CGPoint) { points.append(point) }
    /// Adds a line to a point.
    public mutating func addLine(to point: CGPoint) { points.append(point) }
    /// Adds lines between points.
    public mutating func addLines(_ lines: [CGPoint]) { points += lines }
    /// Adds a quadratic curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
    /// Adds a cubic curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(point) }
    /// Adds an arc.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let angle = endAngle.radians
        points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
    /// Adds an arc between two tangents.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { points.append(tangent2End) }
    /// Adds an arc.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: false)
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        points.append(CGPoint(x: rect.maxX, y: rect.maxY))
        points.append(rect.origin)
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect) }
    }
    /// Adds a rounded rectangle.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect) }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect) }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { points += path.points }
    /// Closes the current subpath.
    public mutating func closeSubpath() {}
    /// Returns the path. The transform has no effect here.
    public func applying(_ transform: CGAffineTransform) -> Path { self }
    /// Returns the path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = self
        path.points = points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        return path
    }
    /// Returns the path. The trim has no effect here.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
    /// Returns the path. The stroke has no effect here.
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

/// The characteristics of a stroke.
public struct StrokeStyle: Equatable, Sendable {
    /// The width, in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of the joins.
    public var lineJoin: CGLineJoin
    /// The limit of a miter join.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in points.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The way to fill a shape.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides which parts are inside.
    public var isEOFilled: Bool
    /// Whether the edge is antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
