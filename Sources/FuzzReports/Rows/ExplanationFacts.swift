import BindingFuzz

/// What a trace tells about the row that read a stale index, both sides of the dereference, and how its deliveries fared.
struct ExplanationFacts {
    /// The last update of body that gave the row its binding.
    private(set) var bound: TraceEvent?
    /// The last change that took the stale index from naming the row's element to not naming it.
    private(set) var cause: TraceEvent?
    /// The update that let the row go, while it has not come back.
    private(set) var letGo: TraceEvent?
    /// The post that the handler was called for.
    private(set) var post = TraceStep.start
    /// Whether the handler was called on the thread that posted, and that is not the main thread.
    private(set) var isOnOtherThread = false
    /// The deliveries that posts began: one for each row that a post reached.
    private(set) var begun = 0
    /// The deliveries that were dropped since their subscription was cancelled.
    private(set) var dropped = 0
    /// How often a handler returned for its guard, and since its element was gone.
    private(set) var skippedByGuard = 0
    private(set) var skippedAsGone = 0

    init(_ trace: Trace) {
        for event in trace.events {
            count(event)
            if let stale = trace.outcome.stale { note(event, of: stale) }
        }
    }

    private mutating func count(_ event: TraceEvent) {
        switch event.kind {
        case .posted(_, let rows): begun += rows.count
        case .dropped: dropped += 1
        case .skippedByGuard: skippedByGuard += 1
        case .skippedAsGone: skippedAsGone += 1
        default: break
        }
    }

    private mutating func note(_ event: TraceEvent, of stale: StaleDereference) {
        if event.unbinds(stale) { cause = event }
        switch event.kind {
        case .rowMade(let row), .rowReturned(_, let row), .rowRebound(_, let row), .rowKept(let row):
            guard row.id == stale.row else { return }
            bound = event
            letGo = nil
        case .rowLetGo(let row, _) where row.id == stale.row:
            letGo = event
        case .stale(_, let from):
            post = from
            isOnOtherThread = event.isOnOtherThread
        default:
            break
        }
    }
}
