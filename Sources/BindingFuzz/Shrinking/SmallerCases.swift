/// The second stage of shrinking: cases are tried from the smallest up, until one reaches the target.
///
/// Configurations that differ in their guard only, or in whether the handler reads or writes, run on one course of the loop, and
/// nothing that is left out depends on what they differ in. So each case is tried for all of them at once, and where one has
/// ended its search, the next one goes on. Which cases are tried, in which order, and how many of them the budget allows is the
/// same whoever asks first.
package struct SmallerCases {
    /// How many runs were made.
    package private(set) var executions = 0
    /// Whether the budget ended the search.
    private var isExhausted = false
    /// What the search goes on from, and whether it was tried itself.
    private var next = Interleaving(items: 0)
    private var isNextTried = false
    /// The smallest case for each guard, as far as one was found.
    private var found: [Interleaving?] = Guard.allCases.map { _ in nil }
    private let target: Shrinker.Target
    private let budget: Int

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - target: as `shared` has it.
    ///   - budget: how many runs it may take.
    package init(_ target: Shrinker.Target, budget: Int) {
        self.target = target
        self.budget = budget
    }

    /// The configurations that share a search with one, by their guards.
    package static func plan(_ target: Shrinker.Target) -> ExecutionPlan {
        ExecutionPlan(
            Guard.allCases.map { `guard` in
                var configuration = target.configuration
                configuration.guard = `guard`
                return configuration
            })
    }

    /// The smallest case below a bound that reaches the target with a certain guard; nil where there is none, or the budget is
    /// used up.
    ///
    /// - Parameters:
    ///   - plan: that of the target.
    package mutating func first(
        with guard: Guard, below bound: Interleaving, under plan: ExecutionPlan, _ model: inout Model
    ) -> Interleaving? {
        let position = `guard`.ordinal
        if let smallest = found[position] { return smallest < bound ? smallest : nil }
        guard !isExhausted, next < bound else { return nil }
        var cases = CasesInOrder(from: next, isFirstTried: isNextTried, below: bound, target)
        let isEnded = cases.visit { interleaving in
            guard executions < budget else {
                (isExhausted, next, isNextTried) = (true, interleaving, false)
                return true
            }
            executions += 1
            model.forEachPosition(showing: target.mechanism, interleaving, under: plan) { position in
                if found[position] == nil { found[position] = interleaving }
            }
            guard found[position] != nil else { return false }
            (next, isNextTried) = (interleaving, true)
            return true
        }
        if !isEnded { (next, isNextTried) = (bound, false) }
        return found[position]
    }

    /// Whether every case below a bound was tried for a guard, or the smallest one was found.
    package func isComplete(for guard: Guard, below bound: Interleaving) -> Bool {
        found[`guard`.ordinal] != nil || !isExhausted || bound <= next
    }
}

extension ShrinkTarget<RowModel> {
    /// What stands for every target that shares a search with this one.
    package var shared: ShrinkTarget {
        var configuration = configuration
        configuration.guard = .unguarded
        // The update that a write asks for finds the same rows.
        if configuration.handler == .write { configuration.handler = .read }
        return ShrinkTarget(configuration: configuration, mechanism: mechanism)
    }
}
