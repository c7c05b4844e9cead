/// A vector.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat
    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)
    /// A vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Returns a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A path, which stores the points that it receives.
open class CGPath: @unchecked Sendable {
    package var path: Path
    init(_ path: Path) { self.path = path }
    /// A path with a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { path = Path(rect) }
    /// A path with an ellipse.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { path = Path(ellipseIn: rect) }
    /// The smallest rectangle that contains the path's points.
    public var boundingBox: CGRect { path.boundingRect }
    /// The smallest rectangle that contains the path's points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether the path has no points.
    public var isEmpty: Bool { path.isEmpty }
    /// The last point of the path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Returns whether the path's bounding rectangle contains a point.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

/// A path that can change.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() { super.init(Path()) }
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a path.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Adds an arc.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    /// Closes the current subpath.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// The path of a Core Graphics path.
    public init(_ path: CGPath) { self = path.path }
    /// The Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }
}
