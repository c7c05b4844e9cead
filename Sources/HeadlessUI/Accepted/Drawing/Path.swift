/// An outline. Nothing is drawn here: a path knows the points that it was given, and no more.
nonisolated public struct Path: Shape, Equatable {
    public typealias Body = Never
    private var points: [CGPoint] = []

    /// An empty path.
    public init() {}
    /// The outline of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// The outline of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    /// The outline of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }
    /// The outline of an ellipse.
    public init(ellipseIn rect: CGRect) { addRect(rect) }
    /// What a closure adds to an empty path.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public func path(in rect: CGRect) -> Path { self }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { points.isEmpty }
    /// Where the path ends; nil where it is empty.
    public var currentPoint: CGPoint? { points.last }
    /// The rectangle around the points that the path was given.
    public var boundingRect: CGRect {
        guard let first = points.first else { return .null }
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        let left = xs.min() ?? first.x
        let top = ys.min() ?? first.y
        return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }

    /// Whether a point is in the rectangle around the path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }

    /// Goes to a point.
    public mutating func move(to point: CGPoint) { points.append(point) }
    /// Draws a line to a point.
    public mutating func addLine(to point: CGPoint) { points.append(point) }
    /// Draws lines from point to point.
    public mutating func addLines(_ lines: [CGPoint]) { points += lines }
    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
    /// Draws a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(point) }
    /// Draws a part of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let angle = endAngle.radians
        points.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
    /// Draws a part of a circle between two tangents.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { points.append(tangent2End) }
    /// Draws a part of a circle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: Angle(radians: startAngle.radians + delta.radians), clockwise: false)
    }
    /// Draws a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        points.append(CGPoint(x: rect.maxX, y: rect.maxY))
        points.append(rect.origin)
    }
    /// Draws rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect) }
    }
    /// Draws a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect) }
    /// Draws an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { addRect(rect) }
    /// Draws another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { points += path.points }
    /// Draws a line to where the path began.
    public mutating func closeSubpath() {}
    /// The path, transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { self }
    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = self
        path.points = points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        return path
    }
    /// A part of the path.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
    /// The outline of the path's line.
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// How wide it is, in points.
    public var lineWidth: CGFloat
    /// How it ends.
    public var lineCap: CGLineCap
    /// How it turns.
    public var lineJoin: CGLineJoin
    /// How long a turn may get.
    public var miterLimit: CGFloat
    /// How long its pieces and gaps are, in points.
    public var dash: [CGFloat]
    /// Where its first piece begins.
    public var dashPhase: CGFloat

    /// A line of a width, in points.
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

/// How a form is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether a part is filled depends on how often it is enclosed.
    public var isEOFilled: Bool
    /// Whether the border is smoothed.
    public var isAntialiased: Bool

    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
