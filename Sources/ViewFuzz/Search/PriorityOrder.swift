import FuzzEngine

/// In which order actors take their steps: who has the highest priority of those who can goes on, and at a few moments the
/// priority of whoever would go on becomes the lowest of all (Burckhardt, Kothari, Musuvathi, Nagarakatte, "A randomized
/// scheduler with probabilistic guarantees of finding bugs", ASPLOS 2010).
///
/// Of k actors with n steps together, what d constraints on the order of their steps make happen does with a probability of
/// 1/(k·n^(d-1)) or more, whatever the actors are.
struct PriorityOrder {
    /// By actor; a higher one goes first.
    private var priorities: [Int]
    /// The steps, from 1, at which a priority changes. The position is the new priority.
    private let changes: [Int]
    private var step = 0

    /// Draws the priorities, and where they change.
    ///
    /// - Parameters:
    ///   - actors: k, how many there are.
    ///   - steps: n, how many steps they take together, 1 or more.
    ///   - depth: d, one more than the number of changes.
    init(actors: Int, steps: Int, depth: Int, _ random: inout SplitMix64) {
        var ranks = Array(0..<actors)
        for index in ranks.indices.reversed() { ranks.swapAt(index, random.below(index + 1)) }
        self.init(ranks: ranks, changes: (1..<max(depth, 1)).map { _ in 1 + random.below(steps) })
    }

    /// - Parameters:
    ///   - ranks: the priorities at first, 0 for the lowest, by actor.
    ///   - changes: the steps, from 1, at which whoever would go on is lowered; the earlier in this list, the lower.
    init(ranks: [Int], changes: [Int]) {
        priorities = ranks.map { changes.count + $0 }
        self.changes = changes
    }

    /// Who takes the next step.
    ///
    /// - Parameter ready: who can; one at least.
    mutating func next(among ready: [Int]) -> Int? {
        step += 1
        // Of several changes at one step, who comes later is lowered further: so that one waits for another that waits.
        for (priority, change) in changes.enumerated().reversed() where change == step {
            if let actor = highest(of: ready) { priorities[actor] = priority }
        }
        return highest(of: ready)
    }

    private func highest(of ready: [Int]) -> Int? { ready.max { priorities[$0] < priorities[$1] } }
}
