import Foundation

/// An animation. HeadlessUI draws nothing in between: an animation has only a duration, on the host's clock.
public struct Animation: Hashable, Sendable {
    private let name: String
    /// The seconds until the animation is removed; infinity if it repeats forever.
    let duration: TimeInterval
    /// The seconds until the animation has logically completed. A spring has by then only its long tail left.
    let logicalDuration: TimeInterval

    /// The seconds that an animation lasts if the app names none (documentation of `Animation.easeInOut`).
    private static let usualDuration = 0.35

    private init(_ name: String, lasting duration: TimeInterval, logically logicalDuration: TimeInterval? = nil) {
        self.name = name
        self.duration = duration
        self.logicalDuration = logicalDuration ?? duration
    }

    private init(_ name: String, _ spring: Spring) {
        self.init(
            "\(name) \(spring.duration) \(spring.bounce)", lasting: spring.settlingDuration, logically: spring.duration)
    }

    /// The default animation, a spring since iOS 17.
    public static let `default` = Animation("default", Spring(duration: 0.55))
    /// An animation that starts and ends slowly.
    public static let easeInOut = easeInOut(duration: usualDuration)
    /// An animation that starts slowly.
    public static let easeIn = easeIn(duration: usualDuration)
    /// An animation that ends slowly.
    public static let easeOut = easeOut(duration: usualDuration)
    /// An animation with a constant speed.
    public static let linear = linear(duration: usualDuration)
    /// A spring animation.
    public static let spring = Animation("spring", Spring())
    /// An interactive spring animation.
    public static let interactiveSpring = Animation("interactiveSpring", Spring(response: 0.15, dampingRatio: 0.86))
    /// A spring animation with a small bounce.
    public static let bouncy = Animation("bouncy", .bouncy)
    /// A spring animation without bounce.
    public static let smooth = Animation("smooth", .smooth)
    /// A fast spring animation.
    public static let snappy = Animation("snappy", .snappy)

    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", lasting: duration) }
    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", lasting: duration) }
    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", lasting: duration) }
    /// Returns an animation with a constant speed and a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation("linear", lasting: duration) }

    /// Returns an animation along a Bézier curve, with a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve \(p1x) \(p1y) \(p2x) \(p2y)", lasting: duration) }

    /// Returns an animation along a curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation("timingCurve \(curve)", lasting: duration)
    }

    /// Returns a spring animation.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation("spring", Spring(response: response, dampingRatio: dampingFraction)) }

    /// Returns a spring animation with a duration in seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        Animation("spring", Spring(duration: duration, bounce: bounce))
    }

    /// Returns a spring animation.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation("spring", spring)
    }

    /// Returns an interactive spring animation.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation("interactiveSpring", Spring(response: response, dampingRatio: dampingFraction)) }

    /// Returns an interactive spring animation with a duration in seconds.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation("interactiveSpring", Spring(duration: duration, bounce: 0.14 + extraBounce)) }

    /// Returns a spring animation with a mass.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation("interpolatingSpring", Spring(mass: mass, stiffness: stiffness, damping: damping)) }

    /// Returns a spring animation with a bounce and a duration in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("bouncy", Spring(duration: duration, bounce: Spring.bouncy.bounce + extraBounce))
    }

    /// Returns a spring animation without bounce, with a duration in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("smooth", Spring(duration: duration, bounce: extraBounce))
    }

    /// Returns a fast spring animation with a duration in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("snappy", Spring(duration: duration, bounce: Spring.snappy.bounce + extraBounce))
    }
}

extension Animation {
    /// Returns the animation, delayed by a number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        changed("delay \(delay)") { $0 + max(0, delay) }
    }

    /// Returns the animation at another speed. At no speed it never ends.
    public func speed(_ speed: Double) -> Animation {
        changed("speed \(speed)") { speed > 0 ? $0 / speed : .infinity }
    }

    /// Returns the animation, repeated a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed("repeatCount \(repeatCount) \(autoreverses)") { $0 * Double(max(1, repeatCount)) }
    }

    /// Returns the animation, repeated forever. A view that is removed with it stays until the host ends animations.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed("repeatForever \(autoreverses)") { _ in .infinity }
    }

    /// Returns the animation with a logical completion after a number of seconds, unless it completes before.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(
            "\(name) logicallyComplete \(duration)", lasting: self.duration,
            logically: min(logicalDuration, max(0, duration)))
    }

    private func changed(_ words: String, _ change: (TimeInterval) -> TimeInterval) -> Animation {
        Animation("\(name) \(words)", lasting: change(duration), logically: change(logicalDuration))
    }
}

/// The event that completes an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// The animation has logically completed.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// The animation has been removed.
    public static let removed = AnimationCompletionCriteria(name: "removed")

    /// Returns the seconds after which an animation is complete.
    func duration(of animation: Animation) -> TimeInterval {
        self == .removed ? animation.duration : animation.logicalDuration
    }
}
