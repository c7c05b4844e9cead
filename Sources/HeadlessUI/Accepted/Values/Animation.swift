/// An animation. No time passes here: an animation lasts until the host ends it.
public struct Animation: Hashable, Sendable {
    private var name: String

    /// The default animation.
    public static let `default` = Animation(name: "default")
    /// An animation that starts and ends slowly.
    public static let easeInOut = Animation(name: "easeInOut")
    /// An animation that starts slowly.
    public static let easeIn = Animation(name: "easeIn")
    /// An animation that ends slowly.
    public static let easeOut = Animation(name: "easeOut")
    /// An animation with a constant speed.
    public static let linear = Animation(name: "linear")
    /// A spring animation.
    public static let spring = Animation(name: "spring")
    /// An interactive spring animation.
    public static let interactiveSpring = Animation(name: "interactiveSpring")
    /// A spring animation with a small bounce.
    public static let bouncy = Animation(name: "bouncy")
    /// A spring animation without bounce.
    public static let smooth = Animation(name: "smooth")
    /// A fast spring animation.
    public static let snappy = Animation(name: "snappy")

    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(name: "easeInOut \(duration)") }
    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(name: "easeIn \(duration)") }
    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut \(duration)") }
    /// Returns an animation with a constant speed and a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear \(duration)") }

    /// Returns an animation along a Bézier curve, with a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(name: "timingCurve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)") }

    /// Returns an animation along a curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(name: "timingCurve \(duration)")
    }

    /// Returns a spring animation.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(name: "spring \(response) \(dampingFraction) \(blendDuration)") }

    /// Returns a spring animation with a duration in seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        Animation(name: "spring of \(duration) \(bounce) \(blendDuration)")
    }

    /// Returns a spring animation.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(name: "spring \(spring.duration) \(spring.bounce) \(blendDuration)")
    }

    /// Returns an interactive spring animation.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(name: "interactiveSpring \(response) \(dampingFraction) \(blendDuration)") }

    /// Returns an interactive spring animation with a duration in seconds.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(name: "interactiveSpring of \(duration) \(extraBounce) \(blendDuration)") }

    /// Returns a spring animation with a mass.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation(name: "interpolatingSpring \(mass) \(stiffness) \(damping) \(initialVelocity)") }

    /// Returns a spring animation with a bounce and a duration in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "bouncy \(duration) \(extraBounce)")
    }

    /// Returns a spring animation without bounce, with a duration in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "smooth \(duration) \(extraBounce)")
    }

    /// Returns a fast spring animation with a duration in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "snappy \(duration) \(extraBounce)")
    }

    /// Returns the animation, delayed by a number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(name: "\(name) delay \(delay)") }
    /// Returns the animation at another speed.
    public func speed(_ speed: Double) -> Animation { Animation(name: "\(name) speed \(speed)") }
    /// Returns the animation, repeated a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name) repeatCount \(repeatCount) \(autoreverses)")
    }
    /// Returns the animation, repeated forever. The host ends it like any other animation.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name) repeatForever \(autoreverses)")
    }
    /// Returns the animation. The time of its logical completion has no effect here.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A spring.
public struct Spring: Hashable, Sendable {
    /// The duration, in seconds.
    public var duration: Double
    /// The amount of bounce.
    public var bounce: Double
    /// A spring without bounce.
    public static var smooth: Spring { Spring() }
    /// A fast spring.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring with bounce.
    public static var bouncy: Spring { Spring(bounce: 0.3) }

    /// Creates a spring with a duration in seconds.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// Creates a spring from its response in seconds and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }
}

/// An easing curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(name: "easeInOut")
    /// Slow at the beginning.
    public static let easeIn = UnitCurve(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = UnitCurve(name: "easeOut")
    /// Linear.
    public static let linear = UnitCurve(name: "linear")

    /// Returns a Bézier curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)")
    }
}

/// The event that completes an animation. Here both events occur when the host ends the animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// The animation has logically completed.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// The animation has been removed.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
