import FilesAndProcesses
import FuzzEngine
import FuzzReports
import HeadlessUI

/// The story of a stale binding in views: how it got its position, what changed, why the code still ran, and what it found.
///
/// It has the parts of the row model's explanation, in the names of the app.
@MainActor struct StaleStory {
    /// The issue; the run may turn its read into the write of which it is the beginning.
    var issue: RuntimeIssue
    let staleness: RuntimeIssue.Staleness
    /// The calls of the app's own code that led to the access, innermost first.
    let calls: [SourceFrame]
    private let memory: StoryMemory
    private let history: BindingRecord.History?
    private let platform: HostPlatform
    /// The row that contains the code; nil if no row does, or if the row is gone.
    private let row: NamedRow?
    private let isOfRemovedView: Bool
    /// The code, with the row that contained it at that moment.
    private let words: String
    /// Whether a task that the code had started dereferenced the binding.
    let isInTask: Bool

    /// - Parameter issue: an issue that came on the main thread.
    /// - Returns: nil for an issue that is no stale dereference.
    init?(of issue: RuntimeIssue, in host: Host, _ memory: StoryMemory, calls: [SourceFrame]) {
        guard case .staleDereference(let staleness, _) = issue.kind else { return nil }
        self.issue = issue
        self.staleness = staleness
        self.calls = calls
        self.memory = memory
        history = host.bindingRecord?.staleHistory
        platform = host.platform
        row = issue.action?.row
        words = issue.action.map { memory.words(for: $0) } ?? ""
        isOfRemovedView = issue.action?.isOfRemovedView ?? false
        isInTask = ViewAction.isTaskRunning
    }

    /// Why the row of the code still existed.
    var fate: NamedRow.Fate { isOfRemovedView ? .gone : row?.fate ?? .shown }

    /// Whether the content of a removed element was made once more.
    var isRemade: Bool { history?.isRemade == true }

    /// The element as a person knows it; if its own id has no name, by the row that contains the code.
    private var element: String {
        let name = memory.knownName(of: history?.id ?? id)
        return name ?? rowName.map { "the element of the row \($0)" } ?? memory.name(of: history?.id ?? id)
    }

    private var rowName: String? { row.flatMap { memory.knownName(of: $0.id) } }

    private var id: AnyHashableID? {
        if case .staleDereference(_, let id) = issue.kind { id } else { nil }
    }

    /// Whether the binding is to the content of an optional.
    var isOfOptional: Bool { staleness == .foundNil || staleness == .broughtBack }

    private var use: String { issue.access == .write ? "Write" : "Read" }

    private var verb: String { issue.access == .write ? "writes" : "reads" }

    /// The failure on one line, for the timeline.
    var failure: String {
        switch staleness {
        case .outOfRange(let index, let count):
            "\(verb) \(element) at index \(index), but \(count == 0 ? "no element is" : count == 1 ? "only 1 element is" : "only \(count) elements are") left: the app traps"
        case .wrongElement(let index, let found):
            "\(verb) \(element) at index \(index), where \(memory.name(of: found)) is now"
        case .foundNil: "\(verb) the content of an optional, which is nil now: the app traps"
        case .broughtBack: "writes the content of an optional, which is nil now: what was removed is back"
        }
    }

    var paragraphs: [LabelledText] {
        let parts: [(String, String?)] = [
            ("Binding", binding), ("Change", change), ("Row", subscription), (use, read),
        ]
        return parts.compactMap { label, text in
            text.map { LabelledText(label: label, text: $0, ink: label == use ? .bad : .body) }
        } + calls.paragraphs
    }

    // MARK: The binding, and the change that made it stale

    private var binding: String? {
        guard let history, let moment = memory[history.madeAt] else { return nil }
        let when =
            switch moment.kind {
            case .step where moment.step == 0: "as the view was made"
            case .update: "by an action after the update of body in \(moment.phrase)"
            default: "by the update of body in \(moment.phrase)"
            }
        if isOfOptional { return "The binding to the content was made \(when)." }
        return "The binding to \(element) was made \(when): index \(history.position) of "
            + "\(history.count.counted("element"))."
    }

    private var change: String? {
        guard let history, let change = history.change, let seen = memory[change.moment] else { return nil }
        // The record sees a change with the update that makes a row once more. The last action before it made the change.
        let isAction = if case .action = seen.kind { true } else { false }
        let action = memory.moments[..<change.moment].last { if case .action = $0.kind { true } else { false } }
        let moment = history.isRemade && !isAction ? action ?? seen : seen
        let effect: String
        if isOfOptional {
            effect = "set the optional to nil"
        } else if let index = change.after.firstIndex(of: history.id), history.id != nil {
            effect = "moved \(element) to index \(index)"
        } else {
            effect = "took \(element) away"
        }
        let arrow = isOfOptional ? "" : ": \(memory.change(change))"
        return "\(subject(of: moment)) \(effect)\(arrow)."
    }

    /// Returns what ran at a moment, as the subject of a sentence.
    private func subject(of moment: StoryMoment) -> String {
        switch moment.kind {
        case .step, .event: moment.phrase.capitalizedFirst
        case .update: "An action after the update of body in \(moment.phrase)"
        case .action(_, let words): "\(words), called in \(moment.phrase),"
        case .animations: "The end of an animation in \(moment.phrase)"
        case .timer: "A timer, which fired in \(moment.phrase),"
        case .resumed(let words):
            "A task\(words.map { " of \($0)" } ?? ""), which went on in \(moment.phrase),"
        }
    }

    // MARK: The row

    private var subscription: String? {
        guard issue.action != nil else { return nil }
        if isRemade {
            return "The update of body that removes \(element) makes its row once more, with the old index."
        }
        let rowWords =
            memory.knownName(of: history?.id ?? id).map { "the row of \($0)" }
            ?? rowName.map { "the row \($0)" } ?? "the row of \(element)"
        let letGo = (row?.id ?? history?.id ?? id).flatMap { memory.momentOfLettingGo($0) }
        let update = letGo.map { "The update of body in \($0.phrase)" } ?? "An update of body"
        switch fate {
        case .leaving:
            return
                "\(update) removed \(rowWords), but its removal is animated: until the animation ends, the "
                + "row keeps its subscriptions and its old index."
        case .kept:
            return
                "\(update) took \(rowWords) off the screen, but its lazy container keeps the row, with its "
                + "subscriptions and its old index, until it evicts it."
        case .gone:
            return isInTask
                ? "The row was gone by then. That does not end a task that it started: the task kept the binding."
                : "The row was gone by then, but the code that it had passed on kept the binding."
        case .shown: return hasUpdatedSince ? captured : notUpdated
        }
    }

    private var hasUpdatedSince: Bool {
        guard let change = history?.change else { return false }
        return memory.moments.dropFirst(change.moment + 1).contains {
            if case .update = $0.kind { true } else { false }
        }
    }

    private var captured: String {
        isInTask
            ? "Body was updated in between, but the task kept the binding with which it began."
            : "Body was updated in between, but this code kept the binding with which it was made."
    }

    private var notUpdated: String {
        let subject = row == nil ? "the view still had its old binding" : "the row still listened, with its old index"
        let rule =
            platform == .iOS
            ? "On iOS, body is updated at the end of a touch's callout, and when the loop is about to wait."
            : "On macOS, body is updated when the loop is about to wait or its run ends, not in the event."
        return "Body was not updated in between, so \(subject). \(rule)"
    }

    // MARK: The read

    private var read: String {
        guard let action = issue.action else {
            let code = calls.first.map { $0.function + ($0.isInClosure ? ", in a closure," : "") } ?? "Code"
            return "\(code) ran \(issue.place.sentence), and no action of a view called it. It \(consequence)"
        }
        let last = memory.moments.indices.last { isCall($0, of: action) }
        let call = last.map(callSentence) ?? "\(words.capitalizedFirst) ran."
        guard isInTask else { return "\(call) It \(consequence)" }
        let now = memory[memory.now]?.phrase ?? ""
        return "\(call) It started a task, which ran \(issue.place.sentence), in \(now). It \(consequence)"
    }

    private func isCall(_ number: Int, of action: ViewAction) -> Bool {
        guard case .action(let other, _) = memory[number]?.kind else { return false }
        return other.description == action.description
    }

    /// Returns which event called the code, and where.
    private func callSentence(at number: Int) -> String {
        guard let call = memory[number], case .action(_, let words) = call.kind else { return "" }
        let place = call.place.sentence
        let cause = memory.moments[..<number].last { moment in
            switch moment.kind {
            case .step, .event, .timer, .animations, .resumed: true
            case .action, .update: false
            }
        }
        guard let cause, cause.step == call.step else { return "\(words) was called in \(call.phrase), \(place)." }
        switch cause.kind {
        case .event: return "\(cause.phrase.capitalizedFirst) called \(words), \(place)."
        case .animations: return "The end of an animation called \(words) in \(call.phrase)."
        case .timer: return "A timer called \(words) in \(call.phrase)."
        default:
            let event = memory.moments[..<number].last { if case .event = $0.kind { true } else { false } }
            let before = event.map { " The last event from outside before it was \($0.phrase)." } ?? ""
            return "\(words) was called in \(call.phrase), \(place).\(before)"
        }
    }

    /// Where an element was taken away, the same code traps in the row of the last one.
    private var trapOfLast: String {
        guard let change = history?.change, change.after.count < change.before.count else { return "" }
        return " The same code in the last row finds no element at all: there the app traps."
    }

    private var consequence: String {
        let did = issue.access == .write ? "wrote to" : "read"
        switch staleness {
        case .outOfRange(let index, let count):
            let left =
                count == 0 ? "no element is left" : count == 1 ? "1 element is left" : "\(count) elements are left"
            return "\(did) index \(index), but \(left): Index out of range, the app traps."
        case .wrongElement(let index, let found):
            let effect = issue.access == .write ? "changed the data of another row" : "got the data of another row"
            return "\(did) index \(index), where \(memory.name(of: found)) is now: it \(effect).\(trapOfLast)"
        case .foundNil: return "\(did) the content of the optional, which is nil: the app traps."
        case .broughtBack:
            return "wrote the content of the optional, which was nil: what the app had removed is back."
        }
    }
}
