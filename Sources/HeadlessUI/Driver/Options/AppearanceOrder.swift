/// The order in which the onAppear actions of one update run. None is promised, so that a test may want any.
public struct AppearanceOrder: Sendable {
    private let seed: UInt64?
    /// What is left of the seed after the updates so far; it begins anew where nothing is.
    private var rest: UInt64 = 0

    /// Views are asked from the outside in, in the order of their parents' content.
    public static let outsideIn = AppearanceOrder(seed: nil)

    /// An order that is the same for the same seed. The seeds below 6 give each order of three views once, those below 24
    /// each order of four; larger seeds order one update in another way than the next.
    public static func seeded(_ seed: UInt64) -> AppearanceOrder {
        AppearanceOrder(seed: seed)
    }

    private init(seed: UInt64?) {
        self.seed = seed
    }

    /// The positions 0..<count, each once.
    mutating func order(of count: Int) -> [Int] {
        var positions = Array(0..<count)
        guard let seed, count > 1 else { return positions }
        if rest == 0 { rest = seed }
        // The seed is a number whose digits say which of those that are left comes next, from the last position down.
        for choices in stride(from: UInt64(count), to: 1, by: -1) {
            positions.swapAt(Int(choices - 1), Int(rest % choices))
            rest /= choices
        }
        return positions
    }
}
