import FuzzEngine

/// The order in which actors take their steps. Of the actors that can take a step, the one with the highest priority does. At a few
/// moments, the priority of that actor becomes the lowest of all (Burckhardt, Kothari, Musuvathi, Nagarakatte, "A randomized
/// scheduler with probabilistic guarantees of finding bugs", ASPLOS 2010).
///
/// For k actors with n steps together, this order triggers a bug that needs d ordering constraints with a probability of at least
/// 1/(k·n^(d-1)), whatever the actors are.
struct PriorityOrder {
    /// The priorities by actor. The highest goes first.
    private var priorities: [Int]
    /// The steps, from 1, at which a priority changes. The position in the array is the new priority.
    private let changes: [Int]
    private var step = 0

    /// Draws the priorities and the steps at which they change.
    ///
    /// - Parameters:
    ///   - actors: The number k of actors.
    ///   - steps: The number n of steps of all actors, at least 1.
    ///   - depth: The number d, one more than the number of changes.
    init(actors: Int, steps: Int, depth: Int, _ random: inout SplitMix64) {
        var ranks = Array(0..<actors)
        for index in ranks.indices.reversed() { ranks.swapAt(index, random.below(index + 1)) }
        self.init(ranks: ranks, changes: (1..<max(depth, 1)).map { _ in 1 + random.below(steps) })
    }

    /// - Parameters:
    ///   - ranks: The initial priorities by actor, 0 for the lowest.
    ///   - changes: The steps, from 1, at which the priority of the next actor drops. An earlier position means a lower priority.
    init(ranks: [Int], changes: [Int]) {
        priorities = ranks.map { changes.count + $0 }
        self.changes = changes
    }

    /// Returns the actor that takes the next step, or `nil` if none can.
    ///
    /// - Parameter ready: The actors that can take a step.
    mutating func next(among ready: [Int]) -> Int? {
        step += 1
        // If several changes share a step, each lowers another actor, so that one waits for another that waits.
        for (priority, change) in changes.enumerated().reversed() where change == step {
            if let actor = highest(of: ready) { priorities[actor] = priority }
        }
        return highest(of: ready)
    }

    private func highest(of ready: [Int]) -> Int? { ready.max { priorities[$0] < priorities[$1] } }
}
