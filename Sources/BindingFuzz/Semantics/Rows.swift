/// A row of the list: its subscription and its binding. Rules: `semantics`, section 3.
struct Row: BitwiseCopyable {
    /// The id of the row's element.
    var id: UInt16
    /// Which subscription this is, counted from 0 in the order they were made; a row that is taken up again keeps it.
    var subscription: UInt16
    /// The index that the binding captured at the row's last update.
    var index: UInt8
    var state: RowState
}

/// The rows of one container that still exist, in the order of their subscriptions.
///
/// A row whose subscription is cancelled is no longer here, so whatever iterates over the rows sees just
/// those that can still be called.
struct Rows: ~Copyable {
    /// Rows that exist have different ids, and a case of 256 steps cannot make more ids than this.
    static let capacity = Interleaving.maximumItems * (Interleaving.maximumSteps + 1)

    private var storage = FixedStorage<Row>(count: capacity)
    private(set) var count = 0
    /// The subscription that the next new row makes.
    private(set) var nextSubscription: UInt16 = 0

    mutating func reset() {
        count = 0
        nextSubscription = 0
    }

    subscript(position: Int) -> Row {
        @inline(__always) get { storage[position] }
    }

    /// How the row with a subscription stands; nil where it does not exist any more.
    func state(of subscription: UInt16) -> RowState? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low &+ high) / 2
            if storage[middle].subscription < subscription { low = middle &+ 1 } else { high = middle }
        }
        return low < count && storage[low].subscription == subscription ? storage[low].state : nil
    }

    /// What became of a row.
    enum Change {
        /// It is new.
        case made(Row)
        /// An update gave it its binding anew, or let it go.
        case updated(from: Row, to: Row)
        /// It is gone, its subscription cancelled; how it stood.
        case ended(Row)
    }

    /// The indices that a lazy container wants rows for.
    @inline(__always)
    static func window(of elements: Elements, askedStart: Int) -> Range<Int> {
        let start = min(askedStart, max(0, elements.count &- 3))
        return start..<min(start &+ 3, elements.count)
    }

    /// One update of body.
    ///
    /// - Parameters:
    ///   - elements: the source of truth.
    ///   - window: the indices of the wanted elements.
    ///   - container: how rows are let go.
    ///   - report: is told of each row that the update made, wanted or let go.
    @inline(__always)
    mutating func update(
        to elements: Elements, window: Range<Int>, in container: Container,
        report: (Change) -> Void
    ) {
        var unmet = window.isEmpty ? 0 : (UInt32(1) &<< UInt32(window.upperBound)) &- (1 &<< UInt32(window.lowerBound))
        var kept = 0
        for position in 0..<count {
            var row = storage[position]
            if let index = elements.index(of: row.id), window.contains(index) {
                // Rule 1: the binding is made anew.
                let old = row
                unmet &= ~(1 &<< UInt32(index))
                row.index = UInt8(truncatingIfNeeded: index)
                row.state = .live
                report(.updated(from: old, to: row))
            } else if row.state == .live {
                // Rule 2: the row is let go.
                let old = row
                switch container {
                case .eager:
                    report(.ended(old))
                    continue
                case .animated: row.state = .leaving
                case .lazy, .silent: row.state = .parked
                }
                report(.updated(from: old, to: row))
            }
            storage[kept] = row
            kept &+= 1
        }
        count = kept
        // Rule 3: new rows, in the order of their indices.
        while unmet != 0 {
            let index = unmet.trailingZeroBitCount
            unmet &= unmet &- 1
            let row = Row(
                id: elements[index], subscription: nextSubscription, index: UInt8(truncatingIfNeeded: index),
                state: .live)
            nextSubscription &+= 1
            storage[count] = row
            count &+= 1
            report(.made(row))
        }
    }

    /// Ends every row that is not live: its animation has ended, or it is evicted.
    mutating func reap(report: (Change) -> Void) {
        var kept = 0
        for position in 0..<count {
            if storage[position].state == .live {
                storage[kept] = storage[position]
                kept &+= 1
            } else {
                report(.ended(storage[position]))
            }
        }
        count = kept
    }
}
