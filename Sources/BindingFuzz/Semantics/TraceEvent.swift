/// Something that happens while a case runs, with the state after it. An event is self-contained: a reader need not remember
/// earlier events to describe, count or compare it.
public struct TraceEvent: Hashable, Sendable {
    /// The kind of event.
    public let kind: Kind
    /// The step that is being executed.
    public let step: TraceStep
    /// The place in the loop.
    public let place: Place
    /// The callout that is open after the event, or nil if none is.
    public let callout: Place?
    /// The ids of the elements after the event.
    public let elements: [Int]

    /// A kind of event, with its details. `from` is the step that an action or a delivery comes from: the step that is being
    /// executed, or an earlier one that deferred the action or made the post.
    public enum Kind: Hashable, Sendable {
        /// A step of the case begins, or one of the steps with which it settles.
        case step
        /// The steps are over, and the case settles.
        case settles
        /// An action without an open callout opens a touch or click first.
        case impliedEvent
        /// A callout opens. `isImplied` says whether an action opened it as its touch or click.
        case opened(isImplied: Bool)
        /// The open callout closes.
        case closed
        /// The loop goes to sleep.
        case slept
        /// The run of the loop ends.
        case runEnded
        /// A handler captures its binding, and leaves its read to the main queue.
        case captured(TraceRow, from: TraceStep)
        /// A handler has read, and is suspended.
        case suspended(TraceRow, from: TraceStep)
        /// The suspended handlers resume.
        case resumed
        /// The loop continues in the tracking mode, or in the default mode again.
        case modeChanged(isTracking: Bool)
        /// The loop begins to run the pending work of its blocks, the main queue or one-shot observers.
        case ran
        /// An update of body begins. The first one comes before the first step.
        case flush
        /// An update makes a row, with its index and its subscription.
        case rowMade(TraceRow)
        /// An update takes up a row again that was let go.
        case rowReturned(before: TraceRow, after: TraceRow)
        /// An update gives a row another index.
        case rowRebound(before: TraceRow, after: TraceRow)
        /// An update renews a row's binding with the same index.
        case rowKept(TraceRow)
        /// An update lets a row go. `after` is nil if the row is gone at once.
        case rowLetGo(before: TraceRow, after: TraceRow?)
        /// A row that was let go earlier ends, and its subscription with it. The row is as it was before.
        case rowEnded(TraceRow)
        /// A mutation ran. `before` holds the ids before it. A mutation with an effect may leave the ids as they were: an edit
        /// does, and a move to the same place. It still requests an update of body.
        case mutated(Mutation, from: TraceStep, hadEffect: Bool, before: [Int])
        /// The lazy container's window is asked to start at an index.
        case scrolled(to: Int)
        /// An action goes to the blocks or the queue.
        case deferred(DeferredAction, to: Place)
        /// A post, and the ids of the rows that it reaches.
        case posted(from: TraceStep, rows: [Int])
        /// The deliveries of a post go to a hop.
        case scheduled(from: TraceStep, rows: [Int], to: Hop)
        /// A delivery with a canceled subscription is dropped.
        case dropped(row: Int, from: TraceStep)
        /// The handler returned because its guard did not let it pass.
        case skippedByGuard(TraceRow, from: TraceStep)
        /// The handler returned because its element is gone.
        case skippedAsGone(TraceRow, from: TraceStep)
        /// The handler reached its element: the handler's kind, the element's index, and the ids before it.
        case handled(TraceRow, from: TraceStep, Handler, index: Int, before: [Int])
        /// The handler dereferenced a stale binding.
        case stale(StaleDereference, from: TraceStep)
    }

    /// Whether it happens on another thread: a background post and the handlers that it calls do.
    public var isOnOtherThread: Bool { step.step == .backgroundPost }

    /// A change of the collection.
    public struct Change: Hashable, Sendable {
        /// The ids before the event, in order.
        public let before: [Int]
        /// The ids after the event, in order.
        public let after: [Int]
        /// The step that the change comes from.
        public let from: TraceStep
    }

    /// The change that the event made, or nil if it leaves the order as it was.
    public var change: Change? {
        switch kind {
        case .mutated(_, let from, _, let before) where before != elements:
            Change(before: before, after: elements, from: from)
        case .handled(_, let from, _, _, let before) where before != elements:
            Change(before: before, after: elements, from: from)
        default: nil
        }
    }

    /// Whether this event changed an order in which the stale index still named the row's element. The last event for which this is
    /// true made the binding stale (`semantics`, section 5).
    public func unbinds(_ stale: StaleDereference) -> Bool {
        guard let change, change.before.indices.contains(stale.index) else { return false }
        return change.before[stale.index] == stale.row
    }
}

/// A step that is being executed.
public struct TraceStep: Hashable, Sendable {
    /// The number of the step, counted from 1; 0 before the first step, and the number of steps + 1 while the case settles.
    public let number: Int
    /// The step itself, or the one with which the case settles, or nil before the first step.
    public let step: Step?
    /// Whether the case settles.
    public let isSettling: Bool

    /// Makes a step of a case, or of its settling.
    package init(_ number: Int, _ step: Step?, isSettling: Bool = false) {
        self.number = number
        self.step = step
        self.isSettling = isSettling
    }

    /// The state before the first step.
    package static let start = TraceStep(0, nil)
}

/// A row at the time of an event.
public struct TraceRow: Hashable, Sendable {
    /// The id of the row's element.
    public let id: Int
    /// The index that its binding holds.
    public let index: Int
    /// The row's state: live, or how it was let go.
    public let state: RowState

    /// Makes a row with its binding.
    package init(id: Int, index: Int, _ state: RowState = .live) {
        self.id = id
        self.index = index
        self.state = state
    }
}
