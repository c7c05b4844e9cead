/// A tracked delivery of a run: its row and its post. Either may not exist yet.
package struct AbstractDelivery: Hashable, Sendable {
    /// The subscription of the row, or nil if the row is not made yet.
    package var subscription: UInt16?
    /// The row's element. All elements that are not in the collection are equivalent.
    package var element: UInt16 = 0
    /// The number of the post, or nil if it is not made yet.
    package var post: UInt16?
}

/// The abstraction of a run: the `AbstractState` of every row and delivery that can be tracked.
///
/// It applies only to a run of one configuration, or of several that have not diverged yet, and only between two steps.
extension Execution {
    /// Calls the body with every tracked delivery and its state.
    func forEachTracked(_ body: (AbstractDelivery, AbstractState) -> Void) {
        let common = commonState()
        let container = group.containers.trailingZeroBitCount
        // A row that is not made yet, of an element that is in the collection or is not.
        var unmade = common
        unmade.row = .none
        unmade.indexState = AbstractState.IndexState.isGoneAndOut.rawValue
        body(AbstractDelivery(), unmade)
        for index in 0..<elements.count {
            unmade.indexState = indexState(of: elements[index], index: nil)
            body(AbstractDelivery(element: elements[index]), unmade)
        }
        for position in 0..<rows[container].count {
            let row = rows[container][position]
            var delivery = AbstractDelivery(subscription: row.subscription, element: row.id)
            let state = tracked(common, row)
            body(delivery, state)
            for post in 0..<postCount where row.subscription < posts[post].nextSubscription[container] {
                guard let hop = hop(of: post) else { continue }
                var state = state
                state.tracked = hop + 1
                delivery.post = posts[post].number
                body(delivery, state)
            }
        }
        for number in 0..<capturedCount {
            guard let state = tracked(common, read: number) else { continue }
            let read = captured[number]
            body(
                AbstractDelivery(subscription: read.row.subscription, element: read.row.id, post: read.post), state)
        }
    }

    /// The part of the state that does not depend on the tracked delivery.
    private func commonState() -> AbstractState {
        let hops = AbstractHops(chain, group.handler)
        var state = AbstractState()
        state.loop = loop.packed
        state.isDirty = isDirty
        func note(_ left: Delivery) { state.others |= 1 << hop(left) & hops.relevant }
        for position in blocks.head..<blocks.tail {
            switch blocks[position] {
            case .mutation: state.blocksMutation = true
            case .post: state.blocksPost = true
            case .deliveries(_, _, let left): note(left)
            case .reads, .rests, .done: break
            }
        }
        for position in queue.head..<queue.tail {
            switch queue[position] {
            case .mutation: state.queueMutation = true
            case .post: state.queuePost = true
            case .deliveries(_, _, let left): note(left)
            case .reads, .rests: state.queueReads = true
            case .done: break
            }
        }
        for position in exitObservers.head..<exitObservers.tail {
            if case .deliveries(_, _, let left) = exitObservers[position] { note(left) }
        }
        for position in commitObservers.head..<commitObservers.tail {
            if case .deliveries(_, _, let left) = commitObservers[position] { note(left) }
        }
        state.othersSuspended = (resumedCount..<max(resumedCount, readCount)).contains { captured[$0].suspended != 0 }
        return state
    }

    private var chain: Delivery { group.chain(group.deliveries.trailingZeroBitCount) }

    /// The next hop of the remaining chain, counted from 0.
    private func hop(_ left: Delivery) -> Int { chain.count - left.count }

    /// The state of a tracked row without a delivery yet.
    private func tracked(_ common: AbstractState, _ row: Row) -> AbstractState {
        var state = common
        state.row = AbstractState.AbstractRow(row.state)
        state.indexState = indexState(of: row.id, index: row.index)
        return state
    }

    /// The state of a tracked read, whose handler has captured its binding, or nil if it is done.
    private func tracked(_ common: AbstractState, read number: Int) -> AbstractState? {
        let read = captured[number]
        var state = common
        let row = rows[group.containers.trailingZeroBitCount].state(of: read.row.subscription) ?? .gone
        state.row = AbstractState.AbstractRow(row)
        state.indexState = indexState(of: read.row.id, index: read.row.index)
        if number >= readCount {
            state.tracked = AbstractState.Progress.read
        } else if read.suspended == 0 {
            return nil
        } else if number >= resumedCount {
            state.tracked = AbstractState.Progress.suspended
        } else if isRestPending(number) {
            state.tracked = AbstractState.Progress.rest
        } else {
            return nil
        }
        return state
    }

    private func isRestPending(_ number: Int) -> Bool {
        for position in queue.head..<queue.tail {
            if case .rests(let first, let count) = queue[position], (first..<first + count).contains(UInt32(number)) {
                return true
            }
        }
        return false
    }

    /// The hop at which the deliveries of a post wait, counted from 0, or nil if they do not wait.
    private func hop(of post: Int) -> Int? {
        func hop(in pending: borrowing PendingQueue) -> Int? {
            for position in pending.head..<pending.tail {
                if case .deliveries(let number, _, let left) = pending[position], Int(number) == post {
                    return self.hop(left)
                }
            }
            return nil
        }
        return hop(in: blocks) ?? hop(in: queue) ?? hop(in: exitObservers) ?? hop(in: commitObservers)
    }

    /// The index state of an element and an index.
    private func indexState(of id: UInt16, index: UInt8?) -> Int {
        let isLazy = group.containers & 12 != 0
        return AbstractState.indexState(
            of: id, index: index.map(Int.init), in: elements, askedStart: askedStart, isLazy: isLazy)
    }
}

extension AbstractState.AbstractRow {
    init(_ row: RowState) {
        switch row {
        case .live: self = .live
        case .leaving: self = .leaving
        case .parked: self = .parked
        case .gone: self = .gone
        }
    }

    /// The model's name for the state. A row that is not made yet is never called.
    var rowState: RowState {
        switch self {
        case .none, .live: .live
        case .leaving: .leaving
        case .parked: .parked
        case .gone: .gone
        }
    }
}
