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
            let calls = TimelineWords.count(outcome.delivered, "handler call")
            add("Delivered", "\(calls) reached the right element.")
        }
        if facts.skippedByGuard > 0 {
            let calls = TimelineWords.count(facts.skippedByGuard, "handler call")
            add("Skipped", "\(calls) returned early: the row had disappeared, and the guard asks isAppeared.")
        }
        if facts.skippedAsGone > 0 {
            let calls = TimelineWords.count(facts.skippedAsGone, "handler call")
            add("Skipped", "\(calls) returned early: the element was looked up by its id, and is gone.")
        }
        if facts.dropped > 0 {
            let deliveries = TimelineWords.count(facts.dropped, "delivery")
            add("Dropped", "\(deliveries) came after the update of body had cancelled the row's subscription.")
        }
        if outcome.undelivered > 0 {
            let deliveries = TimelineWords.count(outcome.undelivered, "delivery")
            add("Undelivered", "\(deliveries) never arrived: \(reason)", .bad)
        }
        if outcome.offMain {
            add("Thread", "A handler ran on the posting thread, not the main thread.", .bad)
        }
        let ink = outcome.undelivered == 0 && !outcome.offMain ? Ink.good : .body
        return [LabelledText(label: "Clean", text: opening, ink: ink)] + paragraphs
    }

    private var opening: String {
        let outcome = trace.outcome
        if outcome.delivered + outcome.skipped + outcome.undelivered + facts.dropped == 0 {
            return "No post reached a row, so no binding was read."
        }
        return outcome.delivered == 0
            ? "No stale index was read, since no handler got as far as its element."
            : "No stale index was read."
    }

    private var reason: String {
        let configuration = trace.configuration
        let waitsForExit = configuration.delivery == .exit || configuration.delivery == .runLoopExit
        return configuration.platform == .ios && waitsForExit
            ? "kCFRunLoopExit does not come on iOS, where the run of the main run loop never ends."
            : "what they were handed to had not run by the time the run loop had settled."
    }
}
