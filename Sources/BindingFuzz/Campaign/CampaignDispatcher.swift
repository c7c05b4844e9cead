/// What a worker is asked to do.
package enum WorkerOrder: Codable, Hashable, Sendable {
    /// Run a block of the shard, less some cases.
    case block(ordinal: UInt64, skipping: [UInt64])
    /// Shrink the case with that index for a pair of a configuration and a mechanism.
    case shrink(pair: Int, index: UInt64)
}

/// What a worker answers.
package enum WorkerReport: Codable, Hashable, Sendable {
    case block(result: BlockResult)
    case shrunk(pair: Int, index: UInt64, result: ShrunkCase)
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

    package init?(number: UInt64) {
        guard number >= 2 else { return nil }
        self = number % 2 == 0 ? .running(number / 2 - 1) : .shrinking(number / 2 - 1)
    }
}

/// Who does what in a campaign, as a pure machine: orders go out, reports and deaths come in.
package struct CampaignDispatcher: Sendable {
    /// How often a worker has to end at the same case until the case is called the reason. Twice for what a case does
    /// itself; more often for what comes from outside, which hits any case by chance.
    private static let strikes: [CampaignIncident.Kind: Int] = [.trapped: 2, .hung: 2, .killed: 6]
    /// How far blocks may be ahead of one that is not finished, so that the list of them stays short.
    private static let mostAhead: UInt64 = 1000

    package let settings: CampaignSettings
    package private(set) var state: CampaignState
    /// By worker.
    private var inFlight: [Int: WorkerOrder] = [:]
    private var strikes: [CampaignIncident: Int] = [:]

    package init(_ settings: CampaignSettings, _ state: CampaignState) {
        self.settings = settings
        self.state = state
    }

    /// Whether every block is finished, and everything shrunk.
    package var isDone: Bool {
        guard let count = settings.blockCount else { return false }
        return state.finished >= count && state.unshrunk == 0 && inFlight.isEmpty
    }

    /// What a worker without an order is to do now; nil where there is nothing for it.
    package mutating func next(for worker: Int) -> WorkerOrder? {
        let order = nextShrink() ?? nextBlock()
        inFlight[worker] = order
        return order
    }

    private func nextShrink() -> WorkerOrder? {
        guard state.unshrunk > 0 else { return nil }
        let orders = state.shrinkable(settings).lazy.map { WorkerOrder.shrink(pair: $0.pair, index: $0.index) }
        return orders.first { order in !inFlight.values.contains(order) }
    }

    private func nextBlock() -> WorkerOrder? {
        let taken = inFlight.values.compactMap { if case .block(let ordinal, _) = $0 { ordinal } else { nil } }
        var ordinal = state.finished
        while state.isFinished(block: ordinal) || taken.contains(ordinal) { ordinal += 1 }
        guard ordinal < settings.blockCount ?? .max, ordinal - state.finished < Self.mostAhead else { return nil }
        return .block(ordinal: ordinal, skipping: state.skipped(in: settings.indices(ofBlock: ordinal)))
    }

    /// Takes in what a worker did. What it was not asked for changes nothing.
    package mutating func finish(_ worker: Int, _ report: WorkerReport) {
        switch (report, inFlight[worker]) {
        case (.block(let result), .block(let ordinal, _)) where result.ordinal == ordinal:
            state.add(result)
        case (.shrunk(let pair, let index, let result), .shrink(let askedPair, let askedIndex))
        where pair == askedPair && index == askedIndex:
            state.add(result, pair: pair, at: index)
        default:
            return
        }
        inFlight[worker] = nil
    }

    /// Takes in that a worker ended. What it was at is done again, less the case where that is the reason.
    ///
    /// - Parameter position: what it had noted; nil where it had not begun.
    package mutating func lose(_ worker: Int, _ kind: CampaignIncident.Kind, at position: WorkerPosition?) {
        let order = inFlight.removeValue(forKey: worker)
        switch (position, order) {
        case (.running(let index), .block(let ordinal, _)):
            guard settings.indices(ofBlock: ordinal).contains(index) else { return }
            _ = strike(CampaignIncident(kind: kind, index: index, whileShrinking: false))
        case (.shrinking(let index), .shrink(let pair, let askedIndex)) where index == askedIndex:
            guard strike(CampaignIncident(kind: kind, index: index, whileShrinking: true)) else { return }
            // Nothing smaller can be had of it.
            let unshrunk = ShrunkCase(interleaving: settings.generator.interleaving(at: index), isSmallest: false)
            state.add(unshrunk, pair: pair, at: index)
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
