import BindingFuzz
import FuzzReports

/// Explains what happened to the deliveries of a run without a stale read.
struct CleanExplanation {
    private let trace: Trace
    private let facts: ExplanationFacts

    init(_ trace: Trace, _ facts: ExplanationFacts) {
        self.trace = trace
        self.facts = facts
        assert(facts.deliveries.starving.map(\.waiting.count).reduce(0, +) == trace.outcome.undelivered)
    }

    private var outcome: Outcome { trace.outcome }
    private var configuration: Configuration { trace.configuration }
    private var isDeferred: Bool { configuration.handler.isDeferred }

    var paragraphs: [LabelledText] {
        var paragraphs = [opening]
        func add(_ label: String, _ text: String, _ ink: Ink = .body) {
            paragraphs.append(LabelledText(label: label, text: text, ink: ink))
        }
        if outcome.undelivered > 0 {
            add("Waiting", waiting + reason, .bad)
        }
        if outcome.delivered > 0 {
            add("Delivered", "\(calls(outcome.delivered)) reached the right element.")
        }
        if facts.skippedByGuard > 0 {
            add("Skipped", "\(calls(facts.skippedByGuard)) returned early: \(guardClause).")
        }
        if facts.skippedAsGone > 0 {
            add(
                "Skipped",
                "\(calls(facts.skippedAsGone)) returned early: the lookup by id did not find the element.")
        }
        let suspended = facts.suspensions - facts.continuations
        if suspended > 0 {
            let handlers = suspended.counted("handler") + (suspended == 1 ? " is" : " are")
            let awaited = suspended == 1 ? "the value that it awaits" : "the value that they await"
            add("Suspended", "\(handlers) suspended at the end: \(awaited) never arrived.")
        }
        if deliveries.dropped > 0 {
            let dropped = deliveries.dropped.counted("delivery") + (deliveries.dropped == 1 ? " was" : " were")
            add("Dropped", "\(dropped) dropped: the row was gone, and its subscription was canceled.")
        }
        if deliveries.forsaken > 0 {
            let forsaken =
                deliveries.forsaken.counted("delivery")
                + (deliveries.forsaken == 1 ? " still waits" : " still wait")
            add("Cancelled", "\(forsaken), for a row that is gone: its handler is not called any more.")
        }
        if outcome.offMain {
            add("Thread", "A handler ran on the posting thread, not the main thread.", .bad)
        }
        return paragraphs
    }

    private var deliveries: DeliveryLedger { facts.deliveries }

    /// Counts handler calls, or the reads that handlers left to the main queue.
    private func calls(_ count: Int) -> String {
        count.counted(isDeferred ? "read" : "handler call") + (isDeferred ? " on the main queue" : "")
    }

    /// The reason why the guard stopped a handler.
    private var guardClause: String {
        switch configuration.guard {
        case .inRange: "the index of the row's binding was out of range, which the guard checks"
        case .contains: "the row's element was gone, which the guard checks"
        case .all: "the row had disappeared, its index was not in range, or its element was gone"
        case .appeared, .unguarded: "the row had disappeared, and the guard checks isAppeared"
        }
    }

    // MARK: The opening

    private var opening: LabelledText {
        if outcome.undelivered > 0 {
            let posts = deliveries.starving.map { entry in
                "\(TimelineWords.rows(entry.waiting)) never \(entry.waiting.count == 1 ? "hears" : "hear") of "
                    + trace.testCase.name(ofStep: entry.post.number)
            }
            return LabelledText(
                label: "Starved", text: "No stale index was read, but \(posts.joined(separator: ", and ")).",
                ink: .bad)
        }
        return LabelledText(label: "Clean", text: cleanOpening, ink: outcome.offMain ? .body : .good)
    }

    private var cleanOpening: String {
        if outcome.delivered > 0 { return "No stale index was read." }
        if deliveries.begun == 0 { return "No post reached a row, so no binding was read." }
        return outcome.skipped == 0
            ? "No binding was read. \(posts), but its subscription was canceled before the handler was called."
            : "No stale index was read, because no handler reached its element."
    }

    private var posts: String {
        deliveries.begun == 1 ? "A post reached a row" : "Each time a post reached a row"
    }

    // MARK: Starvation

    /// The place where the starving deliveries wait.
    private var waiting: String {
        let isOne = outcome.undelivered == 1
        let (noun, pronoun) = isOne ? ("The delivery", "it waits") : ("The deliveries", "they wait")
        let ways = deliveries.starving.map(\.hops)
        guard let hop = ways.first?.last else { return "" }
        guard Set(ways).count == 1 else { return "\(noun) wait at several of their hops: " }
        guard let before = ways[0].dropLast().last else {
            return "\(noun) \(isOne ? "waits" : "wait") in \(hop.phrase): "
        }
        return "\(before.phrase.capitalizedFirst) handed \(noun.lowercased()) on, and \(pronoun) in \(hop.phrase): "
    }

    private var reason: String {
        guard configuration.platform.isIOS, deliveries.starving.allSatisfy({ $0.hops.last == .exit }) else {
            return "the run loop settled before that ran."
        }
        return facts.hasChangedMode
            ? "on iOS that happens only when scrolling begins or ends, and the last time was earlier."
            : "on iOS that happens only when scrolling begins or ends, and this case does not scroll; otherwise the run of the "
                + "main run loop never ends."
    }
}
