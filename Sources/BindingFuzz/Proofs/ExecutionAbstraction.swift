/// What is followed in a run: a row, and the post whose delivery is. Either may be still to come.
package struct AbstractDelivery: Hashable, Sendable {
    /// That of the row; nil where the row is not made yet.
    package var subscription: UInt16?
    /// The row's element; one that is not there is as good as any other.
    package var element: UInt16 = 0
    /// The number of the post; nil where it is not made yet.
    package var post: UInt16?
}

/// What a run of the model is to a row and a delivery that are followed: the states of `AbstractState` that it is in.
///
/// Only of a run of one configuration, or of some that differ in nothing yet, and only between two steps.
extension Execution {
    /// Tells every state that it is in, and for what is followed.
    func forEachTracked(_ body: (AbstractDelivery, AbstractState) -> Void) {
        let common = commonState()
        let container = group.containers.trailingZeroBitCount
        // A row that is still to be made: of an element that is there, or that is not.
        var unmade = common
        unmade.row = .none
        unmade.standing = AbstractState.Standing.isGoneAndOut.rawValue
        body(AbstractDelivery(), unmade)
        for index in 0..<elements.count {
            unmade.standing = standing(of: elements[index], index: nil)
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

    /// What does not depend on what is followed.
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

    private var chain: Delivery { group.chains[group.deliveries.trailingZeroBitCount] }

    /// The hop that is the first of what is left of the chain, counted from 0.
    private func hop(_ left: Delivery) -> Int { chain.count - left.count }

    /// A row that is followed with no delivery yet.
    private func tracked(_ common: AbstractState, _ row: Row) -> AbstractState {
        var state = common
        state.row = AbstractState.AbstractRow(row.state)
        state.standing = standing(of: row.id, index: row.index)
        return state
    }

    /// A read that is followed since a handler has captured its binding; nil where it is done.
    private func tracked(_ common: AbstractState, read number: Int) -> AbstractState? {
        let read = captured[number]
        var state = common
        let row = rows[group.containers.trailingZeroBitCount].state(of: read.row.subscription) ?? .gone
        state.row = AbstractState.AbstractRow(row)
        state.standing = standing(of: read.row.id, index: read.row.index)
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

    /// The hop that the deliveries of a post wait at, counted from 0; nil where they wait nowhere.
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

    /// Where an element is, and what an index names.
    private func standing(of id: UInt16, index: UInt8?) -> Int {
        let isLazy = group.containers & 12 != 0
        return AbstractState.standing(
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

    /// How the model calls it. A row that is not made yet is not called.
    var rowState: RowState {
        switch self {
        case .none, .live: .live
        case .leaving: .leaving
        case .parked: .parked
        case .gone: .gone
        }
    }
}
