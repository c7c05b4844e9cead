/// The second stage of shrinking: every case that is smaller than a given one, from the smallest up.
///
/// Left out is only what cannot change the result: arguments that mean the same as a lower one, steps that surely
/// have no effect, and beginnings that can no longer get what the target needs in the steps that are left. Of a kind of
/// step that `CaseRequirements` and `CasePrefix` say nothing of, it is taken that it may do anything: that leaves out less,
/// and nothing wrongly.
package struct SmallerCases {
    /// How many runs were made.
    package private(set) var executions = 0
    /// Whether the budget ended the search, so that nothing is known of the cases it did not come to.
    package private(set) var isExhausted = false

    private let bound: Interleaving
    private let target: Shrinker.Target
    private let budget: Int
    private let requirements: CaseRequirements
    /// Every step in order, with the requirements that it can meet.
    private let steps: [(step: Step, meets: UInt8)]

    package init(than bound: Interleaving, target: Shrinker.Target, budget: Int) {
        self.bound = bound
        self.target = target
        self.budget = budget
        let requirements = CaseRequirements(target)
        self.requirements = requirements
        steps = Step.all.map { ($0, requirements.met(by: $0)) }
    }

    /// The smallest case below the bound that reaches the target; nil where there is none, or the budget is used up.
    package mutating func first(_ plan: ExecutionPlan, _ model: inout Model) -> Interleaving? {
        for length in 0...bound.steps.count {
            let isLast = length == bound.steps.count
            for items in 0...(isLast ? bound.items : Interleaving.maximumItems) {
                var candidate = Interleaving(items: items)
                let prefix = CasePrefix(
                    items: items, requirements: requirements.all,
                    handlerRemoves: target.configuration.handler == .remove)
                let isBelow = !isLast || items < bound.items
                if extend(&candidate, prefix, by: length, isBelow: isBelow, plan, &model) { return candidate }
                if isExhausted { return nil }
            }
        }
        return nil
    }

    /// Extends a candidate by so many steps, in order, until one reaches the target.
    ///
    /// - Parameter isBelow: whether the candidate is already smaller than the bound, however it goes on.
    private mutating func extend(
        _ candidate: inout Interleaving, _ prefix: CasePrefix, by remaining: Int, isBelow: Bool,
        _ plan: ExecutionPlan, _ model: inout Model
    ) -> Bool {
        if remaining == 0 {
            guard isBelow else { return false }
            if executions == budget {
                isExhausted = true
                return false
            }
            executions += 1
            return model.mechanism(of: candidate, under: plan) == target.mechanism
        }
        guard prefix.unmet.nonzeroBitCount <= remaining else { return false }
        // Where every step that is left has to meet a requirement, most steps are passed over.
        let isTight = prefix.unmet.nonzeroBitCount == remaining
        let limit = isBelow ? nil : bound.steps[candidate.steps.count].position
        for position in 0...(limit ?? steps.count - 1) {
            let (step, meets) = steps[position]
            if isTight && meets & prefix.unmet == 0 { continue }
            guard prefix.admits(step, remaining: remaining, target.configuration) else { continue }
            let next = prefix.appending(step, meeting: meets)
            guard next.unmet.nonzeroBitCount < remaining else { continue }
            candidate.steps.append(step)
            let isFound = extend(
                &candidate, next, by: remaining - 1, isBelow: position != limit, plan, &model)
            if isFound { return true }
            candidate.steps.removeLast()
            if isExhausted { return false }
        }
        return false
    }
}
