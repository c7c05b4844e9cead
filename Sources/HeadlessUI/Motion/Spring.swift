import Foundation

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
        self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
    }

    /// Creates a spring from its mass, its stiffness and its damping.
    init(mass: Double, stiffness: Double, damping: Double) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(response: 2 * .pi / frequency, dampingRatio: damping / (2 * frequency * mass))
    }
}

extension Spring {
    /// The distance from the target below which the spring counts as at rest (documentation of `Spring.settlingDuration`).
    private static let rest = 0.001

    /// The estimated seconds until the spring is at rest, from 0 to a target of 1, without an initial velocity.
    public var settlingDuration: TimeInterval {
        guard duration > 0, duration.isFinite else { return 0 }
        var end = duration
        while distance(after: end) > Self.rest, end < 1_000 * duration { end *= 2 }
        guard distance(after: end) <= Self.rest else { return .infinity }
        var start = 0.0
        while end - start > 0.000_1 {
            let middle = (start + end) / 2
            if distance(after: middle) > Self.rest { start = middle } else { end = middle }
        }
        return end
    }

    /// The damping ratio: 1 for no bounce, less for bounce, more for a flat curve.
    private var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / max(0.001, 1 + bounce) }

    /// Returns a bound of the distance from the target that never grows with time.
    private func distance(after seconds: TimeInterval) -> Double {
        let phase = 2 * .pi / duration * seconds
        let damping = dampingRatio
        guard damping > 1 else {
            let decay = exp(-damping * phase)
            let straight = decay * (1 + damping * phase)
            return damping < 1 ? min(straight, decay / (1 - damping * damping).squareRoot()) : straight
        }
        let root = (damping * damping - 1).squareRoot()
        return exp(-(damping - root) * phase) * (damping + root) / (2 * root)
    }
}
