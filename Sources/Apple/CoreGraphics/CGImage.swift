/// An image, of which only the size is known.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// An image of a size.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Returns the part in a rectangle.
    public func cropping(to rect: CGRect) -> CGImage? { CGImage(width: Int(rect.width), height: Int(rect.height)) }
}

/// A context for drawing. Nothing is drawn here.
public final class CGContext {
    package init() {}
    /// Saves the state. Has no effect here.
    public func saveGState() {}
    /// Restores the state. Has no effect here.
    public func restoreGState() {}
    /// Sets the color of fills. Has no effect here.
    public func setFillColor(_ color: CGColor) {}
    /// Sets the color of strokes. Has no effect here.
    public func setStrokeColor(_ color: CGColor) {}
    /// Sets the width of lines. Has no effect here.
    public func setLineWidth(_ width: CGFloat) {}
    /// Fills a rectangle. Has no effect here.
    public func fill(_ rect: CGRect) {}
    /// Strokes a rectangle. Has no effect here.
    public func stroke(_ rect: CGRect) {}
    /// Fills an ellipse. Has no effect here.
    public func fillEllipse(in rect: CGRect) {}
    /// Adds a path. Has no effect here.
    public func addPath(_ path: CGPath) {}
    /// Adds an ellipse. Has no effect here.
    public func addEllipse(in rect: CGRect) {}
    /// Begins a subpath. Has no effect here.
    public func move(to point: CGPoint) {}
    /// Adds a line. Has no effect here.
    public func addLine(to point: CGPoint) {}
    /// Fills the path. Has no effect here.
    public func fillPath() {}
    /// Strokes the path. Has no effect here.
    public func strokePath() {}
    /// Clips to the path. Has no effect here.
    public func clip() {}
    /// Moves the origin. Has no effect here.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Scales the coordinates. Has no effect here.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Rotates the coordinates. Has no effect here.
    public func rotate(by angle: CGFloat) {}
    /// Draws an image. Has no effect here.
    public func draw(_ image: CGImage, in rect: CGRect) {}
}
