/// Listens to a run. A run with a listener of no interest is compiled without one.
protocol Tracer {
    /// Whether anything is recorded; a constant, so that what only serves the record is not even compiled.
    static var isOn: Bool { get }
    /// The steps that have begun, by their numbers; the last one is being executed.
    var steps: [TraceStep] { get }
    /// The elements after the last event.
    var elements: [Int] { get }
    /// Goes on to a step.
    mutating func begin(_ step: TraceStep)
    /// Writes down what happened during the step, and what there is now.
    mutating func record(_ kind: TraceEvent.Kind, place: Place, callout: Place?, elements: Elements)
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
    var steps: [TraceStep] { [] }
    var elements: [Int] { [] }
    func begin(_ step: TraceStep) {}
    func record(_ kind: TraceEvent.Kind, place: Place, callout: Place?, elements: Elements) {}
    func remember(recipients: [(UInt16, UInt16)]) {}
    func replace(recipients: [(UInt16, UInt16)], of post: Int) {}
    func recipients(of post: Int) -> [(UInt16, UInt16)] { [] }
}

/// Writes everything down.
struct Recorder: Tracer {
    static var isOn: Bool { true }
    private(set) var events: [TraceEvent] = []
    private(set) var steps = [TraceStep.start]
    private(set) var elements: [Int] = []
    /// The same, as the model has them; events between two changes share one array.
    private var packed = Elements()
    private var isOver = false
    private var recipientsOfPosts: [[(UInt16, UInt16)]] = []

    mutating func begin(_ step: TraceStep) { steps.append(step) }

    mutating func record(_ kind: TraceEvent.Kind, place: Place, callout: Place?, elements now: Elements) {
        // A verdict ends the case: the action that led the loop there does not run any more.
        if isOver { return }
        if case .stale = kind { isOver = true }
        if now != packed {
            packed = now
            elements = (0..<now.count).map { Int(now[$0]) }
        }
        let step = steps[steps.count - 1]
        events.append(TraceEvent(kind: kind, step: step, place: place, callout: callout, elements: elements))
    }

    mutating func remember(recipients: [(UInt16, UInt16)]) { recipientsOfPosts.append(recipients) }
    mutating func replace(recipients: [(UInt16, UInt16)], of post: Int) { recipientsOfPosts[post] = recipients }
    func recipients(of post: Int) -> [(UInt16, UInt16)] { recipientsOfPosts[post] }
}
