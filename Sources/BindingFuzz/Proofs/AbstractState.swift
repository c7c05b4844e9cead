/// The abstraction of a model state for one tracked delivery to one row: it keeps everything that can matter to that delivery, and
/// nothing else.
///
/// All rows are alike, and so are the deliveries to them. A failure is always the failure of one delivery to one row, so tracking
/// an arbitrary one suffices. The abstraction keeps:
///
/// - the whole state of the loop;
/// - for each place with pending work, whether there is work of a kind, but neither how much nor in which order;
/// - whether the row's element is there and wanted, and what the row's index names.
///
/// A state is one word, so that a hundred thousand states are quickly compared.
package struct AbstractState: Hashable, Sendable {
    /// All fields of the state, packed into one word.
    package private(set) var bits: UInt64 = 0

    /// The tracked row.
    package enum AbstractRow: Int {
        /// The row is not made yet, or an older row represents its element.
        case none
        case live, leaving, parked, gone
    }

    /// The presence of the row's element, and the element at the binding's index. The index is the row's, or the captured one once
    /// the tracked read has captured it. Only the first six have the element. In each pair, the container wants the element in the
    /// first one only.
    ///
    /// For a row that is not made yet, only `names` and `isGoneAndOut` are used: they say whether the element is there.
    package enum IndexState: Int, CaseIterable {
        case names, namesUnwanted
        case namesOther, namesOtherUnwanted
        case isOut, isOutUnwanted
        case isGoneAndNamesOther, isGoneAndOut
    }

    /// The progress of the tracked delivery: none yet; at a hop, counted from 1; or one of these.
    package enum Progress {
        /// The tracked delivery does not exist yet.
        package static let none = 0
        /// The highest number of a hop.
        package static let lastHop = 8
        /// The handler has left a read to the main queue.
        package static let read = 9
        /// The handler is suspended.
        package static let suspended = 10
        /// The rest of the handler after the suspension is on the main queue.
        package static let rest = 11
        /// Nothing that could fail is left of it.
        package static let done = 12
    }

    /// The goal of the loop: 0 between two steps, 1 + the position of a loop step, or a part of settling.
    package enum Goal {
        /// The loop is between two steps.
        package static let none = 0
        /// The loop step `event`: 1 + its position.
        package static let event = 1
        /// Settling releases the touch first.
        package static let settleByRelease = 7
        /// Settling runs the loop until it waits for an event.
        package static let settleBeforeEvent = 8
        /// Settling opens one more event.
        package static let settleByEvent = 9
        /// Settling runs the loop until it waits again.
        package static let settleAfterEvent = 10
    }

    /// The pending work that is running, one entry after another.
    package enum Batch: Int {
        case none, blocks, queue, beforeWaiting, exit
    }

    // MARK: Fields: the lowest bit, and the number of bits

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
    /// The index + 1 of the class that runs once the event is open; 0 for none.
    package var then: Int {
        get { self[14, 6] }
        set { self[14, 6] = newValue }
    }
    /// Whether an update of the rows is due.
    package var isDirty: Bool {
        get { self[flag: 20] }
        set { self[flag: 20] = newValue }
    }
    /// The state of the tracked row.
    package var row: AbstractRow {
        get { AbstractRow(rawValue: self[21, 3]) ?? .gone }
        set { self[21, 3] = newValue.rawValue }
    }
    /// An `IndexState`.
    package var indexState: Int {
        get { self[24, 3] }
        set { self[24, 3] = newValue }
    }
    /// The tracked delivery: a `Progress`, or the number of its hop.
    package var tracked: Int {
        get { self[28, 4] }
        set { self[28, 4] = newValue }
    }
    /// Whether the blocks have a deferred mutation, and in the next three properties: a deferred post, and the same for the main
    /// queue.
    package var blocksMutation: Bool {
        get { self[flag: 32] }
        set { self[flag: 32] = newValue }
    }
    /// Whether the blocks have a deferred post.
    package var blocksPost: Bool {
        get { self[flag: 33] }
        set { self[flag: 33] = newValue }
    }
    /// Whether the main queue has a deferred mutation.
    package var queueMutation: Bool {
        get { self[flag: 34] }
        set { self[flag: 34] = newValue }
    }
    /// Whether the main queue has a deferred post.
    package var queuePost: Bool {
        get { self[flag: 35] }
        set { self[flag: 35] = newValue }
    }
    /// Whether the main queue has reads, or rests of suspended handlers, of other deliveries.
    package var queueReads: Bool {
        get { self[flag: 36] }
        set { self[flag: 36] = newValue }
    }
    /// The hops at which other deliveries wait, as bits.
    package var others: Int {
        get { self[37, 8] }
        set { self[37, 8] = newValue }
    }
    /// Whether handlers of other deliveries are suspended.
    package var othersSuspended: Bool {
        get { self[flag: 45] }
        set { self[flag: 45] = newValue }
    }
    /// The running batch.
    package var batch: Batch {
        get { Batch(rawValue: self[46, 3]) ?? .none }
        set { self[46, 3] = newValue.rawValue }
    }
    /// The remaining work of the running batch: here and in the next four properties.
    package var batchMutation: Bool {
        get { self[flag: 49] }
        set { self[flag: 49] = newValue }
    }
    /// Whether the running batch has a deferred post left.
    package var batchPost: Bool {
        get { self[flag: 50] }
        set { self[flag: 50] = newValue }
    }
    /// Whether the running batch has reads, or rests of suspended handlers, of other deliveries left.
    package var batchReads: Bool {
        get { self[flag: 51] }
        set { self[flag: 51] = newValue }
    }
    /// Whether the running batch has the tracked delivery left.
    package var batchTracked: Bool {
        get { self[flag: 52] }
        set { self[flag: 52] = newValue }
    }
    /// The hops at which the running batch has other deliveries left, as bits.
    package var batchOthers: Int {
        get { self[53, 8] }
        set { self[53, 8] = newValue }
    }
    /// Whether nothing is left of the running batch.
    package var isBatchEmpty: Bool { self[49, 12] == 0 }

    /// The callout that is open, or nil while the loop sleeps.
    package func callout(on platform: Platform) -> Place? { Loop(packed: loop, in: .of(platform)).callout }

    /// Whether the loop will track.
    package func willTrack(on platform: Platform) -> Bool { Loop(packed: loop, in: .of(platform)).willTrack }

    /// Whether the element is in the collection.
    package var isThere: Bool { indexState < IndexState.isGoneAndNamesOther.rawValue }
    /// Whether the container wants a row for it.
    package var isWanted: Bool { isThere && indexState & 1 == 0 }
    /// Whether the binding's index is below the count.
    package var isInRange: Bool {
        indexState < IndexState.isOut.rawValue || indexState == IndexState.isGoneAndNamesOther.rawValue
    }
    /// Whether the element at the binding's index is the row's.
    package var isBound: Bool { indexState < IndexState.namesOther.rawValue }

    /// Whether the tracked delivery can no longer fail.
    package var isOver: Bool {
        tracked == Progress.done || row == .gone && tracked < Progress.read
    }
}
