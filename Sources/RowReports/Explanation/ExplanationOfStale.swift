import BindingFuzz
import FuzzReports

/// Explains a stale read: how the binding got its index, how the index became stale, why part of the row still existed, and which
/// handler read it.
struct StaleExplanation {
    private let trace: Trace
    private let stale: StaleDereference
    private let facts: ExplanationFacts

    init(_ trace: Trace, _ stale: StaleDereference, _ facts: ExplanationFacts) {
        self.trace = trace
        self.stale = stale
        self.facts = facts
        assert(facts.cause?.change?.from.number == stale.causeStep && facts.cause?.place == stale.causePlace)
        assert((facts.letGo == nil) == (stale.state == .live))
        assert((facts.captured != nil) == trace.configuration.handler.isDeferred)
        assert(stale.state != .gone || facts.ended != nil)
    }

    private var configuration: Configuration { trace.configuration }
    private var platform: Platform { trace.configuration.platform }

    var paragraphs: [LabelledText] {
        var paragraphs = [
            LabelledText(label: "Binding", text: binding),
            LabelledText(label: "Change", text: change),
            LabelledText(label: "Row", text: row),
        ]
        if configuration.guard != .unguarded {
            paragraphs.append(LabelledText(label: "Guard", text: passedGuard))
        }
        return paragraphs + [LabelledText(label: "Read", text: read, ink: .bad)]
    }

    private func name(_ step: Int) -> String { trace.testCase.name(ofStep: step) }

    /// Returns where and during which step an event ran.
    private func moment(_ event: TraceEvent?) -> String {
        guard let event, event.step != .start else { return "before step 1" }
        return "\(event.place.phrase(on: platform)), during \(name(event.step.number))"
    }

    // MARK: The binding, and the change that made it stale

    private var binding: String {
        "Row \(stale.row) was last given its binding by the update of body \(moment(facts.bound)): "
            + "index \(stale.index), where element \(stale.row) was."
            + (facts.captured == nil ? "" : " This is what its \(configuration.handler.reader) captured.")
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

    // MARK: The state of the row

    private var row: String {
        switch stale.state {
        case .live where facts.rebound != nil: rebound
        case .live:
            "Body was not updated in between, so row \(stale.row) still had its subscription and the old index. "
                + updates
        case .leaving where facts.captured != nil && !facts.wasLetGoBefore:
            "The update of body \(moment(facts.letGo)) removed row \(stale.row), which animates out. \(outlives)"
        case .leaving:
            "The update of body \(moment(facts.letGo)) removed row \(stale.row), but until its removal transition ends it "
                + "keeps its subscription and the old index, and onDisappear has not run."
        case .parked where facts.captured != nil && !facts.wasLetGoBefore: "\(leftTheScreen). \(outlives)"
        case .parked:
            "\(leftTheScreen), but \(configuration.container == .silent ? "this" : "a lazy") container keeps the row, "
                + "its subscription and the old index until it evicts it."
        case .gone: "Row \(stale.row) was gone by then, its subscription canceled: it \(end). \(outlives)\(successor)"
        }
    }

    /// How a row that is not yet evicted left the screen.
    private var leftTheScreen: String {
        configuration.container == .silent
            ? "Row \(stale.row) left the screen with the update of body \(moment(facts.letGo)), without a call to onDisappear"
            : "Row \(stale.row) disappeared with the update of body \(moment(facts.letGo))"
    }

    private var rebound: String {
        guard case .rowRebound(_, let row) = facts.rebound?.kind else {
            return "Row \(stale.row) came back with the update of body \(moment(facts.rebound)). \(outlives)"
        }
        return
            "Row \(stale.row) was given index \(row.index) by the update of body \(moment(facts.rebound)). \(outlives)"
    }

    /// Why later changes of the row did not reach the captured binding.
    private var outlives: String {
        let held = facts.resumed == nil ? "the main queue holds already" : "has begun"
        return
            "That does not reach a \(configuration.handler.reader) that \(held): it keeps the binding that it captured."
    }

    private var end: String {
        guard case .rowEnded = facts.ended?.kind else { return "ended with the update of body \(moment(facts.ended))" }
        return "\(configuration.container.isLazy ? "was evicted" : "had animated out") \(moment(facts.ended))"
    }

    private var successor: String {
        facts.hasSuccessor
            ? " Element \(stale.row) has a new row since then, with another binding." : ""
    }

    private var updates: String {
        switch platform {
        case .ios: "On iOS body is updated as a touch's callout ends, and otherwise at kCFRunLoopBeforeWaiting."
        case .iosObserver:
            "On iOS without UIKit's update cycle body is updated at kCFRunLoopBeforeWaiting, not as a touch's callout ends."
        case .macos: "On macOS body is updated at kCFRunLoopExit or kCFRunLoopBeforeWaiting, not in the event."
        }
    }

    // MARK: The guard and the read

    /// Why the guard did not stop the read.
    private var passedGuard: String {
        let rest = facts.resumed == nil ? "" : " The guard was checked again after the suspension."
        switch configuration.guard {
        case .unguarded: return ""
        case .appeared: return "isAppeared still held: onDisappear had not run.\(rest)"
        case .inRange:
            return "Index \(stale.index) was in range; the guard does not check which element is there.\(rest)"
        case .contains: return "\(isContained), so the guard held; it does not check the index.\(rest)"
        case .all:
            return
                "All three held: onDisappear had not run, index \(stale.index) was in range, and element \(stale.row) was "
                + "among the items.\(rest)"
        }
    }

    private var isContained: String {
        let index = facts.elements.firstIndex(of: stale.row).map { ", at index \($0)" } ?? ""
        return "Element \(stale.row) was among the items\(index)"
    }

    private var read: String {
        let when = stale.step == facts.post.number ? "" : " during \(name(stale.step))"
        let opening = "\(name(facts.post.number).capitalizedFirst) reached row \(stale.row). "
        guard let captured = facts.captured else {
            let thread = facts.isOnOtherThread ? ", on the posting thread, not the main thread" : ""
            return opening + "\(delay)Its handler was called "
                + "\(configuration.delivery.arrival(stale.place.phrase(on: platform)))\(when)\(thread), and \(consequence)"
        }
        let arrival = configuration.delivery.arrival(captured.place.phrase(on: platform))
        let call = captured.step == facts.post ? "" : " during \(name(captured.step.number))"
        let reader = configuration.handler.reader
        let rest: String
        if let resumed = facts.resumed {
            rest =
                "The \(reader) read its element, and was suspended. It was resumed by "
                + "\(name(resumed.step.number)), and the rest ran on the main queue\(when): it \(consequence)"
        } else {
            rest = "The \(reader) ran on the main queue\(when), and \(consequence)"
        }
        return opening
            + "\(delay)Its handler was called \(arrival)\(call), and deferred the read to DispatchQueue.main. \(rest)"
    }

    /// The reason for the delay of the delivery.
    private var delay: String {
        facts.hasWaitedForScrolling
            ? "RunLoop.main performs in the default mode only, so the delivery waited for the end of scrolling. " : ""
    }

    private var consequence: String {
        switch (stale.kind, configuration.handler) {
        case (.wrongElement, .read), (.wrongElement, .async), (.wrongElement, .await):
            "read items[\(stale.index)]: element \(stale.found), another row's data."
        case (.wrongElement, .write):
            "wrote to items[\(stale.index)]: it changed element \(stale.found), another row's data."
        case (.wrongElement, .remove):
            "removed items[\(stale.index)]: element \(stale.found), the wrong one."
        default:
            "accessed items[\(stale.index)], where items "
                + (stale.found == 0 ? "is empty" : "has \(stale.found.counted("element"))")
                + ": Index out of range, the app traps."
        }
    }
}
