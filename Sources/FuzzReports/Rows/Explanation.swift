import BindingFuzz

/// Why a run came to its verdict: for a stale dereference both of its sides, for a clean one what became of the deliveries.
package struct Explanation: Sendable {
    let paragraphs: [LabelledText]

    /// Explains a run.
    package init(_ trace: Trace) {
        let facts = ExplanationFacts(trace)
        if let stale = trace.outcome.stale {
            paragraphs = StaleExplanation(trace, stale, facts).paragraphs
        } else {
            paragraphs = CleanExplanation(trace, facts).paragraphs
        }
    }

    /// The explanation, at most 100 columns wide, with a line feed after every line.
    package func text(style: TextStyle = .plain) -> String {
        LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }
}

/// Tells how a binding got its index, how the index went stale, why the row still listened, and who read it.
private struct StaleExplanation {
    private let trace: Trace
    private let stale: StaleDereference
    private let facts: ExplanationFacts

    init(_ trace: Trace, _ stale: StaleDereference, _ facts: ExplanationFacts) {
        self.trace = trace
        self.stale = stale
        self.facts = facts
        assert(facts.cause?.change?.from.number == stale.causeStep && facts.cause?.place == stale.causePlace)
        assert((facts.letGo == nil) == (stale.state == .live))
    }

    private var configuration: Configuration { trace.configuration }
    private var platform: Platform { trace.configuration.platform }

    var paragraphs: [LabelledText] {
        [
            LabelledText(label: "Binding", text: binding),
            LabelledText(label: "Change", text: change),
            LabelledText(label: "Row", text: row),
            LabelledText(label: "Read", text: read, ink: .bad),
        ]
    }

    private func name(_ step: Int) -> String { trace.interleaving.name(ofStep: step) }

    /// When an update of body ran.
    private func moment(_ update: TraceEvent?) -> String {
        guard let update, update.step != .start else { return "before step 1" }
        return "\(update.place.phrase(on: platform)), during \(name(update.step.number))"
    }

    private var binding: String {
        "Row \(stale.row) was last given its binding by the update of body \(moment(facts.bound)): "
            + "index \(stale.index), where element \(stale.row) was."
    }

    private var change: String {
        guard let cause = facts.cause, let change = cause.change else {
            return "\(name(stale.causeStep)) changed what is at that index."
        }
        let who: String
        if case .handled(let remover, let post, _, _, _) = cause.kind {
            who = "The handler of row \(remover.id), called for \(name(post.number))"
        } else {
            who = name(change.from.number).capitalizedFirst
        }
        let effect: String
        if let index = change.after.firstIndex(of: stale.row) {
            effect = "moved element \(stale.row) to index \(index)"
        } else {
            effect = "removed element \(stale.row)"
        }
        return "\(who), run \(stale.causePlace.phrase(on: platform)), \(effect): "
            + TimelineWords.change(change.before, change.after) + "."
    }

    private var row: String {
        let letGo = moment(facts.letGo)
        switch stale.state {
        case .live:
            return "Body was not updated in between, so row \(stale.row) still had its subscription and the old index. "
                + updates
        case .leaving:
            let guardNote = configuration.guard == .unguarded ? "" : ", so the guard let the handler pass"
            return
                "The update of body \(letGo) let row \(stale.row) go, but until its removal transition ends it keeps "
                + "its subscription and the old index, and onDisappear has not run\(guardNote)."
        case .parked where configuration.container == .silent:
            return
                "Row \(stale.row) left the screen with the update of body \(letGo), but this container keeps the row, "
                + "its subscription and the old index until it evicts it, and onDisappear has not run."
        case .parked:
            return "Row \(stale.row) disappeared with the update of body \(letGo), but a lazy container keeps the row, "
                + "its subscription and the old index until it evicts it. "
                + (configuration.guard == .unguarded
                    ? "No guard asked isAppeared." : "The guard did not ask isAppeared.")
        case .gone:
            return
                "Row \(stale.row) was gone by then, its subscription cancelled, but no cancellation reaches a closure that "
                + "waits on the main queue."
        }
    }

    private var updates: String {
        platform == .ios
            ? "On iOS body is updated as a touch's callout ends, and otherwise at kCFRunLoopBeforeWaiting."
            : "On macOS body is updated at kCFRunLoopExit or kCFRunLoopBeforeWaiting, not in the event."
    }

    private var read: String {
        let post = facts.post.number
        let thread = facts.isOnOtherThread ? ", on the posting thread, not the main thread" : ""
        let when = stale.step == post ? "" : " during \(name(stale.step))"
        return "\(name(post).capitalizedFirst) reached row \(stale.row). Its handler was called "
            + "\(configuration.delivery.arrival(stale.place.phrase(on: platform)))\(when)\(thread), and "
            + consequence
    }

    private var consequence: String {
        switch (stale.kind, configuration.handler) {
        case (.wrongElement, .read): "read items[\(stale.index)]: element \(stale.found), somebody else's data."
        case (.wrongElement, .write):
            "wrote to items[\(stale.index)]: it changed element \(stale.found), somebody else's data."
        case (.wrongElement, .remove):
            "removed items[\(stale.index)]: element \(stale.found), the wrong one."
        default:
            "accessed items[\(stale.index)], where items "
                + (stale.found == 0 ? "is empty" : "has \(stale.found.counted("element"))")
                + ": Index out of range, the app traps."
        }
    }
}

extension String {
    /// The same sentence, begun with a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
