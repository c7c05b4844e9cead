/// The first stage of shrinking: passes that propose smaller cases, until none of them gets any further.
extension CaseDescent<Interleaving> {
    /// Repeats the passes while they get further.
    mutating func descendByPasses() {
        var before: Interleaving
        repeat {
            before = current
            dropChunks()
            dropPairs()
            lowerItems()
            simplifySteps()
        } while current < before
    }

    /// Drops steps in a row, from half of the case down to single ones.
    private mutating func dropChunks() {
        var size = max(1, current.steps.count / 2)
        while size >= 1 {
            dropRows(of: size)
            size /= 2
        }
    }

    /// Drops two steps that only make sense together, such as a removal and what restores it.
    private mutating func dropPairs() {
        var second = current.steps.count - 1
        while second >= 1 {
            let longer = current
            let shorter = (0..<second).reversed().lazy.map { first in
                var candidate = longer
                candidate.steps.remove(at: second)
                candidate.steps.remove(at: first)
                return candidate
            }
            _ = take(firstOf: shorter)
            second = min(second, current.steps.count) - 1
        }
    }

    private mutating func lowerItems() {
        let steps = current.steps
        _ = take(firstOf: (0..<current.items).lazy.map { Interleaving(items: $0, steps: steps) })
    }

    /// Puts the earliest step that does it in the place of each step.
    private mutating func simplifySteps() {
        for index in current.steps.indices {
            let later = current
            let simpler = Step.all[..<later.steps[index].position].lazy.map { step in
                var candidate = later
                candidate.steps[index] = step
                return candidate
            }
            _ = take(firstOf: simpler)
        }
    }
}
