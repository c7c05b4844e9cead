/// How a change is shown. Time does not pass here: an animation lasts until the host ends it.
public struct Animation: Hashable, Sendable {
    private var name: String

    /// The animation that is used where none is named.
    public static let `default` = Animation(name: "default")
    /// An animation that begins and ends slowly.
    public static let easeInOut = Animation(name: "easeInOut")
    /// An animation that begins slowly.
    public static let easeIn = Animation(name: "easeIn")
    /// An animation that ends slowly.
    public static let easeOut = Animation(name: "easeOut")
    /// An animation of constant speed.
    public static let linear = Animation(name: "linear")
    /// An animation like that of a spring.
    public static let spring = Animation(name: "spring")
    /// An animation like that of a spring that a person moves.
    public static let interactiveSpring = Animation(name: "interactiveSpring")
    /// An animation like that of a spring, which swings a little.
    public static let bouncy = Animation(name: "bouncy")
    /// An animation like that of a spring, which does not swing.
    public static let smooth = Animation(name: "smooth")
    /// An animation like that of a spring, which is fast.
    public static let snappy = Animation(name: "snappy")

    /// An animation that begins and ends slowly, of a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(name: "easeInOut \(duration)") }
    /// An animation that begins slowly, of a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(name: "easeIn \(duration)") }
    /// An animation that ends slowly, of a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut \(duration)") }
    /// An animation of constant speed, of a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear \(duration)") }

    /// An animation along a curve, of a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(name: "timingCurve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)") }

    /// An animation along a curve, of a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(name: "timingCurve \(duration)")
    }

    /// An animation like that of a spring.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(name: "spring \(response) \(dampingFraction) \(blendDuration)") }

    /// An animation like that of a spring, of a duration in seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        Animation(name: "spring of \(duration) \(bounce) \(blendDuration)")
    }

    /// An animation like that of a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(name: "spring \(spring.duration) \(spring.bounce) \(blendDuration)")
    }

    /// An animation like that of a spring that a person moves.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(name: "interactiveSpring \(response) \(dampingFraction) \(blendDuration)") }

    /// An animation like that of a spring that a person moves, of a duration in seconds.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(name: "interactiveSpring of \(duration) \(extraBounce) \(blendDuration)") }

    /// An animation like that of a spring with a mass.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation(name: "interpolatingSpring \(mass) \(stiffness) \(damping) \(initialVelocity)") }

    /// An animation like that of a spring, which swings, of a duration in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "bouncy \(duration) \(extraBounce)")
    }

    /// An animation like that of a spring, which does not swing, of a duration in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "smooth \(duration) \(extraBounce)")
    }

    /// An animation like that of a spring, which is fast, of a duration in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(name: "snappy \(duration) \(extraBounce)")
    }

    /// The animation, beginning later, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(name: "\(name) delay \(delay)") }
    /// The animation, faster or slower.
    public func speed(_ speed: Double) -> Animation { Animation(name: "\(name) speed \(speed)") }
    /// The animation, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name) repeatCount \(repeatCount) \(autoreverses)")
    }
    /// The animation, again and again. The host ends it as any other.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name) repeatForever \(autoreverses)")
    }
    /// The animation, where something holds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A spring.
public struct Spring: Hashable, Sendable {
    /// In seconds.
    public var duration: Double
    /// How much it swings.
    public var bounce: Double
    /// A spring that does not swing.
    public static var smooth: Spring { Spring() }
    /// A spring that is fast.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring that swings.
    public static var bouncy: Spring { Spring(bounce: 0.3) }

    /// A spring of a duration in seconds.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// A spring by what it answers in how many seconds.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let name: String
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(name: "easeInOut")
    /// Slow at the beginning.
    public static let easeIn = UnitCurve(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = UnitCurve(name: "easeOut")
    /// A line.
    public static let linear = UnitCurve(name: "linear")

    /// A curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)")
    }
}

/// When an animation counts as ended. Here both are the host's `reap`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When most of it is over.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
