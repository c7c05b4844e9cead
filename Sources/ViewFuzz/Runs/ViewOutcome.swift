import BindingFuzz
import HeadlessUI

/// What a run comes to in a word.
package enum ViewVerdict: String, SubjectVerdict {
    case clean
    /// A binding was used whose index is gone, or whose optional is nil: the app traps there.
    case crash
    /// A binding was used at whose index another element is.
    case corrupt
    /// Any other runtime issue.
    case issue
    /// A property does not hold.
    case broken
    /// Updates never settle, or work never ends.
    case unsettled
    /// The code traps.
    case trap
    /// The code never comes back.
    case hang
    /// The code ends its process.
    case exit

    package static let anyFailure = "fails"
}

/// What a run comes to.
package struct ViewOutcome: SubjectOutcome, Codable {
    /// What went wrong first; nil where nothing did.
    package var mechanism: TextMechanism<ViewVerdict>?
    /// What went wrong, in a sentence.
    package var detail = ""
    /// The step in which it did, from 1; 0 before the first, one more than there are steps for the settling.
    package var step = 0
    /// The steps without effect, from 1.
    package var losses: [Int] = []
    /// Whether work on other threads was seen.
    package var hadOtherThreads = false

    package var isIdle: Bool { false }
}

extension ViewOutcome {
    /// Notes a runtime issue.
    mutating func fail(by issue: RuntimeIssue, in step: Int) {
        mechanism = TextMechanism(issue.kind.verdict, issue.mechanismText)
        detail = "\(issue)"
        self.step = step
    }

    /// Notes a property that does not hold.
    mutating func fail(by property: String, in step: Int) {
        mechanism = TextMechanism(.broken, property)
        detail = "It does not hold that \(property)."
        self.step = step
    }
}

extension RuntimeIssue.Kind {
    fileprivate var verdict: ViewVerdict {
        switch self {
        case .staleDereference(.wrongElement, _): .corrupt
        case .staleDereference, .staleOffset: .crash
        case .neverSettles, .gaveUpWaiting: .unsettled
        default: .issue
        }
    }

    /// What tells kinds apart, in a few words, without what differs between runs.
    fileprivate var word: String {
        switch self {
        case .staleDereference(.outOfRange, _): "index out of range"
        case .staleDereference(.wrongElement, _): "another element"
        case .staleDereference(.foundNil, _): "nil"
        case .staleOffset: "offset out of range"
        case .stateOutsideOfView: "State outside of a view"
        case .propertyOutsideOfView(let type): "\(type) outside of a view"
        case .stateModifiedDuringUpdate: "State modified during an update"
        case .publishedDuringUpdate: "published during an update"
        case .publishedOffMain: "published on another thread"
        case .duplicateID: "two elements with one id"
        case .constantRangeChanged: "constant range changed"
        case .missingDestination(let type): "no destination for \(type)"
        case .missingEnvironmentObject(let type): "no environment object \(type)"
        case .missingObservable(let type): "no observable \(type)"
        case .neverSettles: "an update without an end"
        case .cannotRunScript: "the loop cannot be run"
        case .gaveUpWaiting: "work without an end"
        }
    }
}

extension RuntimeIssue {
    /// The kind, what was done, the handler's place in the code, and that in the loop.
    fileprivate var mechanismText: String {
        let access = access.map { " in a \($0.rawValue)" } ?? ""
        return "\(kind.word)\(access)" + (action.map { ", \($0)" } ?? "") + ", \(place.rawValue)"
    }
}
