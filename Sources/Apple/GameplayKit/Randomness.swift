/// A source of numbers that only look random: they depend on the seed.
open class GKRandomSource: NSObject, @unchecked Sendable {
    private var state: UInt64
    /// A source with a seed.
    public init(seed: UInt64) { state = seed }
    /// A source with the same seed each time.
    public override convenience init() { self.init(seed: 1) }
    /// Returns a number.
    open func nextInt() -> Int { Int(next() >> 33) }
    /// Returns a number from 0 up to a bound.
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? nextInt() % upperBound : 0 }
    /// Returns a number between 0 and 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    /// Returns a choice of two.
    open func nextBool() -> Bool { next() >> 63 == 1 }
    private func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
/// A source of numbers.
public final class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {}
/// A source of numbers.
public final class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {}
/// Numbers between two bounds.
open class GKRandomDistribution: NSObject, @unchecked Sendable {
    private let source: GKRandomSource
    private let lowest: Int, highest: Int
    /// Numbers between two bounds.
    public init(
        randomSource source: GKRandomSource, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        self.source = source
        (lowest, highest) = (lowestInclusive, highestInclusive)
    }
    /// Numbers between two bounds.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// Numbers of a die.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// Returns a number.
    open func nextInt() -> Int { lowest + source.nextInt(upperBound: highest - lowest + 1) }
}
/// A thing of a game, made of parts.
open class GKEntity: NSObject {
    /// The parts.
    open private(set) var components: [GKComponent] = []
    /// Adds a part.
    open func addComponent(_ component: GKComponent) { components.append(component) }
    /// Returns the part of a type.
    open func component<T: GKComponent>(ofType componentClass: T.Type) -> T? {
        components.lazy.compactMap { $0 as? T }.first
    }
    /// Updates the parts.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
/// A part of a thing.
open class GKComponent: NSObject {
    /// Updates the part.
    open func update(deltaTime seconds: TimeInterval) {}
}
