import Foundation

/// What `UIBezierPath` and `NSBezierPath` have in common: a path that stores the points that it receives. The type is HeadlessUI's own.
open class BezierPath: NSObject {
    /// The path for subclasses to extend.
    public let mutablePath = CGMutablePath()
    /// The width of lines.
    open var lineWidth: CGFloat = 1

    /// An empty path.
    public override init() {}
    /// A path with a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        mutablePath.addRect(rect)
    }
    /// A path with an ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        mutablePath.addEllipse(in: rect)
    }
    /// The path of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        mutablePath.addPath(cgPath)
    }

    /// The Core Graphics path.
    open var cgPath: CGPath { mutablePath }
    /// The smallest rectangle that contains the path's points.
    open var bounds: CGRect { mutablePath.boundingBox }
    /// Whether the path has no points.
    open var isEmpty: Bool { mutablePath.isEmpty }
    /// The last point.
    open var currentPoint: CGPoint { mutablePath.currentPoint }
    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { mutablePath.move(to: point) }
    /// Closes the current subpath.
    open func close() { mutablePath.closeSubpath() }
    /// Returns whether the path's bounding rectangle contains a point.
    open func contains(_ point: CGPoint) -> Bool { mutablePath.contains(point) }
    /// Fills the path. Has no effect here.
    open func fill() {}
    /// Strokes the path. Has no effect here.
    open func stroke() {}
    /// Clips to the path. Has no effect here.
    open func addClip() {}
}
