import FuzzEngine

/// A task that a worker receives.
package enum WorkerOrder<S: Subject>: Codable, Hashable, Sendable {
    /// Run a block of the shard, except the skipped cases.
    case block(ordinal: UInt64, skipping: [UInt64])
    /// Shrink the case with this index for a configuration and a mechanism.
    case shrink(Failure<S.Mechanism>, index: UInt64)
    /// Compute the feedback of an epoch.
    case learn(epoch: Int)
    /// Adopt the feedback of an epoch that another worker has computed. The worker does not answer.
    case take(feedback: String, epoch: Int)
}

/// The answer of a worker to an order.
package enum WorkerReport<S: Subject>: Codable, Hashable, Sendable {
    case block(result: BlockResult<S>)
    case shrunk(Failure<S.Mechanism>, index: UInt64, result: CampaignCase<S>)
    case learned(epoch: Int, feedback: String)
    /// The worker cannot continue, for this reason.
    case failed(reason: String)
}

/// The progress marker of a worker: the case that it was about to run or shrink when it ended.
package enum WorkerPosition: Hashable, Sendable {
    case running(UInt64)
    case shrinking(UInt64)

    /// The progress marker as one number. The number 0 means that there is none.
    package var number: UInt64 {
        switch self {
        case .running(let index): index << 1 &+ 2
        case .shrinking(let index): index << 1 &+ 3
        }
    }

    /// The index of the case.
    package var index: UInt64 {
        switch self {
        case .running(let index), .shrinking(let index): index
        }
    }

    /// Reads a progress marker from its number; nil for 0, which means that there is none, and for 1.
    package init?(number: UInt64) {
        guard number >= 2 else { return nil }
        self = number % 2 == 0 ? .running(number / 2 - 1) : .shrinking(number / 2 - 1)
    }
}

/// The scheduler of a campaign, as a pure state machine. Its outputs are orders; its inputs are reports and the ends of workers.
package struct CampaignDispatcher<S: Subject>: Sendable {
    /// The number of workers that must end at the same case before the case counts as the cause. It is two for an end that the case
    /// itself causes. It is higher for an end from outside, which hits any case by chance.
    private static var strikes: [WorkerLoss: Int] { [.trapped: 2, .hung: 2, .killed: 6] }
    /// The settings of the campaign.
    package let settings: CampaignSettings<S>
    /// The finished work and its results.
    package private(set) var state: CampaignState<S>
    /// The feedback of the epochs that are known so far.
    package private(set) var feedback: [String]
    /// The order that each worker is executing.
    private var inFlight: [Int: WorkerOrder<S>] = [:]
    /// The stalled workers. They keep their orders, and other workers receive the same orders.
    private var stalled: Set<Int> = []
    private var strikes: [CampaignIncident: Int] = [:]
    /// The pairs to shrink, in order. Some may be shrunk already. It is nil when the order may have changed.
    private var shrinkQueue: ArraySlice<(failure: Failure<S.Mechanism>, index: UInt64)>?
    /// The mechanisms with a shrunk case.
    private var shownMechanisms: Set<S.Mechanism>

    /// Creates a dispatcher that continues from a state.
    ///
    /// - Parameter feedback: the known feedback of the first epochs.
    package init(_ settings: CampaignSettings<S>, _ state: CampaignState<S>, feedback: [String] = []) {
        self.settings = settings
        self.state = state
        self.feedback = feedback
        shownMechanisms = state.shownMechanisms
    }

    /// Whether every block is finished and every pair is shrunk.
    package var isDone: Bool {
        // Other workers have completed any order that is still in flight.
        guard let count = settings.blockCount else { return false }
        return state.finished >= count && state.unshrunk == 0
    }

    /// Returns the next order for an idle worker; nil if there is no work for it.
    package mutating func next(for worker: Int) -> WorkerOrder<S>? {
        let order = nextShrink() ?? nextBlock()
        inFlight[worker] = order
        return order
    }

    private mutating func nextShrink() -> WorkerOrder<S>? {
        var queue = shrinkQueue ?? state.shrinkable(settings)[...]
        while let pair = queue.first, !state.isUnshrunk(pair.failure, at: pair.index) { queue.removeFirst() }
        shrinkQueue = queue
        guard !queue.isEmpty else { return nil }
        let taken = takenOrders
        for pair in queue where state.isUnshrunk(pair.failure, at: pair.index) {
            let order = WorkerOrder<S>.shrink(pair.failure, index: pair.index)
            if !taken.contains(order) { return order }
        }
        return nil
    }

    /// Returns the order for the next block.
    ///
    /// Blocks may get arbitrarily far ahead of an unfinished one, so a slow case delays only its own block. The memory for finished
    /// blocks does not grow with their number.
    private func nextBlock() -> WorkerOrder<S>? {
        let taken = takenOrders.compactMap { if case .block(let ordinal, _) = $0 { ordinal } else { nil } }
        var ordinal = state.unfinishedBlock(from: 0)
        while taken.contains(ordinal) { ordinal = state.unfinishedBlock(from: ordinal + 1) }
        guard ordinal < settings.blockLimit else { return nil }
        let indices = settings.indices(ofBlock: ordinal)
        if let last = indices.last, let learning = S.learning, learning.epochs(before: last) > feedback.count {
            // One worker computes the feedback for all workers.
            let order = WorkerOrder<S>.learn(epoch: feedback.count)
            return takenOrders.contains(order) ? nil : order
        }
        return .block(ordinal: ordinal, skipping: state.skipped(in: indices))
    }

    /// The orders of the workers that are not stalled.
    private var takenOrders: [WorkerOrder<S>] {
        inFlight.compactMap { worker, order in stalled.contains(worker) ? nil : order }
    }

    /// Records that a worker has stalled. Another worker may then receive the same order. The result does not depend on which
    /// finishes first.
    package mutating func stall(_ worker: Int) { stalled.insert(worker) }

    /// Records that a stalled worker makes progress again.
    package mutating func resume(_ worker: Int) { stalled.remove(worker) }

    /// Records the report of a worker. A report that answers no order changes nothing.
    package mutating func finish(_ worker: Int, _ report: WorkerReport<S>) {
        switch (report, inFlight[worker]) {
        case (.block(let result), .block(let ordinal, let skipped)) where result.ordinal == ordinal:
            // While this worker was stalled, another may have found a case of the block that must be skipped.
            if skipped == state.skipped(in: settings.indices(ofBlock: ordinal)) {
                state.add(result)
                shrinkQueue = nil
            }
        case (.shrunk(let failure, let index, let result), .shrink(let asked, let askedIndex))
        where failure == asked && index == askedIndex:
            add(result, failure, at: index)
        case (.learned(let epoch, let result), .learn(let asked)) where epoch == asked:
            // While this worker was stalled, another may have computed this feedback.
            if epoch == feedback.count { feedback.append(result) }
        default:
            return
        }
        inFlight[worker] = nil
    }

    private mutating func add(_ shrunk: CampaignCase<S>, _ failure: Failure<S.Mechanism>, at index: UInt64) {
        state.add(shrunk, failure, at: index)
        // The other pairs of the mechanism come after those of mechanisms without a shrunk case.
        if shownMechanisms.insert(failure.mechanism).inserted { shrinkQueue = nil }
    }

    /// Records that a worker ended. Its order is issued again, without the case if the case is the cause.
    ///
    /// - Parameter position: the last progress marker of the worker; nil if it had not started.
    package mutating func lose(_ worker: Int, _ kind: WorkerLoss, at position: WorkerPosition?) {
        stalled.remove(worker)
        let order = inFlight.removeValue(forKey: worker)
        switch (position, order) {
        case (.running(let index), .block(let ordinal, _)):
            guard !state.isFinished(block: ordinal), settings.indices(ofBlock: ordinal).contains(index) else { return }
            _ = strike(CampaignIncident(kind: kind, index: index, whileShrinking: false))
        case (.shrinking(let index), .shrink(let failure, let askedIndex)) where index == askedIndex:
            guard state.isUnshrunk(failure, at: index),
                strike(CampaignIncident(kind: kind, index: index, whileShrinking: true))
            else { return }
            // The case cannot be shrunk.
            let unshrunk = CampaignCase<S>(
                unshrunk: S.testCase(at: index, of: settings.family), by: kind)
            add(unshrunk, failure, at: index)
        default:
            break
        }
    }

    /// Counts an end of a worker at a case.
    ///
    /// - Returns: whether the case now counts as the cause.
    private mutating func strike(_ incident: CampaignIncident) -> Bool {
        strikes[incident, default: 0] += 1
        guard strikes[incident, default: 0] >= Self.strikes[incident.kind] ?? 1 else { return false }
        strikes[incident] = nil
        state.add(incident)
        return true
    }
}
