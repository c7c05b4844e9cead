/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path of UIKit, which stores the points that it receives.
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()
    /// The width of lines.
    open var lineWidth: CGFloat = 1

    /// An empty path.
    public override init() {}
    /// A path with a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// A path with an ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// A path with a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    /// A path with a rectangle that has round corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }
    /// A path with an arc.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// The path of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The Core Graphics path.
    open var cgPath: CGPath { path }
    /// The smallest rectangle that contains the path's points.
    open var bounds: CGRect { path.boundingBox }
    /// Whether the path has no points.
    open var isEmpty: Bool { path.isEmpty }
    /// The last point.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
    /// Adds a path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    /// Closes the current subpath.
    open func close() { path.closeSubpath() }
    /// Returns whether the path's bounding rectangle contains a point.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// Transforms the path. Has no effect here.
    open func apply(_ transform: CGAffineTransform) {}
    /// Fills the path. Has no effect here.
    open func fill() {}
    /// Strokes the path. Has no effect here.
    open func stroke() {}
    /// Clips to the path. Has no effect here.
    open func addClip() {}
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from an edge.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    /// No distance.
    public static let zero = UIEdgeInsets()
    /// No distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// Distances from the edges.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
