import FuzzEngine

/// A case of a view: the name of the view, and the steps in order.
package struct ViewCase<App: FuzzedApp>: TestCase {
    /// The greatest number of steps: 64.
    package static var maximumSteps: Int { 64 }
    /// The word `view`.
    package static var headerWords: [String] { ["view"] }

    /// The name of the view; empty for the first view.
    package private(set) var view = ""
    /// The steps, in order.
    package var steps: [ViewStep] = []

    /// Creates a case of the first view without steps.
    package init() {}

    /// Creates a case of a view.
    package init(view: String, _ steps: [ViewStep] = []) {
        self.view = view
        self.steps = steps
    }

    /// One line with the name of the view; no line for the first view.
    package var headerLines: [String] { view.isEmpty ? [] : ["view \(JSONStringLiteral.of(view))"] }

    package var description: String {
        (view.isEmpty ? "" : "\(JSONStringLiteral.of(view)): ")
            + (steps.isEmpty ? "no steps" : steps.map(\.description).joined(separator: " · "))
    }

    /// Returns a case of the same view with other steps.
    package func replacingSteps(with steps: [ViewStep]) -> ViewCase { ViewCase(view: view, steps) }

    /// Reads the name of the view; throws `CaseFileError` if the app has no view with that name.
    package mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        words.skip()
        let names = App.allViews.map(\.name)
        let expected = "the name of a view: \(names.map(JSONStringLiteral.of).joined(separator: ", "))"
        let before = words
        view = try words.string(orElse: expected)
        guard names.contains(view) || view == CanaryView.name else { throw before.error(expected: expected) }
    }

    /// Reads a step; throws `CaseFileError` if the words are not one.
    package static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> ViewStep { try ViewStep(&words) }

    /// The cases with one step less, or with one simpler step.
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
        return shorter + lower.filter { $0 < self }
    }

    /// Returns whether a step may replace others: an action of the user, or an event that comes at once.
    package static func canReplace(_ step: ViewStep) -> Bool {
        switch step {
        case .user: true
        case .outside(let event): event.way == .callout || event.way == .background
        case .loop, .wait, .endAnimations, .evictRows, .stall, .past: false
        }
    }

    /// Orders cases by the number of steps, then by the rank of their steps.
    package static func < (left: ViewCase, right: ViewCase) -> Bool {
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        for (step, other) in zip(left.steps, right.steps) where step != other {
            let (rank, otherRank) = (step.rank, other.rank)
            // No rank of a step is a prefix of another step's rank.
            if rank != otherRank { return rank.lexicographicallyPrecedes(otherRank) }
        }
        return left.description < right.description
    }
}
