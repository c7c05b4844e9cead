import BindingFuzz

/// Every case there is of a few steps, run one after the other, and the first with each mechanism.
///
/// First come all cases up to a length, with any number of items and any arguments; then, if they are wanted, those with one step
/// more whose arguments are 0 and 1, with at most 3 items.
struct EnumeratedCases: Sendable, CustomStringConvertible {
    let configurations: [Configuration]
    /// The length up to which there are all cases.
    let length: Int
    /// Whether some of those with one step more are tried.
    let hasLonger: Bool

    var description: String { "all cases of \(length) steps\(hasLonger ? ", some of \(length + 1)" : "")" }

    private static let fewItems = 3
    private static let lowSteps = Step.all.filter { $0.arguments.allSatisfy { $0 <= 1 } }

    /// The smallest case of each mechanism, for each configuration.
    func smallest() async -> [[Mechanism: Interleaving]] {
        let parts = 8
        return await withTaskGroup { group in
            for part in 0..<parts { group.addTask { smallest(ofPart: part, of: parts) } }
            return await group.reduce(into: configurations.map { _ in [:] }) { smallest, part in
                for (position, found) in part.enumerated() {
                    smallest[position].merge(found) { min($0, $1) }
                }
            }
        }
    }

    /// Whether a case is among those that are tried.
    func contains(_ testCase: Interleaving) -> Bool {
        if testCase.steps.count <= length { return true }
        return hasLonger && testCase.steps.count == length + 1 && testCase.items <= Self.fewItems
            && testCase.steps.allSatisfy(Self.lowSteps.contains)
    }

    /// The smallest ones of the cases whose numbers of items and first steps are those of a part, from the smallest up.
    private func smallest(ofPart part: Int, of parts: Int) -> [[Mechanism: Interleaving]] {
        var model = Model()
        let plan = ExecutionPlan(configurations)
        var failures: [Failure<Mechanism>] = []
        // By configuration and mechanism; a dictionary would be asked a thousand times a case.
        var known = Array(repeating: false, count: configurations.count * Mechanism.count)
        var smallest = configurations.map { _ in [Mechanism: Interleaving]() }
        func attempt(_ testCase: Interleaving) {
            model.findFailures(testCase, under: plan, into: &failures)
            for failure in failures {
                let place = failure.position * Mechanism.count + failure.mechanism.index
                if known[place] { continue }
                known[place] = true
                smallest[failure.position][failure.mechanism] = testCase
            }
        }
        func extend(_ testCase: Interleaving, to count: Int, by steps: [Step]) {
            if testCase.steps.count == count { return attempt(testCase) }
            var longer = testCase
            longer.steps.append(.post)
            for (number, step) in steps.enumerated() {
                if testCase.steps.isEmpty && (number + testCase.items) % parts != part { continue }
                longer.steps[longer.steps.count - 1] = step
                extend(longer, to: count, by: steps)
            }
        }
        for count in 0...length {
            for items in 0...Interleaving.maximumItems {
                extend(Interleaving(items: items), to: count, by: Step.all)
            }
        }
        for items in 0...Self.fewItems where hasLonger {
            extend(Interleaving(items: items), to: length + 1, by: Self.lowSteps)
        }
        return smallest
    }
}
