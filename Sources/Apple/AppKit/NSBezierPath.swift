/// A path of AppKit, which stores the points that it receives.
open class NSBezierPath: NSObject {
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
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) { self.init(rect: rect) }
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
    open func line(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve.
    open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a rectangle.
    open func appendRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse.
    open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds an arc, with angles in degrees.
    open func appendArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: clockwise)
    }
    /// Closes the current subpath.
    open func close() { path.closeSubpath() }
    /// Fills the path. Has no effect here.
    open func fill() {}
    /// Strokes the path. Has no effect here.
    open func stroke() {}
    /// Clips to the path. Has no effect here.
    open func addClip() {}
}
