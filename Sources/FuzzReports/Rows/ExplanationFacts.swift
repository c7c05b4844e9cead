import BindingFuzz

/// What a trace tells about the row that read a stale index: both sides of the dereference.
struct ExplanationFacts {
    /// A moment of the run: the step, and where in the run loop.
    struct Moment: Hashable {
        let step: Int
        let place: Place
    }

    /// A change of the elements' order.
    struct Change {
        let before: [Int]
        let after: [Int]
        let mutation: Mutation?
        /// The row whose handler made the change, where no mutation did.
        let remover: Int?
        /// The step that it was written at, which deferred it or posted for it.
        let step: Int
        let place: Place
    }

    private(set) var elements: [Int]
    /// The last change that took the stale index from naming the row's element to not naming it.
    private(set) var cause: Change?
    /// The last update of body that gave the row its binding; its step is 0 at the start.
    private(set) var bound = Moment(step: 0, place: .wait)
    /// The update that let the row go, while it has not come back.
    private(set) var letGo: Moment?
    /// The post that the handler was called for.
    private(set) var postStep = 0
    /// Whether that post came from another thread.
    private(set) var isBackground = false
    /// The deliveries that posts began: one for each row that a post reached.
    private(set) var begun = 0
    /// The deliveries that were dropped since their subscription was cancelled.
    private(set) var dropped = 0
    /// How often a handler returned for its guard, and since its element was gone.
    private(set) var skippedByGuard = 0
    private(set) var skippedAsGone = 0

    private let stale: StaleDereference?
    private var boundBefore = Moment(step: 0, place: .wait)
    private var now = Moment(step: 0, place: .wait)
    private var backgroundSteps: Set<Int> = []

    init(_ trace: Trace) {
        stale = trace.outcome.stale
        elements = Array(1..<(trace.interleaving.items + 1))
        for event in trace.events { note(event) }
    }

    private mutating func note(_ event: TraceEvent) {
        switch event {
        case .step(let number, _):
            now = Moment(step: number, place: now.place)
        case .opened(let place), .ran(let place):
            now = Moment(step: now.step, place: place)
        case .slept:
            now = Moment(step: now.step, place: .wait)
        case .flush(let place):
            now = Moment(step: now.step, place: place)
            // A row that the update wants gets its binding anew, and no event where the index stays the same.
            if letGo == nil {
                boundBefore = bound
                bound = now
            }
        case .rowMade(let id, _) where id == stale?.row, .rowReturned(let id, _) where id == stale?.row:
            bound = now
            letGo = nil
        case .rowLetGo(let id, _) where id == stale?.row:
            bound = boundBefore
            letGo = now
        case .mutated(let mutation, let step, let place, _, let after):
            note(Change(before: elements, after: after, mutation: mutation, remover: nil, step: step, place: place))
        case .posted(let step, _, let isBackground, let rows):
            begun += rows.count
            if isBackground { backgroundSteps.insert(step) }
        case .handled(let row, _, let step, .remove):
            let after = elements.filter { $0 != row }
            note(Change(before: elements, after: after, mutation: nil, remover: row, step: step, place: now.place))
        case .dropped: dropped += 1
        case .skippedByGuard: skippedByGuard += 1
        case .skippedAsGone: skippedAsGone += 1
        case .stale(_, let step):
            postStep = step
            isBackground = backgroundSteps.contains(step)
        default:
            break
        }
    }

    private mutating func note(_ change: Change) {
        elements = change.after
        guard let stale, change.before.indices.contains(stale.index), change.before[stale.index] == stale.row,
            change.after != change.before
        else { return }
        cause = change
    }
}
