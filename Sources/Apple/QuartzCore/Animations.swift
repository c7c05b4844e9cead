/// Returns the seconds since the system has started. The moments of a host are those of its clock, not these.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Changes of layers that belong together. Nothing is animated here.
public enum CATransaction {
    /// Begins changes.
    public static func begin() {}
    /// Ends changes.
    public static func commit() {}
    /// Applies all changes.
    public static func flush() {}
    /// Sets whether layers animate their changes. Has no effect here.
    public static func setDisableActions(_ flag: Bool) {}
    /// Sets the duration. Has no effect here.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Sets the pace. Has no effect here.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Sets the block that runs after the animations: it runs at once, since nothing is animated.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// An animation of a layer.
open class CAAnimation: NSObject {
    /// The duration in seconds.
    open var duration: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// Whether the animation runs backward after it has run forward.
    open var autoreverses = false
    /// Whether the animation is removed at its end.
    open var isRemovedOnCompletion = true
    /// The pace.
    open var timingFunction: CAMediaTimingFunction?
}

/// An animation of a property.
open class CABasicAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// An animation of a property.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject {
    /// A pace with a name.
    public init(name: CAMediaTimingFunctionName) {}
    /// A pace with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Steady.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

extension CALayer {
    /// Adds an animation. Has no effect here.
    public func add(_ anim: CAAnimation, forKey key: String?) {}
    /// Removes an animation. Has no effect here.
    public func removeAnimation(forKey key: String) {}
}
