/// What is kept of a state of the model while one delivery of one row is followed: all that can matter to it, and nothing else.
///
/// All rows are alike, and so are the deliveries to them: whatever goes wrong goes wrong in a delivery of some row, which is
/// then the one that is followed. Of the loop everything is kept; of what is pending in each place whether there is something of a
/// kind, not how much nor in which order; of the elements whether the row's is there and wanted, and what its index names. One
/// word, so that a hundred thousand states are quickly told apart.
package struct AbstractState: Hashable, Sendable {
    package private(set) var bits: UInt64 = 0

    /// The row that is followed.
    package enum AbstractRow: Int {
        /// It is not made yet; or an older one stands for its element.
        case none
        case live, leaving, parked, gone
    }

    /// Where the row's element is, and the element at the binding's index: that of the row, or the captured one once the read
    /// that is followed has captured it. Only the first six have the element; of each two the first has it wanted by the container.
    ///
    /// Of a row that is not made yet only `names` and `isGoneAndOut` are in use: whether the element is there.
    package enum Standing: Int, CaseIterable {
        case names, namesUnwanted
        case namesOther, namesOtherUnwanted
        case isOut, isOutUnwanted
        case isGoneAndNamesOther, isGoneAndOut
    }

    /// Where the delivery stands that is followed: none yet; at a hop, counted from 1; or one of these.
    package enum Progress {
        package static let none = 0
        /// The highest number of a hop.
        package static let lastHop = 8
        /// The handler has left a read to the main queue.
        package static let read = 9
        package static let suspended = 10
        /// What is left to do after the suspension is on the main queue.
        package static let rest = 11
        /// Nothing of it is left that could go wrong.
        package static let done = 12
    }

    /// What the loop is on its way to: 0 between two steps, the position of a loop step and 1, or a part of settling.
    package enum Goal {
        package static let none = 0
        package static let event = 1
        package static let settleByRelease = 7
        package static let settleBeforeEvent = 8
        package static let settleByEvent = 9
        package static let settleAfterEvent = 10
    }

    /// What runs of what was pending, one thing after another.
    package enum Batch: Int {
        case none, blocks, queue, beforeWaiting, exit
    }

    // MARK: Fields: the lowest bit, and how many

    @inline(__always)
    private subscript(_ shift: Int, _ width: Int) -> Int {
        get { Int(truncatingIfNeeded: bits &>> UInt64(shift)) & (1 &<< width &- 1) }
        set {
            let mask = (UInt64(1) &<< UInt64(width) &- 1) &<< UInt64(shift)
            bits = bits & ~mask | UInt64(truncatingIfNeeded: newValue) &<< UInt64(shift)
        }
    }

    @inline(__always)
    private subscript(flag shift: Int) -> Bool {
        get { bits & 1 &<< UInt64(shift) != 0 }
        set { bits = newValue ? bits | 1 &<< UInt64(shift) : bits & ~(1 &<< UInt64(shift)) }
    }

    /// The loop, as `Loop.packed` has it.
    package var loop: Int {
        get { self[0, 10] }
        set { self[0, 10] = newValue }
    }
    /// A `Goal`.
    package var goal: Int {
        get { self[10, 4] }
        set { self[10, 4] = newValue }
    }
    /// The index of the class that is carried out once the event is open, and 1; 0 for none.
    package var then: Int {
        get { self[14, 6] }
        set { self[14, 6] = newValue }
    }
    package var isDirty: Bool {
        get { self[flag: 20] }
        set { self[flag: 20] = newValue }
    }
    package var row: AbstractRow {
        get { AbstractRow(rawValue: self[21, 3]) ?? .gone }
        set { self[21, 3] = newValue.rawValue }
    }
    /// A `Standing`.
    package var standing: Int {
        get { self[24, 3] }
        set { self[24, 3] = newValue }
    }
    package var tracked: Int {
        get { self[28, 4] }
        set { self[28, 4] = newValue }
    }
    /// Deferred mutations and posts.
    package var blocksMutation: Bool {
        get { self[flag: 32] }
        set { self[flag: 32] = newValue }
    }
    package var blocksPost: Bool {
        get { self[flag: 33] }
        set { self[flag: 33] = newValue }
    }
    package var queueMutation: Bool {
        get { self[flag: 34] }
        set { self[flag: 34] = newValue }
    }
    package var queuePost: Bool {
        get { self[flag: 35] }
        set { self[flag: 35] = newValue }
    }
    /// Whether the main queue has reads, or what is left to do after a suspension, of others.
    package var queueReads: Bool {
        get { self[flag: 36] }
        set { self[flag: 36] = newValue }
    }
    /// The hops that have deliveries of others, as bits.
    package var others: Int {
        get { self[37, 8] }
        set { self[37, 8] = newValue }
    }
    package var othersSuspended: Bool {
        get { self[flag: 45] }
        set { self[flag: 45] = newValue }
    }
    package var batch: Batch {
        get { Batch(rawValue: self[46, 3]) ?? .none }
        set { self[46, 3] = newValue.rawValue }
    }
    /// What is left of what runs.
    package var batchMutation: Bool {
        get { self[flag: 49] }
        set { self[flag: 49] = newValue }
    }
    package var batchPost: Bool {
        get { self[flag: 50] }
        set { self[flag: 50] = newValue }
    }
    package var batchReads: Bool {
        get { self[flag: 51] }
        set { self[flag: 51] = newValue }
    }
    package var batchTracked: Bool {
        get { self[flag: 52] }
        set { self[flag: 52] = newValue }
    }
    package var batchOthers: Int {
        get { self[53, 8] }
        set { self[53, 8] = newValue }
    }
    /// Whether nothing is left of what runs.
    package var isBatchEmpty: Bool { self[49, 12] == 0 }

    /// The callout that is open; nil while the loop sleeps.
    package func callout(on platform: Platform) -> Place? { Loop(packed: loop, platform: platform).callout }

    /// Whether the loop would go on tracking.
    package func willTrack(on platform: Platform) -> Bool { Loop(packed: loop, platform: platform).willTrack }

    /// Whether the element is in the collection.
    package var isThere: Bool { standing < Standing.isGoneAndNamesOther.rawValue }
    /// Whether the container wants a row for it.
    package var isWanted: Bool { isThere && standing & 1 == 0 }
    /// Whether the binding's index is below the count.
    package var isInRange: Bool {
        standing < Standing.isOut.rawValue || standing == Standing.isGoneAndNamesOther.rawValue
    }
    /// Whether the element at the binding's index is the row's.
    package var isBound: Bool { standing < Standing.namesOther.rawValue }

    /// Whether nothing that is followed can go wrong any more.
    package var isOver: Bool {
        tracked == Progress.done || row == .gone && tracked < Progress.read
    }
}
