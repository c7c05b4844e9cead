/// A row of the list: its subscription and its binding. Rules: `semantics`, section 3.
struct Row: BitwiseCopyable {
    /// The id of the row's element.
    var id: UInt16
    /// The number of the subscription, counted from 0 in the order they were made. A row that is taken up again keeps it.
    var subscription: UInt16
    /// The index that the binding captured at the row's last update.
    var index: UInt8
    var state: RowState
}

/// The rows of one container that still exist, in the order of their subscriptions.
///
/// A row leaves when its subscription is canceled, so an iteration sees only rows that can still be called.
struct Rows: ~Copyable {
    /// Existing rows have different ids, and a case of 256 steps cannot make more ids than this.
    static let capacity = Interleaving.maximumItems * (Interleaving.maximumSteps + 1)

    private var storage = FixedStorage<Row>(count: capacity)
    private(set) var count = 0
    /// The subscription of the next new row.
    private(set) var nextSubscription: UInt16 = 0

    mutating func reset() {
        count = 0
        nextSubscription = 0
    }

    subscript(position: Int) -> Row {
        @inline(__always) get { storage[position] }
    }

    /// The state of the row with a subscription, or nil if it no longer exists.
    func state(of subscription: UInt16) -> RowState? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low &+ high) / 2
            if storage[middle].subscription < subscription { low = middle &+ 1 } else { high = middle }
        }
        return low < count && storage[low].subscription == subscription ? storage[low].state : nil
    }

    /// A change of one row.
    enum Change {
        /// The row is new.
        case made(Row)
        /// An update renewed the row's binding, or let the row go.
        case updated(from: Row, to: Row)
        /// The row is gone, and its subscription is canceled. The row is as it was before.
        case ended(Row)
    }

    /// The indices for which a lazy container wants rows.
    @inline(__always)
    static func window(of elements: Elements, askedStart: Int) -> Range<Int> {
        let start = min(askedStart, max(0, elements.count &- 3))
        return start..<min(start &+ 3, elements.count)
    }

    /// Runs one update of body.
    ///
    /// - Parameters:
    ///   - elements: the source of truth.
    ///   - window: the indices of the wanted elements.
    ///   - container: the container, which decides how rows are let go.
    ///   - report: called with each row that the update made, kept or let go.
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
                // Rule 1: the binding is renewed.
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
