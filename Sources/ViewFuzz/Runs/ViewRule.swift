import BindingFuzz
import FuzzEngine

/// A kind of step that a run may have. A campaign counts them.
package enum ViewRule<App: FuzzedApp>: CoveredRule {
    /// A step of a kind, by its word.
    case kind(String)
    /// A step without effect.
    case noEffect

    /// The word `views`: reports say `rules of the views`.
    package static var owner: String { "views" }

    /// A rule for each kind of step, and one for steps without effect.
    package static var allCases: [ViewRule] {
        let names =
            UserAction.Verb.allCases.map(\.rawValue) + OutsideEvent.Kind.allCases.map(\.rawValue)
            + OutsideStep.Way.allCases.dropFirst().map(\.rawValue) + LoopStep.allCases.map(\.word)
            + ViewStep.hostWords
        return names.map { .kind($0) } + [.noEffect]
    }

    /// Finds a rule by its name; `nil` if there is none.
    package init?(rawValue: String) {
        guard let rule = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = rule
    }

    /// The word of the kind, or `step without effect`.
    package var rawValue: String {
        switch self {
        case .kind(let name): name
        case .noEffect: "step without effect"
        }
    }

    /// 1 for user actions, 2 for events from outside, 3 for the loop, 4 for steps without effect.
    package var section: Int {
        guard case .kind(let name) = self else { return 4 }
        if UserAction.Verb(rawValue: name) != nil { return 1 }
        return LoopStep(word: name) != nil || ViewStep.hostWords.contains(name) ? 3 : 2
    }

    /// The possible steps of a view are not known in advance, so an unused rule is no gap in coverage.
    package func applies(under configuration: ViewConfiguration<App>) -> Bool { false }
}

extension ViewStep {
    /// The kinds of the step, which are the raw values of rules.
    var kinds: [String] {
        switch self {
        case .user(let action): [action.verb.rawValue]
        case .outside(let step): [step.kind.rawValue] + (step.way == .callout ? [] : [step.way.rawValue])
        case .loop(let step): [step.word]
        case .wait: ["wait"]
        case .endAnimations: [ViewStep.endAnimationsWord]
        case .evictRows: [ViewStep.evictRowsWord]
        case .stall: [ViewStep.stallWord]
        case .job: [ViewStep.jobWord]
        case .past: ["past"]
        case .compare: [ViewStep.compareWord]
        }
    }
}
