/// The only random number generator of the engine: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). The same seed gives the same numbers in every process, on every system.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator from a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Creates the generator for one member of a family, as a function of both numbers.
    public init(seed: UInt64, index: UInt64) {
        // Mixes twice, so that the sequences of neighboring seeds and indices are unrelated.
        state = Self.mixed(Self.mixed(seed &+ Self.gamma) ^ index)
    }

    /// Returns the next number of the sequence.
    public mutating func next() -> UInt64 {
        state &+= Self.gamma
        return Self.mixed(state)
    }

    /// Returns a number below a bound that is small compared to 2^32, with a bias of less than bound / 2^32.
    @inline(__always)
    public mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: ((next() &>> 32) &* UInt64(truncatingIfNeeded: bound)) &>> 32)
    }

    private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed &>> 31)
    }
}
