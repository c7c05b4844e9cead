import FuzzEngine

/// What a worker is asked to do.
package enum WorkerOrder<S: Subject>: Codable, Hashable, Sendable {
    /// Run a block of the shard, less some cases.
    case block(ordinal: UInt64, skipping: [UInt64])
    /// Shrink the case with that index for a pair of a configuration and a mechanism.
    case shrink(Failure<S.Mechanism>, index: UInt64)
    /// Find out what the cases of an epoch teach.
    case learn(epoch: Int)
    /// Take what others have found out the cases of an epoch teach; there is nothing to answer.
    case take(lessons: String, epoch: Int)
}

/// What a worker answers.
package enum WorkerReport<S: Subject>: Codable, Hashable, Sendable {
    case block(result: BlockResult<S>)
    case shrunk(Failure<S.Mechanism>, index: UInt64, result: CampaignCase<S>)
    case learned(epoch: Int, lessons: String)
    /// It cannot go on, and why.
    case failed(reason: String)
}

/// What a worker was at when it ended, as it noted before it began.
package enum WorkerPosition: Hashable, Sendable {
    case running(UInt64)
    case shrinking(UInt64)

    /// One number for both; 0 is for none.
    package var number: UInt64 {
        switch self {
        case .running(let index): index << 1 &+ 2
        case .shrinking(let index): index << 1 &+ 3
        }
    }

    /// The case.
    package var index: UInt64 {
        switch self {
        case .running(let index), .shrinking(let index): index
        }
    }

    package init?(number: UInt64) {
        guard number >= 2 else { return nil }
        self = number % 2 == 0 ? .running(number / 2 - 1) : .shrinking(number / 2 - 1)
    }
}

/// Who does what in a campaign, as a pure machine: orders go out, reports and deaths come in.
package struct CampaignDispatcher<S: Subject>: Sendable {
    /// How often a worker has to end at the same case until the case is called the reason. Twice for what a case does
    /// itself; more often for what comes from outside, which hits any case by chance.
    private static var strikes: [WorkerLoss: Int] { [.trapped: 2, .hung: 2, .killed: 6] }
    package let settings: CampaignSettings<S>
    package private(set) var state: CampaignState<S>
    /// What the cases of the epochs teach, as far as it is known.
    package private(set) var lessons: [String]
    /// By worker.
    private var inFlight: [Int: WorkerOrder<S>] = [:]
    /// The workers that do not go on. They keep their orders, and others get these too.
    private var standing: Set<Int> = []
    private var strikes: [CampaignIncident: Int] = [:]

    package init(_ settings: CampaignSettings<S>, _ state: CampaignState<S>, lessons: [String] = []) {
        self.settings = settings
        self.state = state
        self.lessons = lessons
    }

    /// Whether every block is finished, and everything shrunk.
    package var isDone: Bool {
        // What is still in flight then, others have done.
        guard let count = settings.blockCount else { return false }
        return state.finished >= count && state.unshrunk == 0
    }

    /// What a worker without an order is to do now; nil where there is nothing for it.
    package mutating func next(for worker: Int) -> WorkerOrder<S>? {
        let order = nextShrink() ?? nextBlock()
        inFlight[worker] = order
        return order
    }

    private func nextShrink() -> WorkerOrder<S>? {
        guard state.unshrunk > 0 else { return nil }
        let orders = state.shrinkable(settings).lazy.map { WorkerOrder<S>.shrink($0.failure, index: $0.index) }
        let taken = takenOrders
        return orders.first { !taken.contains($0) }
    }

    /// How far blocks get ahead of one that is not finished is not bounded, so that a case which takes long holds up nothing
    /// but itself; what is kept of them does not grow with their number.
    private func nextBlock() -> WorkerOrder<S>? {
        let taken = takenOrders.compactMap { if case .block(let ordinal, _) = $0 { ordinal } else { nil } }
        var ordinal = state.unfinishedBlock(from: 0)
        while taken.contains(ordinal) { ordinal = state.unfinishedBlock(from: ordinal + 1) }
        guard ordinal < settings.blockLimit else { return nil }
        let indices = settings.indices(ofBlock: ordinal)
        if let last = indices.last, let learning = S.learning, learning.epochs(before: last) > lessons.count {
            // One worker learns for all of them.
            let order = WorkerOrder<S>.learn(epoch: lessons.count)
            return takenOrders.contains(order) ? nil : order
        }
        return .block(ordinal: ordinal, skipping: state.skipped(in: indices))
    }

    /// What is done by workers that go on.
    private var takenOrders: [WorkerOrder<S>] {
        inFlight.compactMap { worker, order in standing.contains(worker) ? nil : order }
    }

    /// Takes in that a worker does not go on. Another may do what it was asked for: whoever is first, it comes to the same.
    package mutating func stand(_ worker: Int) { standing.insert(worker) }

    /// Takes in that a worker goes on after all.
    package mutating func goOn(_ worker: Int) { standing.remove(worker) }

    /// Takes in what a worker did. What it was not asked for changes nothing.
    package mutating func finish(_ worker: Int, _ report: WorkerReport<S>) {
        switch (report, inFlight[worker]) {
        case (.block(let result), .block(let ordinal, let skipped)) where result.ordinal == ordinal:
            // While this worker stood, another may have found that a case of the block has to be left out.
            if skipped == state.skipped(in: settings.indices(ofBlock: ordinal)) { state.add(result) }
        case (.shrunk(let failure, let index, let result), .shrink(let asked, let askedIndex))
        where failure == asked && index == askedIndex:
            state.add(result, failure, at: index)
        case (.learned(let epoch, let result), .learn(let asked)) where epoch == asked:
            // While this worker stood, another may have learned it.
            if epoch == lessons.count { lessons.append(result) }
        default:
            return
        }
        inFlight[worker] = nil
    }

    /// Takes in that a worker ended. What it was at is done again, less the case where that is the reason.
    ///
    /// - Parameter position: what it had noted; nil where it had not begun.
    package mutating func lose(_ worker: Int, _ kind: WorkerLoss, at position: WorkerPosition?) {
        standing.remove(worker)
        let order = inFlight.removeValue(forKey: worker)
        switch (position, order) {
        case (.running(let index), .block(let ordinal, _)):
            guard !state.isFinished(block: ordinal), settings.indices(ofBlock: ordinal).contains(index) else { return }
            _ = strike(CampaignIncident(kind: kind, index: index, whileShrinking: false))
        case (.shrinking(let index), .shrink(let failure, let askedIndex)) where index == askedIndex:
            guard state.isUnshrunk(failure, at: index),
                strike(CampaignIncident(kind: kind, index: index, whileShrinking: true))
            else { return }
            // Nothing smaller can be had of it.
            let unshrunk = CampaignCase<S>(
                unshrunk: S.testCase(at: index, of: settings.family), by: kind)
            state.add(unshrunk, failure, at: index)
        default:
            break
        }
    }

    /// - Returns: whether the case is the reason.
    private mutating func strike(_ incident: CampaignIncident) -> Bool {
        strikes[incident, default: 0] += 1
        guard strikes[incident, default: 0] >= Self.strikes[incident.kind] ?? 1 else { return false }
        strikes[incident] = nil
        state.add(incident)
        return true
    }
}
