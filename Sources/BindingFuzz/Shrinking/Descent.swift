/// The first stage of shrinking: passes that propose smaller cases, repeated until no pass makes progress.
struct Descent {
    private(set) var current: Interleaving
    private(set) var executions = 0
    private let target: Mechanism
    private let plan: ExecutionPlan

    init(_ start: Interleaving, target: Mechanism, plan: ExecutionPlan) {
        current = start
        self.target = target
        self.plan = plan
    }

    mutating func run(_ model: inout Model) {
        var before: Interleaving
        repeat {
            before = current
            dropChunks(&model)
            dropPairs(&model)
            lowerItems(&model)
            simplifySteps(&model)
        } while current < before
    }

    /// Takes the candidate if it keeps the mechanism.
    private mutating func accept(_ candidate: Interleaving, _ model: inout Model) -> Bool {
        assert(candidate < current, "a pass proposes smaller cases only")
        executions += 1
        guard model.mechanism(of: candidate, under: plan) == target else { return false }
        current = candidate
        return true
    }

    /// Drops runs of steps, from half of the case down to single steps. Starts at the end: a case is over at its stale read, so
    /// most later steps do not matter.
    private mutating func dropChunks(_ model: inout Model) {
        var size = max(1, current.steps.count / 2)
        while size >= 1 {
            var end = current.steps.count
            while end >= size {
                var candidate = current
                candidate.steps.removeSubrange(end - size..<end)
                _ = accept(candidate, &model)
                end = min(end - 1, current.steps.count)
            }
            size /= 2
        }
    }

    /// Drops two steps that only make sense together, for example a removal and the `restore` that undoes it.
    private mutating func dropPairs(_ model: inout Model) {
        var second = current.steps.count - 1
        while second >= 1 {
            for first in stride(from: second - 1, through: 0, by: -1) {
                var candidate = current
                candidate.steps.remove(at: second)
                candidate.steps.remove(at: first)
                if accept(candidate, &model) { break }
            }
            second = min(second, current.steps.count) - 1
        }
    }

    private mutating func lowerItems(_ model: inout Model) {
        for items in 0..<current.items {
            var candidate = current
            candidate.items = items
            if accept(candidate, &model) { return }
        }
    }

    /// Replaces each step with the earliest step of the order that keeps the mechanism.
    private mutating func simplifySteps(_ model: inout Model) {
        for index in current.steps.indices {
            for step in Step.all[..<current.steps[index].position] {
                var candidate = current
                candidate.steps[index] = step
                if accept(candidate, &model) { break }
            }
        }
    }
}
