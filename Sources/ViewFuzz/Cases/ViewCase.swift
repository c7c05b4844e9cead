import FuzzEngine

/// What is done to a view and comes to it, in order, and which view it is.
package struct ViewCase<App: FuzzedApp>: TestCase {
    package static var maximumSteps: Int { 64 }
    package static var headerWords: [String] { ["view"] }

    /// The name of the view; empty for the first.
    package private(set) var view = ""
    package var steps: [ViewStep] = []

    package init() {}

    /// A case of a view.
    package init(view: String, _ steps: [ViewStep] = []) {
        self.view = view
        self.steps = steps
    }

    package var headerLines: [String] { view.isEmpty ? [] : ["view \(JSONStringLiteral.of(view))"] }

    package var description: String {
        (view.isEmpty ? "" : "\(JSONStringLiteral.of(view)): ")
            + (steps.isEmpty ? "no steps" : steps.map(\.description).joined(separator: " · "))
    }

    package func replacingSteps(with steps: [ViewStep]) -> ViewCase { ViewCase(view: view, steps) }

    package mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        words.skip()
        let names = App.views.map(\.name)
        let expected = "the name of a view: \(names.map(JSONStringLiteral.of).joined(separator: ", "))"
        let before = words
        view = try words.string(orElse: expected)
        guard names.contains(view) || view == CanaryView.name else { throw before.error(expected: expected) }
    }

    package static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> ViewStep { try ViewStep(&words) }

    /// A step less, or a step with something smaller in it.
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

    /// A case with fewer steps comes first, then one with smaller things in its steps.
    package static func < (left: ViewCase, right: ViewCase) -> Bool {
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        for (step, other) in zip(left.steps, right.steps) where step != other {
            let (rank, otherRank) = (step.rank, other.rank)
            // The rank of one step never begins with that of another.
            if rank != otherRank { return rank.lexicographicallyPrecedes(otherRank) }
        }
        return left.description < right.description
    }
}
