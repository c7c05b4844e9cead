import BindingFuzz
import FuzzReports

/// The facts of a trace that an explanation needs: the row that read a stale index, both sides of the dereference, and the fate of
/// its deliveries.
struct ExplanationFacts {
    /// The last update of body that gave the row its binding, through which the handler read.
    private(set) var bound: TraceEvent?
    /// The last change after which the stale index no longer named the row's element.
    private(set) var cause: TraceEvent?
    /// The update that let the row go, or nil if the row has come back since.
    private(set) var letGo: TraceEvent?
    /// The event that ended the row and its subscription.
    private(set) var ended: TraceEvent?
    /// The post that the handler was called for.
    private(set) var post = TraceStep.start
    /// Whether the handler ran on the posting thread, and that is not the main thread.
    private(set) var isOnOtherThread = false
    /// Whether the loop was in the tracking mode while the delivery waited for a block of `RunLoop.main`.
    private(set) var hasWaitedForScrolling = false
    private var isTracking = false
    private var waitsForBlock = false
    /// The event in which the handler captured the binding and left the read to the main queue, or nil if handlers read at once.
    private(set) var captured: TraceEvent?
    /// The last update that gave the row another binding than the captured one.
    private(set) var rebound: TraceEvent?
    /// Whether the row had left, or was leaving, when its binding was captured.
    private(set) var wasLetGoBefore = false
    /// Whether another row was made for the same element after the captured one ended.
    private(set) var hasSuccessor = false
    /// The event that ended the suspension before the read, or nil if there was none.
    private(set) var resumed: TraceEvent?
    private var isSuspended = false
    /// The elements when the stale index was read.
    private(set) var elements: [Int] = []

    private(set) var deliveries = DeliveryLedger()
    /// The numbers of handlers that returned because of their guard, and because their element was gone.
    private(set) var skippedByGuard = 0
    private(set) var skippedAsGone = 0
    /// The numbers of handlers that were suspended, and that resumed.
    private(set) var suspensions = 0
    private(set) var continuations = 0
    /// Whether the run loop changed its mode.
    private(set) var hasChangedMode = false

    init(_ trace: Trace) {
        for case .stale(_, let from) in trace.events.map(\.kind) { post = from }
        for event in trace.events {
            deliveries.note(event.kind)
            count(event)
            if let stale = trace.outcome.stale { note(event, of: stale) }
        }
    }

    private mutating func count(_ event: TraceEvent) {
        switch event.kind {
        case .skippedByGuard: skippedByGuard += 1
        case .skippedAsGone: skippedAsGone += 1
        case .suspended: suspensions += 1
        case .resumed: continuations = suspensions
        case .modeChanged(let isNowTracking):
            hasChangedMode = true
            isTracking = isNowTracking
        default: break
        }
    }

    private mutating func note(_ event: TraceEvent, of stale: StaleDereference) {
        if event.unbinds(stale) { cause = event }
        if case .scheduled(post, _, let hop) = event.kind { waitsForBlock = hop == .runLoop }
        switch event.kind {
        case .captured(let row, post) where row.id == stale.row:
            captured = event
            waitsForBlock = false
            wasLetGoBefore = letGo != nil
        case .suspended(let row, post) where row.id == stale.row:
            isSuspended = true
        case .resumed where isSuspended && resumed == nil:
            resumed = event
        case .stale:
            isOnOtherThread = event.isOnOtherThread
            elements = event.elements
        default:
            noteRow(event, of: stale)
        }
        if waitsForBlock && isTracking { hasWaitedForScrolling = true }
    }

    /// Notes an update's effect on the row. After the row has ended, only a closure that captured its binding outlives it. A row
    /// for the same element is then another row.
    private mutating func noteRow(_ event: TraceEvent, of stale: StaleDereference) {
        let isOver = captured != nil && ended != nil
        switch event.kind {
        case .rowMade(let row) where row.id == stale.row && isOver:
            hasSuccessor = true
        case .rowMade(let row), .rowReturned(_, let row), .rowRebound(_, let row), .rowKept(let row):
            guard row.id == stale.row, !isOver else { return }
            if captured == nil { bound = event } else { rebound = row.index == stale.index ? nil : event }
            letGo = nil
            ended = nil
        case .rowLetGo(let row, let rest) where row.id == stale.row && !isOver:
            letGo = event
            if rest == nil { ended = event }
        case .rowEnded(let row) where row.id == stale.row && !isOver:
            ended = event
        default:
            break
        }
    }
}
