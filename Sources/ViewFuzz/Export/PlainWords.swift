import FuzzEngine
import HeadlessUI

/// A case in plain words, for the reader of a bug report.
struct PlainWords<App: FuzzedApp> {
    let testCase: ViewCase<App>
    let configuration: ViewConfiguration<App>
    let outcome: ViewOutcome

    var text: String {
        let view = testCase.view.isEmpty ? App.allViews.first?.name ?? "" : testCase.view
        let platform = configuration.platform == .iOS ? "iOS" : "macOS"
        let steps = testCase.steps.enumerated().map { "\($0.offset + 1). \($0.element.sentence)\n" }.joined()
        let result = outcome.mechanism == nil ? "Nothing fails." : outcome.detail
        return "On \(platform), open \(JSONStringLiteral.of(view)).\n\n\(steps)\nWhat happens: \(result)\n"
    }
}

extension ViewStep {
    /// The step as an instruction.
    fileprivate var sentence: String {
        switch self {
        case .user(let action): action.sentence
        case .outside(let step): step.sentence
        case .loop(.event): "Touch an empty part of the screen."
        case .loop(.source): "Let the run loop handle a source."
        case .loop(.timer): "Let a timer of the run loop fire."
        case .loop(.idle): "Wait until nothing happens any more."
        case .loop(.track): "Begin to scroll, and keep the finger down."
        case .loop(.release): "Lift the finger."
        case .wait(let seconds): "Wait for \(seconds.short) s."
        case .endAnimations: "Wait until animations have ended."
        case .stall: "While the main thread hangs, touch what the next step names."
        case .evictRows: "Wait until lists have discarded the rows that are not on screen."
        case .job(let position): "Let number \(position) of the tasks that can go on do so first."
        case .past(let name): "Go on after \(JSONStringLiteral.of(name)), which is another finding."
        case .compare(.deferred): "Compare the last screen with the one after later deliveries to each onReceive."
        case .compare(.exchanged): "Compare the last screen with the one after the other order of the next two events."
        }
    }
}

extension OutsideStep {
    fileprivate var sentence: String {
        let name = JSONStringLiteral.of(name) + (value > 1 ? " (its value no. \(value))" : "")
        let what =
            switch kind {
            case .post: "the notification \(name) is posted"
            case .send: "the publisher \(name) sends a value"
            case .call: "\(name) is called"
            case .openURL: "the URL \(name) is opened"
            case .continueActivity: "the user activity \(name) continues"
            case .change: "the setting of the system changes to \(name)"
            case .answer: "\(name) is answered"
            case .fail: "\(name) fails"
            }
        let way =
            switch way {
            case .callout: "Before the views are updated, "
            case .perform: "From a block of the run loop, "
            case .async: "From a block of the main queue, "
            case .background: "On another thread, "
            }
        return way + what + "."
    }
}

extension UserAction {
    fileprivate var sentence: String {
        let name = JSONStringLiteral.of(label ?? "") + (ordinal > 1 ? " (no. \(ordinal) of this name)" : "")
        let text = JSONStringLiteral.of(text ?? "")
        let place =
            row.map { " in \($0.sentence)" }
            ?? (rows.isEmpty ? "" : " in row " + rows.map { "\($0 + 1)" }.joined(separator: ", row "))
        let number = (number ?? 0).short
        let what =
            switch verb {
            case .press: "Press \(name)"
            case .open: "Open the menu \(name)"
            case .tap: "Tap \(name)"
            case .doubleTap: "Tap \(name) twice"
            case .hold: "Press and hold \(name)"
            case .drag: "Drag \(name) \(self.text ?? "")"
            case .magnify: "Magnify \(name) by \(number)"
            case .rotate: "Turn \(name) by \(number) degrees"
            case .hover: "Move the pointer over \(name)"
            case .unhover: "Move the pointer away from \(name)"
            case .lift: "Hold \(name) until it can be dragged"
            case .drop: "Drop it on \(name)"
            case .type: "Type \(text) into \(name)"
            case .submit: "Press return in \(name)"
            case .key: "Press \(self.text ?? "")"
            case .paste: "Paste \(text)"
            case .leave: "End the edit in \(name)"
            case .focus: "Touch the field \(name)"
            case .increment: "Press the plus button of \(name)"
            case .decrement: "Press the minus button of \(name)"
            case .set: "Set \(name) to \(number) of its range"
            case .choose: "Choose \(text) in \(name)"
            case .pick: "Pick \(text) in \(name)"
            case .swipe: "Swipe and press \(name)"
            case .fullSwipe: "Swipe all the way from the trailing edge"
            case .fullSwipeLeading: "Swipe all the way from the leading edge"
            case .delete: "Delete \(rowOfPlace)"
            case .move: "Move \(rowOfPlace) before row \(Int(self.number ?? 0) + 1)"
            case .select: "Select \(rowOfPlace)"
            case .deselect: "Deselect \(rowOfPlace)"
            case .contextMenu: "Open the context menu and press \(name)"
            case .activate: "Double-click \(rowOfPlace)"
            case .refresh: "Pull down to refresh"
            case .search: "Type \(text) into the search field"
            case .submitSearch: "Press return in the search field"
            case .deleteToken: "Delete the last token in the search field"
            case .cancelSearch: "Cancel the search"
            case .scroll: "Scroll to row \(Int(self.number ?? 0) + 1)"
            case .back: "Go back"
            case .dismiss: "Dismiss the frontmost view"
            case .tab: "Go to the tab \(name)"
            case .nextPage: "Swipe to the next page"
            case .previousPage: "Swipe to the previous page"
            case .newWindow: "Open a new window \(name)"
            case .closeWindow: "Close the window"
            case .nextWindow: "Bring the next window to the front"
            case .leaveApp: "Leave the app"
            case .returnToApp: "Come back to the app"
            }
        return what + (namesRow ? "" : place) + "."
    }

    /// Whether the sentence has the row as its object.
    private var namesRow: Bool { row != nil && [.delete, .move, .select, .deselect, .activate].contains(verb) }
    private var rowOfPlace: String { row?.sentence ?? "the row" }
}

extension RowName {
    /// The row, as a person counts.
    fileprivate var sentence: String {
        switch self {
        case .text(let text, 1): "the row \(JSONStringLiteral.of(text))"
        case .text(let text, let number): "the row \(JSONStringLiteral.of(text)) (no. \(number) of this name)"
        case .position(let number, 1): "row \(number)"
        case .position(let number, let list): "row \(number) of list \(list)"
        }
    }
}
