import FuzzEngine
import HeadlessUI

/// The verdict on a run.
package enum ViewVerdict: String, TestVerdict {
    case clean
    /// A read or write through a binding whose index is gone, or whose optional is `nil`. The app traps there.
    case crash
    /// A read or write through a binding whose index holds another element.
    case corrupt
    /// Any other runtime issue.
    case issue
    /// A mistake that an oracle has found.
    case silent
    /// A violated property.
    case broken
    /// Updates that never settle, or work that never ends.
    case unsettled
    /// A trap in the app's code.
    case trap
    /// Code that never returns.
    case hang
    /// Code that ends its process.
    case exit

    /// The word for any failure.
    package static let anyFailure = "failing"

    /// `stale` for both ends of a stale binding: which of the two comes depends on the elements that are left.
    package var group: String {
        switch self {
        case .crash, .corrupt: "stale"
        default: rawValue
        }
    }
}

/// The outcome of a run.
package struct ViewOutcome: TestOutcome, Codable {
    /// The first failure; `nil` if there is none.
    package var mechanism: TextMechanism<ViewVerdict>?
    /// The failure as a sentence.
    package var detail = ""
    /// The violated property; `nil` for other failures.
    package var violation: PropertyViolation?
    /// The step in which the failure occurred, from 1. It is 0 before the first step, and one more than the number of steps while
    /// the loop settles.
    package var step = 0
    /// The numbers of the steps without effect, from 1.
    package var stepsWithoutEffect: [Int] = []
    /// Whether the run had work on other threads. This is chance, so it does not affect whether two outcomes are equal.
    package var hadOtherThreads = false

    /// `false`: any run of a view could fail.
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
    /// Returns the numbers of the steps that had no effect in any run that may have reached them, ascending.
    package static func stepsWithoutEffect(in runs: [ViewOutcome]) -> [Int] {
        Set(runs.flatMap(\.stepsWithoutEffect)).sorted().filter { step in
            runs.allSatisfy { $0.stepsWithoutEffect.contains(step) || !$0.mayHaveTaken(step) }
        }
    }

    /// Whether the run may have reached a step. For a run that ended its process, this is unknown.
    private func mayHaveTaken(_ number: Int) -> Bool {
        guard let mechanism else { return true }
        return switch mechanism.verdict {
        case .trap, .hang, .exit: true
        default: number <= step
        }
    }

    /// Records a runtime issue as the failure.
    mutating func fail(by issue: RuntimeIssue, in step: Int) {
        mechanism = TextMechanism(issue.kind.verdict, issue.mechanismText)
        detail = issue.sentence
        self.step = step
    }

    /// Records a violated property as the failure.
    ///
    /// - Parameter problem: what is wrong. Its words tell two causes apart, and its numbers and its remark do not.
    mutating func fail(by property: String, _ problem: PropertyProblem, in step: Int) {
        let words = problem.words.split { !($0.isLetter || $0 == "'") }.prefix(Self.mostWordsOfProblem).joined(
            separator: " ")
        mechanism = TextMechanism(.broken, words.isEmpty ? property : "\(property) \(words)")
        detail = "The property '\(property)' does not hold" + (problem.text.isEmpty ? "." : ": \(problem.text)")
        violation = PropertyViolation(property: property, hasValues: !problem.text.isEmpty)
        self.step = step
    }

    private static let mostWordsOfProblem = 8
}

/// The violation of a property.
package struct PropertyViolation: Codable, Sendable {
    /// The name of the property.
    let property: String
    /// Whether the property says what is wrong, and not only that it does not hold.
    let hasValues: Bool
}

extension RuntimeIssue {
    /// The kind of issue without its values, with the code that raised it.
    var kindInCode: String { "\("\(kind)".prefix { $0 != "(" }) \(action.map { "\($0)" } ?? "")" }

    /// Whether the app traps there, or cannot go on.
    var endsApp: Bool {
        switch kind {
        case .staleDereference(.wrongElement, _), .staleDereference(.broughtBack, _): false
        case .modelMisuse(let misuse): misuse.kind.traps
        case .staleDereference, .staleOffset, .missingEnvironmentObject, .missingObservable, .neverSettles,
            .cannotRunScript, .gaveUpWaiting:
            true
        default: false
        }
    }
}

extension RuntimeIssue.Kind {
    fileprivate var verdict: ViewVerdict {
        switch self {
        case .staleDereference(.wrongElement, _), .staleDereference(.broughtBack, _): .corrupt
        case .modelMisuse(let misuse) where misuse.kind == .lostWrite: .corrupt
        case .modelMisuse(let misuse) where misuse.kind.traps: .crash
        case .staleDereference, .staleOffset: .crash
        case .neverSettles, .gaveUpWaiting: .unsettled
        case .mistake: .silent
        default: .issue
        }
    }

    /// The name of the kind, without details that vary between runs.
    fileprivate var words: String {
        switch self {
        case .staleDereference: "stale binding"
        case .staleOffset: "stale offset"
        case .stateOutsideOfView: "State outside of a view"
        case .propertyOutsideOfView(let type): "\(type.withoutGenerics) outside of a view"
        case .stateModifiedDuringUpdate: "State modified"
        case .publishedDuringUpdate: "published"
        case .publishedOffMain(let type): (type.map { $0.withoutGenerics + " " } ?? "") + "published on another thread"
        case .duplicateID: "two elements with one id"
        case .constantRangeChanged: "constant range changed"
        case .missingDestination(let type): "no destination for \(type.withoutGenerics)"
        case .missingScene: "no such scene"
        case .missingEnvironmentObject(let type): "no environment object \(type.withoutGenerics)"
        case .missingObservable(let type): "no observable \(type.withoutGenerics)"
        case .neverSettles: "an update without an end"
        case .cannotRunScript: "the loop cannot be run"
        case .gaveUpWaiting: "work without an end"
        case .modelMisuse(let misuse): "\(misuse.kind.words) \(misuse.model)"
        case .mistake(let mistake): "\(mistake.oracle.words) of \(mistake.subject)"
        }
    }
}

extension ModelMisuse.Kind {
    /// What happens to a model object.
    fileprivate var words: String {
        switch self {
        case .detached, .invalidated, .unfulfilledFault: "deleted"
        case .missingValue: "value missing in"
        case .reset: "destroyed"
        case .otherContext: "two contexts of"
        case .deletionByOtherContext: "deletion by another context of"
        case .requiredRelationship: "required relationship of"
        case .lostWrite: "lost write of"
        case .otherThread: "another thread's"
        }
    }
}

extension RuntimeIssue {
    /// The binding that is stale, such as `Note of NoteRow`, or else the kind of the issue and the code. What differs between runs
    /// with one cause is left out: the code that uses the binding, the access, what is found instead of the element, and the place in
    /// the loop. Has no punctuation, which a file name would have to escape.
    fileprivate var mechanismText: String {
        switch kind {
        case .staleDereference: staleBinding
        case .staleOffset: action?.words ?? ""
        case .mistake: kind.words
        case .modelMisuse where action?.isBoundControl == true:
            // An editor has many controls for one object.
            kind.words + " in the controls" + (action?.view.map { " of \($0.withoutGenerics)" } ?? "")
        default: kind.words + (action.map { " in \($0.words)" } ?? "")
        }
    }

    /// The type of the value, and the view that has the binding. What SwiftUI evaluates by itself although the element has gone, which
    /// is a body or a control at a layout, is another cause than a handler: most of it needs an assumption, and must not hide a
    /// finding that needs none.
    private var staleBinding: String {
        guard let binding else { return action?.words ?? "" }
        let value = String(binding.value.filter { $0.isLetter || $0.isNumber || $0 == "_" })
        let words = [value, binding.owner ?? action?.view?.withoutGenerics].compactMap { $0 }.joined(separator: " of ")
        guard let action, action.name == "body" || action.isReadAtLayout else { return words }
        return "\(words) in an update"
    }

    /// The failure, the access, the code and the place in the loop, as a sentence.
    var sentence: String {
        let parts = [access.map { "a \($0.rawValue)" }, action.map { "in \($0)" }, place.sentence]
        return "\(message) [\(parts.compactMap { $0 }.joined(separator: ", "))]"
    }
}

extension ViewAction {
    /// Whether the code is what a control does with its binding, and not an action of the app.
    fileprivate var isBoundControl: Bool { Self.boundControls.contains(name) }
    private static let boundControls: Set<String> = [
        "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "MultiDatePicker", "Stepper",
        "Slider", "ColorPicker", "searchable",
    ]

    /// The code without punctuation: its name, what is written around it if its view has several of the name, and its view. A change
    /// elsewhere in the file changes none of these.
    var words: String {
        let label = sourcePath.flatMap { HandlerLabel.label(of: name, at: line, in: $0) }
        let place = view.map { " of \($0.withoutGenerics)" } ?? file.map { " in \($0.fileStem)" }
        return name + (label.map { " \($0)" } ?? "") + (place ?? "")
    }
}

extension String {
    /// The name of a file without its folder and its extension.
    fileprivate var fileStem: String {
        let name = split(separator: "/").last.map(String.init) ?? self
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// The name of a type without its generic arguments.
    fileprivate var withoutGenerics: String { String(prefix { $0 != "<" }) }
}
