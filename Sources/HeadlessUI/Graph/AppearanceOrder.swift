/// The order in which the onAppear actions of one update run. None is promised, so that a test may want any.
public struct AppearanceOrder: Sendable {
    private var state: UInt64?

    /// Views are asked from the outside in, in the order of their parents' content.
    public static let outsideIn = AppearanceOrder(state: nil)

    /// An order by chance that is the same for the same seed.
    public static func seeded(_ seed: UInt64) -> AppearanceOrder {
        AppearanceOrder(state: seed)
    }

    /// The positions 0..<count, each once.
    mutating func order(of count: Int) -> [Int] {
        var positions = Array(0..<count)
        guard state != nil, count > 1 else { return positions }
        for last in stride(from: count - 1, to: 0, by: -1) {
            positions.swapAt(last, Int(next() % UInt64(last + 1)))
        }
        return positions
    }

    /// SplitMix64: small, and good enough to shuffle a handful of actions.
    private mutating func next() -> UInt64 {
        let current = (state ?? 0) &+ 0x9E37_79B9_7F4A_7C15
        state = current
        var mixed = current
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
