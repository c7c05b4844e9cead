/// Something that happens while a case runs, with what there is once it has happened: whoever tells, counts or compares
/// a run takes each event for itself, and has nothing to remember of the app.
public struct TraceEvent: Hashable, Sendable {
    /// What happens.
    public let kind: Kind
    /// The step that is being executed.
    public let step: TraceStep
    /// Where in the loop it happens.
    public let place: Place
    /// The callout that is open afterwards; nil where none is.
    public let callout: Place?
    /// The ids of the elements afterwards.
    public let elements: [Int]

    /// What happens, and what is particular to it. `from` is the step that an action or a delivery comes from: the one that
    /// is being executed, or an earlier one that deferred the action or made the post.
    public enum Kind: Hashable, Sendable {
        /// A step of the case begins, or one of those with which it settles.
        case step
        /// The steps are over: the case settles.
        case settles
        /// An action without an open callout makes a touch or click of its own first.
        case impliedEvent
        /// A callout opens; whether it is the touch or click of an action's own.
        case opened(isImplied: Bool)
        /// The callout that was open closes.
        case closed
        /// The loop goes to sleep.
        case slept
        /// The run of the loop is over.
        case runEnded
        /// A handler captured its binding, and left its read to the main queue.
        case captured(TraceRow, from: TraceStep)
        /// A handler has read, and is suspended.
        case suspended(TraceRow, from: TraceStep)
        /// What suspended handlers await has come.
        case resumed
        /// The loop goes on in the tracking mode, or in the default mode again.
        case modeChanged(isTracking: Bool)
        /// The loop begins to run what its blocks, the main queue or one-shot observers have pending.
        case ran
        /// An update of body begins; the first one comes before the first step.
        case flush
        /// An update makes a row, with its index and its subscription.
        case rowMade(TraceRow)
        /// An update takes up again a row that was let go.
        case rowReturned(before: TraceRow, after: TraceRow)
        /// An update gives a row another index.
        case rowRebound(before: TraceRow, after: TraceRow)
        /// An update gives a row its binding anew, with the index that it had.
        case rowKept(TraceRow)
        /// An update lets a row go; what is left of it, nil where it is gone.
        case rowLetGo(before: TraceRow, after: TraceRow?)
        /// A row that was held on to ends, its subscription with it; how it stood.
        case rowEnded(TraceRow)
        /// A mutation ran; the ids before it. An effect may leave the ids as they were: an edit does, and a move to the
        /// same place; the update of body that it asks for comes all the same.
        case mutated(Mutation, from: TraceStep, hadEffect: Bool, before: [Int])
        /// The lazy container's window is asked to start at an index.
        case scrolled(to: Int)
        /// An action was handed to the blocks or the queue.
        case deferred(DeferredAction, to: Place)
        /// A post, and the rows that it reaches.
        case posted(from: TraceStep, rows: [Int])
        /// The deliveries of a post were handed on to a hop.
        case scheduled(from: TraceStep, rows: [Int], to: Hop)
        /// A delivery whose subscription was cancelled is dropped.
        case dropped(row: Int, from: TraceStep)
        /// The handler returned since its row has disappeared.
        case skippedByGuard(TraceRow, from: TraceStep)
        /// The handler returned since its element is gone.
        case skippedAsGone(TraceRow, from: TraceStep)
        /// The handler reached its element: what it does there, at which index, and the ids before it.
        case handled(TraceRow, from: TraceStep, Handler, index: Int, before: [Int])
        /// The handler dereferenced a stale binding.
        case stale(StaleDereference, from: TraceStep)
    }

    /// Whether it happens on another thread: a background post does, with all that it calls.
    public var isOnOtherThread: Bool { step.step == .backgroundPost }

    /// The change of the elements' order that this is: the ids before and after it, and the step that it comes from. Nil for
    /// what leaves the order as it was.
    public var change: (before: [Int], after: [Int], from: TraceStep)? {
        switch kind {
        case .mutated(_, let from, _, let before) where before != elements: (before, elements, from)
        case .handled(_, let from, _, _, let before) where before != elements: (before, elements, from)
        default: nil
        }
    }

    /// Whether this changed the order of elements in which the stale index still named the row's element. The last event
    /// that did made the binding stale (`semantics`, section 5).
    public func unbinds(_ stale: StaleDereference) -> Bool {
        guard let change, change.before.indices.contains(stale.index) else { return false }
        return change.before[stale.index] == stale.row
    }
}

/// A step that is being executed.
public struct TraceStep: Hashable, Sendable {
    /// Counted from 1; 0 before the first step, and the number of steps + 1 while the case settles.
    public let number: Int
    /// The step itself, or the one with which the case settles; nil where none has begun.
    public let step: Step?
    /// Whether the case settles.
    public let isSettling: Bool

    /// A step of a case, or of its settling.
    package init(_ number: Int, _ step: Step?, isSettling: Bool = false) {
        self.number = number
        self.step = step
        self.isSettling = isSettling
    }

    /// Before the first step.
    package static let start = TraceStep(0, nil)
}

/// A row, as it stands at an event.
public struct TraceRow: Hashable, Sendable {
    /// The id of the row's element.
    public let id: Int
    /// The index that its binding holds.
    public let index: Int
    /// Live, or how it is held on to.
    public let state: RowState

    /// A row with its binding.
    package init(id: Int, index: Int, _ state: RowState = .live) {
        self.id = id
        self.index = index
        self.state = state
    }
}
