/// Listens to a run. The compiler removes a listener that records nothing.
protocol Tracer {
    /// Whether anything is recorded. It is a constant, so that code which only serves the record is not compiled.
    static var isOn: Bool { get }
    /// The steps that have begun, by number. The last one is being executed.
    var steps: [TraceStep] { get }
    /// The elements after the last event.
    var elements: [Int] { get }
    /// Begins a step.
    mutating func begin(_ step: TraceStep)
    /// Records an event of the current step, with the elements after it.
    mutating func record(_ kind: TraceEvent.Kind, place: Place, callout: Place?, elements: Elements)
    /// Remembers the subscriptions that a post reached, as (subscription, id).
    mutating func remember(recipients: [(UInt16, UInt16)])
    /// Replaces the recipients of a post with those whose subscriptions were not canceled before a hop.
    mutating func replace(recipients: [(UInt16, UInt16)], of post: Int)
    /// The subscriptions that the post with that number reached, without those that were canceled since.
    func recipients(of post: Int) -> [(UInt16, UInt16)]
}

/// A listener that records nothing.
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

/// A listener that records every event.
struct Recorder: Tracer {
    static var isOn: Bool { true }
    private(set) var events: [TraceEvent] = []
    private(set) var steps = [TraceStep.start]
    private(set) var elements: [Int] = []
    /// The same elements in the model's form. Events between two changes share one array.
    private var packed = Elements()
    private var isOver = false
    private var recipientsOfPosts: [[(UInt16, UInt16)]] = []

    mutating func begin(_ step: TraceStep) { steps.append(step) }

    mutating func record(_ kind: TraceEvent.Kind, place: Place, callout: Place?, elements now: Elements) {
        // A verdict ends the case, so the action that led the loop there no longer runs.
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
