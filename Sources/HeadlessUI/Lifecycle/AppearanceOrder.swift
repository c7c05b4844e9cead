/// The order in which the onAppear actions of an update run.
struct AppearanceOrder {
    private let order: SystemAssumptions.AppearanceOrder
    /// The state of the generator of a shuffled order.
    private var state: UInt64 = 2

    init(_ order: SystemAssumptions.AppearanceOrder) {
        self.order = order
    }

    /// Returns the positions 0..<count, each once, in the order in which their actions run.
    mutating func positions(of count: Int) -> [Int] {
        guard count > 1 else { return Array(0..<count) }
        switch order {
        case .outsideIn: return Array(0..<count)
        case .insideOut: return (0..<count).reversed()
        case .shuffled: return shuffled(count)
        }
    }

    private mutating func shuffled(_ count: Int) -> [Int] {
        var positions = Array(0..<count)
        for last in stride(from: count - 1, to: 0, by: -1) {
            // The constants are those of Knuth's generator for 64 bits; its upper bits are the better ones.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            positions.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
        }
        return positions
    }
}
