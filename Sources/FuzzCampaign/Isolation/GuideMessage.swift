import FuzzEngine
import Synchronization

/// A guide that a child is told with an order, or that it was told with one before: a guide is greater than all else that
/// is told, and the same for many orders.
struct GuideMessage<Guide: CaseGuide>: Codable {
    private let name: String
    /// Nil where the child has been told.
    private let guide: Guide?

    /// - Parameters:
    ///   - guide: that by which the case with the index is drawn.
    ///   - executor: whose child is told; it keeps in mind what its child knows.
    init(_ guide: Guide, at index: UInt64, of family: CaseFamily, to executor: IsolatedExecutor) {
        name = "\(family.seed) \(family.length) \(Guide.epochs.epoch(of: index))"
        self.guide = executor.lastTold == name || Guide.epochs == .none ? nil : guide
        executor.lastTold = name
    }

    /// The guide, in the child; nil where another child was told, which has ended. Who has asked does it in another way then.
    func received() -> Guide? {
        if Guide.epochs == .none { return Guide() }
        if let guide {
            lastReceived.withLock { $0 = (name, guide) }
            return guide
        }
        return lastReceived.withLock { last in last?.name == name ? last?.guide as? Guide : nil }
    }
}

private let lastReceived = Mutex<(name: String, guide: any Sendable)?>(nil)
