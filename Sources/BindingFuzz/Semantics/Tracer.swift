/// Something that happens while a case runs, for whoever tells or compares it.
public enum TraceEvent: Hashable, Sendable {
    /// A step of the case begins; the number of steps + 1 while the case settles.
    case step(Int, Step)
    /// An action without an open callout makes a touch or click of its own first.
    case impliedEvent
    /// A callout opens.
    case opened(Place)
    /// The callout that was open closes.
    case closed(Place)
    /// The loop goes to sleep.
    case slept
    /// The run of the loop is over.
    case runEnded
    /// The loop begins to run what its blocks, the main queue or one-shot observers have pending.
    case ran(Place)
    /// An update of body begins; where it runs.
    case flush(Place)
    /// An update makes a row, with its index and its subscription.
    case rowMade(id: Int, index: Int)
    /// An update takes up again a row that was let go.
    case rowReturned(id: Int, index: Int)
    /// An update gives a row another index.
    case rowRebound(id: Int, from: Int, to: Int)
    /// An update lets a row go; what is left of it, nil where it is gone.
    case rowLetGo(id: Int, remaining: RowState?)
    /// A row that was held on to ends, its subscription with it.
    case rowEnded(id: Int)
    /// A mutation ran: what, from which step, where, and the ids afterwards. An effect may leave the ids as they were: an
    /// edit does, and a move to the same place; the update of body that it asks for comes all the same.
    case mutated(Mutation, step: Int, place: Place, hadEffect: Bool, elements: [Int])
    /// The lazy container's window is asked to start at an index.
    case scrolled(to: Int)
    /// An action was handed to the blocks or the queue.
    case deferred(DeferredAction, to: Place)
    /// A post, from which step, where it runs, and the rows it reaches.
    case posted(step: Int, place: Place, background: Bool, rows: [Int])
    /// The deliveries of a post were handed on; to the blocks, the queue, or observers.
    case scheduled(rows: [Int], to: Hop)
    /// A delivery whose subscription was cancelled is dropped.
    case dropped(row: Int, postStep: Int)
    /// The handler returned since its row has disappeared.
    case skippedByGuard(row: Int, postStep: Int)
    /// The handler returned since its element is gone.
    case skippedAsGone(row: Int, postStep: Int)
    /// The handler reached its element; at which index, and what it does there.
    case handled(row: Int, index: Int, postStep: Int, Handler)
    /// The handler dereferenced a stale binding; the post it was called for.
    case stale(StaleDereference, postStep: Int)
}

/// Where a hop of `receive(on:)` hands a delivery to.
public enum Hop: String, Hashable, Sendable {
    case blocks, queue, exit, commit
}

/// Listens to a run. A run with a listener of no interest is compiled without one.
protocol Tracer {
    /// Whether anything is recorded; a constant, so that what only serves the record is not even compiled.
    static var isOn: Bool { get }
    mutating func record(_ event: TraceEvent)
    /// Remembers the subscriptions that a post reached, as (subscription, id).
    mutating func remember(recipients: [(UInt16, UInt16)])
    /// Forgets the subscriptions of a post that were cancelled before a hop of their delivery.
    mutating func replace(recipients: [(UInt16, UInt16)], of post: Int)
    /// The subscriptions that the post with that number reached, less those that were cancelled since.
    func recipients(of post: Int) -> [(UInt16, UInt16)]
}

/// Listens to nothing.
struct NoTracer: Tracer {
    static var isOn: Bool { false }
    func record(_ event: TraceEvent) {}
    func remember(recipients: [(UInt16, UInt16)]) {}
    func replace(recipients: [(UInt16, UInt16)], of post: Int) {}
    func recipients(of post: Int) -> [(UInt16, UInt16)] { [] }
}

/// Writes everything down.
struct Recorder: Tracer {
    static var isOn: Bool { true }
    private(set) var events: [TraceEvent] = []
    private var recipientsOfPosts: [[(UInt16, UInt16)]] = []

    mutating func record(_ event: TraceEvent) {
        // A verdict ends the case: the action that led the loop there does not run any more.
        if case .stale = events.last { return }
        events.append(event)
    }
    mutating func remember(recipients: [(UInt16, UInt16)]) { recipientsOfPosts.append(recipients) }
    mutating func replace(recipients: [(UInt16, UInt16)], of post: Int) { recipientsOfPosts[post] = recipients }
    func recipients(of post: Int) -> [(UInt16, UInt16)] { recipientsOfPosts[post] }
}
