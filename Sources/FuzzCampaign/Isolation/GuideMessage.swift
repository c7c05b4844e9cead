import FuzzEngine
import Locks

/// A guide that accompanies an order to a child, or a reference to the guide of an earlier order. A guide is larger than everything
/// else in the order, and stays the same for many orders.
struct GuideMessage<Guide: CaseGuide>: Codable {
    private let name: String
    /// The guide; nil if the child has received it before.
    private let guide: Guide?

    /// Creates the message for an order.
    ///
    /// - Parameters:
    ///   - guide: the guide by which the case with the index is drawn.
    ///   - executor: the executor of the child; it remembers which guide the child has.
    init(_ guide: Guide, at index: UInt64, of family: CaseFamily, to executor: IsolatedExecutor) {
        name = "\(family.seed) \(family.length) \(Guide.epochs.epoch(of: index))"
        self.guide = executor.lastGuide == name || Guide.epochs == .none ? nil : guide
        executor.lastGuide = name
    }

    /// Returns the guide, in the child; nil if an earlier child received it and has ended. The caller then falls back.
    func received() -> Guide? {
        if Guide.epochs == .none { return Guide() }
        if let guide {
            lastReceived.withLock { $0 = (name, guide) }
            return guide
        }
        return lastReceived.withLock { last in last?.name == name ? last?.guide as? Guide : nil }
    }
}

private let lastReceived = Locked<(name: String, guide: any Sendable)?>(nil)
