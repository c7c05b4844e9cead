import BindingFuzz

/// Tells what became of the deliveries of a run in which nothing stale was read.
struct CleanExplanation {
    private let trace: Trace
    private let facts: ExplanationFacts

    init(_ trace: Trace, _ facts: ExplanationFacts) {
        self.trace = trace
        self.facts = facts
    }

    var paragraphs: [LabelledText] {
        let outcome = trace.outcome
        var paragraphs: [LabelledText] = []
        func add(_ label: String, _ text: String, _ ink: Ink = .body) {
            paragraphs.append(LabelledText(label: label, text: text, ink: ink))
        }
        if outcome.delivered > 0 {
            let calls = outcome.delivered.counted("handler call")
            add("Delivered", "\(calls) reached the right element.")
        }
        if facts.skippedByGuard > 0 {
            let calls = facts.skippedByGuard.counted("handler call")
            add("Skipped", "\(calls) returned early: \(guardClause).")
        }
        if facts.skippedAsGone > 0 {
            let calls = facts.skippedAsGone.counted("handler call")
            add("Skipped", "\(calls) returned early: the element was looked up by its id, and is gone.")
        }
        if facts.dropped > 0 {
            let deliveries = facts.dropped.counted("delivery") + (facts.dropped == 1 ? " was" : " were")
            add("Dropped", "\(deliveries) dropped on the way: the row had gone, and its subscription was cancelled.")
        }
        if forsaken > 0 {
            let deliveries = forsaken.counted("delivery") + (forsaken == 1 ? " still waits" : " still wait")
            add("Cancelled", "\(deliveries), for a row that has gone: no handler is called any more.")
        }
        if outcome.undelivered > 0 {
            let deliveries = outcome.undelivered.counted("delivery")
            add("Undelivered", "\(deliveries) never arrived: \(reason)", .bad)
        }
        if outcome.offMain {
            add("Thread", "A handler ran on the posting thread, not the main thread.", .bad)
        }
        let ink = outcome.undelivered == 0 && !outcome.offMain ? Ink.good : .body
        return [LabelledText(label: "Clean", text: opening, ink: ink)] + paragraphs
    }

    /// The deliveries that waited to the end, for subscriptions that were cancelled by then.
    private var forsaken: Int {
        let outcome = trace.outcome
        return facts.begun - facts.dropped - outcome.delivered - outcome.skipped - outcome.undelivered
    }

    /// What stopped a handler.
    private var guardClause: String {
        switch trace.configuration.guard {
        case .inRange: "the index of the row's binding was not in range, and the guard asks for that"
        case .contains: "the row's element was gone, and the guard asks for it"
        case .all: "the row had disappeared, its index was not in range, or its element was gone"
        case .appeared, .unguarded: "the row had disappeared, and the guard asks isAppeared"
        }
    }

    private var opening: String {
        let outcome = trace.outcome
        if outcome.delivered > 0 { return "No stale index was read." }
        if facts.begun == 0 { return "No post reached a row, so no binding was read." }
        return outcome.skipped + outcome.undelivered == 0
            ? "No binding was read. \(posts), but its subscription was cancelled before the handler was called."
            : "No stale index was read, since no handler got as far as its element."
    }

    private var posts: String { facts.begun == 1 ? "A post reached a row" : "Each time a post reached a row" }

    private var reason: String {
        let configuration = trace.configuration
        let waitsForExit = configuration.delivery == .exit || configuration.delivery == .runLoopExit
        return configuration.platform == .ios && waitsForExit
            ? "kCFRunLoopExit comes on iOS only where scrolling begins or ends; otherwise the run of the main run loop never "
                + "ends."
            : "what they were handed to had not run by the time the run loop had settled."
    }
}
