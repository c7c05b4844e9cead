import Synchronization

/// The cases that have hung in a child of this process, of which those are kept that did last.
///
/// What is forgotten is waited for as long again as what never hung: what a case comes to there is what it comes to in a process
/// that has not run it before, so that no verdict depends on the bound.
struct HungCases {
    /// A case in text has about a kilobyte, and each has taken a second at least: what is forgotten hung an hour ago or more, and
    /// cases are run again soon.
    static let most = 4096
    static let texts = Mutex(HungCases())

    private var known: Set<String> = []
    /// In the order in which they came; `oldest` is the position of the next that goes.
    private var order: [String] = []
    private var oldest = 0

    func contains(_ text: String) -> Bool { known.contains(text) }

    mutating func insert(_ text: String) {
        guard known.insert(text).inserted else { return }
        guard order.count == Self.most else { return order.append(text) }
        known.remove(order[oldest])
        order[oldest] = text
        oldest = (oldest + 1) % Self.most
    }
}
