/// A layer with a gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// The colors.
    open var colors: [Any]?
    /// The positions of the colors.
    open var locations: [NSNumber]?
    /// The point of the first color.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The point of the last color.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    /// The shape.
    open var path: CGPath?
    /// The color of the fill.
    open var fillColor: CGColor?
    /// The color of the stroke.
    open var strokeColor: CGColor?
    /// The width of the stroke.
    open var lineWidth: CGFloat = 1
    /// The start of the stroke, between 0 and 1.
    open var strokeStart: CGFloat = 0
    /// The end of the stroke, between 0 and 1.
    open var strokeEnd: CGFloat = 1
    /// The shape of the ends of lines.
    open var lineCap = CAShapeLayerLineCap.butt
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Square, at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that emits particles. None appear here.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The center of the emission.
    open var emitterPosition = CGPoint.zero
    /// The size of the emission.
    open var emitterSize = CGSize.zero
    /// The number of particles relative to that of the cells.
    open var birthRate: Float = 1
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
    /// The number of particles a second.
    open var birthRate: Float = 0
    /// The seconds of a particle.
    open var lifetime: Float = 0
    /// The speed.
    open var velocity: CGFloat = 0
    /// The range of the speed.
    open var velocityRange: CGFloat = 0
    /// The range of the angle.
    open var emissionRange: CGFloat = 0
    /// The size.
    open var scale: CGFloat = 1
    /// The color.
    open var color: CGColor?
    /// The picture.
    open var contents: Any?
}
