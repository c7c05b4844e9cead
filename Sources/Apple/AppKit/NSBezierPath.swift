/// A path of AppKit.
open class NSBezierPath: BezierPath {
    /// A path with a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) { self.init(rect: rect) }
    /// Adds a line to a point.
    open func line(to point: CGPoint) { mutablePath.addLine(to: point) }
    /// Adds a cubic curve.
    open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a rectangle.
    open func appendRect(_ rect: CGRect) { mutablePath.addRect(rect) }
    /// Adds an ellipse.
    open func appendOval(in rect: CGRect) { mutablePath.addEllipse(in: rect) }
    /// Adds an arc, with angles in degrees.
    open func appendArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        mutablePath.addArc(
            center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: clockwise)
    }
}
