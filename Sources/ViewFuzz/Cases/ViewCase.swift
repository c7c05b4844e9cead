import FuzzEngine

/// A case of a view: the name of the view, what it assumes about SwiftUI, and the steps in order.
package struct ViewCase<App: FuzzedApp>: TestCase {
    /// The greatest number of steps: 64.
    package static var maximumSteps: Int { 64 }
    /// The words `view` and `assume`.
    package static var headerWords: [String] { ["view", "assume"] }
    /// Whether a header may have several lines with the word: a case may assume several things.
    package static func mayRepeat(_ headerWord: String) -> Bool { headerWord == "assume" }

    /// The name of the view; empty for the first view.
    package private(set) var view = ""
    /// What the case assumes about SwiftUI.
    package var assumptions = SystemAssumptions()
    /// The steps, in order.
    package var steps: [ViewStep] = []

    /// Creates a case of the first view without steps.
    package init() {}

    /// Creates a case of a view.
    package init(view: String, assuming assumptions: SystemAssumptions = SystemAssumptions(), _ steps: [ViewStep] = [])
    {
        self.view = view
        self.assumptions = assumptions
        self.steps = steps
    }

    /// A line with the name of the view, unless it is the first, and one for each assumption, unless it is the default.
    package var headerLines: [String] {
        (view.isEmpty ? [] : ["view \(JSONStringLiteral.of(view))"]) + assumptions.others.map { "assume \($0)" }
    }

    package var description: String {
        let others = assumptions.others.map { "assume \($0)" }
        let start = (view.isEmpty ? [] : [JSONStringLiteral.of(view)]) + others
        return (start.isEmpty ? "" : start.joined(separator: ", ") + ": ")
            + (steps.isEmpty ? "no steps" : steps.map(\.description).joined(separator: " · "))
    }

    /// Returns a case of the same view, with the same assumptions and other steps.
    package func replacingSteps(with steps: [ViewStep]) -> ViewCase {
        ViewCase(view: view, assuming: assumptions, steps)
    }

    /// Reads the name of the view or an assumption; throws `CaseFileError` if there is none with that name.
    package mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        let isAssumption = words.peek == "assume"
        words.skip()
        if isAssumption { return try assumptions.read(&words) }
        let names = App.allViews.map(\.name)
        let expected = "the name of a view: \(names.map(JSONStringLiteral.of).joined(separator: ", "))"
        let before = words
        view = try words.string(orElse: expected)
        guard names.contains(view) || view == CanaryView.name else { throw before.error(expected: expected) }
    }

    /// Reads a step; throws `CaseFileError` if the words are not one.
    package static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> ViewStep { try ViewStep(&words) }

    /// The case without assumptions, and then those with one less.
    package var withFewerAssumptions: [ViewCase] {
        let others = assumptions.others
        let single = others.map { ViewCase(view: view, assuming: assumptions.taking($0.assumption.values[0]), steps) }
        return others.count > 1 ? [ViewCase(view: view, steps)] + single : single
    }

    /// The cases with one assumption or one step less, or with one simpler step.
    package var simplerByOne: [ViewCase] {
        let shorter = steps.indices.map { index in
            replacingSteps(with: Array(steps[..<index] + steps[(index + 1)...]))
        }
        let lower = steps.indices.flatMap { index in
            steps[index].simpler.map { step in
                var steps = steps
                steps[index] = step
                return replacingSteps(with: steps)
            }
        }
        return withFewerAssumptions + shorter + lower.filter { $0 < self }
    }

    /// Returns whether a step may replace others: an action of the user, or an event that comes at once.
    package static func canReplace(_ step: ViewStep) -> Bool {
        switch step {
        case .user: true
        case .outside(let event): event.way == .callout || event.way == .background
        case .loop, .wait, .endAnimations, .evictRows, .stall, .job, .past, .compare: false
        }
    }

    /// Returns whether a step is an event from outside. Where the app posts or sends it itself, the user's action shows how.
    package static func isFromOutside(_ step: ViewStep) -> Bool { if case .outside = step { true } else { false } }

    /// Orders cases by the number of assumptions, then by the number of steps, then by the rank of their steps.
    ///
    /// A longer case that assumes less shows more: it fails whatever SwiftUI does.
    package static func < (left: ViewCase, right: ViewCase) -> Bool {
        if left.assumptions != right.assumptions {
            let (others, otherOthers) = (left.assumptions.others, right.assumptions.others)
            if others.count != otherOthers.count { return others.count < otherOthers.count }
        }
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        for (step, other) in zip(left.steps, right.steps) where step != other {
            let (rank, otherRank) = (step.rank, other.rank)
            // No rank of a step is a prefix of another step's rank.
            if rank != otherRank { return rank.lexicographicallyPrecedes(otherRank) }
        }
        return left.description < right.description
    }
}
