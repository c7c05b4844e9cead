import FuzzEngine
import HeadlessUI

/// What a run comes to in a word.
package enum ViewVerdict: String, TestVerdict {
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

    package static let anyFailure = "failing"
}

/// What a run comes to.
package struct ViewOutcome: TestOutcome, Codable {
    /// What went wrong first; nil where nothing did.
    package var mechanism: TextMechanism<ViewVerdict>?
    /// What went wrong, in a sentence.
    package var detail = ""
    /// The step in which it did, from 1; 0 before the first, one more than there are steps for the settling.
    package var step = 0
    /// The steps without effect, from 1.
    package var stepsWithoutEffect: [Int] = []
    /// Whether work on other threads was seen, which is chance: two outcomes are the same whether or not it was.
    package var hadOtherThreads = false

    package var isIdle: Bool { false }

    package static func == (left: ViewOutcome, right: ViewOutcome) -> Bool {
        left.mechanism == right.mechanism && left.detail == right.detail && left.step == right.step
            && left.stepsWithoutEffect == right.stepsWithoutEffect
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(mechanism)
        hasher.combine(step)
    }
}

extension ViewOutcome {
    package static func stepsWithoutEffect(in runs: [ViewOutcome]) -> [Int] {
        Set(runs.flatMap(\.stepsWithoutEffect)).sorted().filter { step in
            runs.allSatisfy { $0.stepsWithoutEffect.contains(step) || !$0.mayHaveTaken(step) }
        }
    }

    /// Whether the run may have come to a step: of one that has ended its process it is not known.
    private func mayHaveTaken(_ number: Int) -> Bool {
        guard let mechanism else { return true }
        return switch mechanism.verdict {
        case .trap, .hang, .exit: true
        default: number <= step
        }
    }

    /// Notes a runtime issue.
    mutating func fail(by issue: RuntimeIssue, in step: Int) {
        mechanism = TextMechanism(issue.kind.verdict, issue.mechanismText)
        detail = issue.sentence
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
    fileprivate var words: String {
        switch self {
        case .staleDereference(.outOfRange, _): "out of range"
        case .staleDereference(.wrongElement, _): "of another element"
        case .staleDereference(.foundNil, _): "of nil"
        case .staleOffset: "offset out of range"
        case .stateOutsideOfView: "State outside of a view"
        case .propertyOutsideOfView(let type): "\(type.withoutGenerics) outside of a view"
        case .stateModifiedDuringUpdate: "State modified"
        case .publishedDuringUpdate: "published"
        case .publishedOffMain: "published on another thread"
        case .duplicateID: "two elements with one id"
        case .constantRangeChanged: "constant range changed"
        case .missingDestination(let type): "no destination for \(type.withoutGenerics)"
        case .missingEnvironmentObject(let type): "no environment object \(type.withoutGenerics)"
        case .missingObservable(let type): "no observable \(type.withoutGenerics)"
        case .neverSettles: "an update without an end"
        case .cannotRunScript: "the loop cannot be run"
        case .gaveUpWaiting: "work without an end"
        }
    }
}

extension RuntimeIssue {
    /// What was done, the kind, the handler's place in the code, and that in the loop: `read out of range in onReceive of NoteRow at
    /// Notes line 26 during event`. Without marks, which the name of a file would have to spell.
    fileprivate var mechanismText: String {
        let access = access.map { "\($0.rawValue) " } ?? ""
        // Where the loop is while another thread runs is chance.
        let place = isOnMainThread ? " during \(place.rawValue)" : ""
        return access + kind.words + (action.map { " in \($0.words)" } ?? "") + place
    }

    /// What went wrong, what was done, by which code, and where in the loop.
    var sentence: String {
        let parts = [access.map { "a \($0.rawValue)" }, action.map { "in \($0)" }, place.sentence]
        return "\(message) [\(parts.compactMap { $0 }.joined(separator: ", "))]"
    }
}

extension ViewAction {
    /// Which code, without marks: its name, its view, the name of its file and the line.
    var words: String {
        let file = file.map { file in
            let name = file.split(separator: "/").last ?? ""
            return " at \(name.hasSuffix(".swift") ? name.dropLast(6) : name) line \(line)"
        }
        return name + (view.map { " of \($0.withoutGenerics)" } ?? "") + (file ?? "")
    }
}

extension String {
    /// The name of a type without what it is generic over.
    fileprivate var withoutGenerics: String { String(prefix { $0 != "<" }) }
}
