/// The order in which the onAppear actions of one update run. SwiftUI promises no order, so a test may choose any.
public struct AppearanceOrder: Sendable {
    private let seed: UInt64?
    /// The rest of the seed after the updates so far; 0 means that the next update starts with the whole seed.
    private var rest: UInt64 = 0

    /// The order from the outside in, and in the order of the parents' content.
    public static let outsideIn = AppearanceOrder(seed: nil)

    /// Returns an order that depends only on the seed.
    ///
    /// The seeds below 6 produce each order of three views once, and the seeds below 24 each order of four. Larger seeds order
    /// successive updates differently.
    public static func seeded(_ seed: UInt64) -> AppearanceOrder {
        AppearanceOrder(seed: seed)
    }

    private init(seed: UInt64?) {
        self.seed = seed
    }

    /// Returns the positions 0..<count, each once.
    mutating func order(of count: Int) -> [Int] {
        var positions = Array(0..<count)
        guard let seed, count > 1 else { return positions }
        if rest == 0 { rest = seed }
        // The digits of the seed choose the next of the remaining positions, from the last position down.
        for choices in stride(from: UInt64(count), to: 1, by: -1) {
            positions.swapAt(Int(choices - 1), Int(rest % choices))
            rest /= choices
        }
        return positions
    }
}
