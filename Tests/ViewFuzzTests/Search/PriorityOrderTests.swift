import BindingFuzz
import Testing

@testable import ViewFuzz

/// The rate at which an order of steps is met, held against the bound that is known of it.
@Suite struct `Priorities that change a few times` {
    /// Something that goes wrong where steps of actors come in an order.
    private struct OrderBug {
        let name: String
        /// How many steps each actor has.
        let steps: [Int]
        let depth: Int
        /// The steps that have to come in this order, each the actor and the number of its step.
        let order: [(actor: Int, step: Int)]

        var count: Int { steps.reduce(0, +) }
        /// 1/(k·n^(d-1)).
        var bound: Double { 1 / (Double(steps.count) * (1..<depth).reduce(1.0) { power, _ in power * Double(count) }) }

        /// Whether it goes wrong in one run.
        func isMet(_ random: inout SplitMix64) -> Bool {
            var order = PriorityOrder(actors: steps.count, steps: count, depth: depth, &random)
            var taken = steps.map { _ in 0 }
            var reached = 0
            for _ in 0..<count {
                let ready = steps.indices.filter { taken[$0] < steps[$0] }
                guard let actor = order.next(among: ready) else { return false }
                taken[actor] += 1
                if reached < self.order.count, self.order[reached] == (actor, taken[actor]) { reached += 1 }
            }
            return reached == self.order.count
        }
    }

    private let bugs = [
        // Something is used before it was made.
        OrderBug(name: "order of two", steps: [8, 8], depth: 1, order: [(1, 1), (0, 1)]),
        OrderBug(name: "order of two among five", steps: [4, 4, 4, 4, 4], depth: 1, order: [(3, 4), (1, 1)]),
        // Something comes between two steps that belong together.
        OrderBug(name: "atomicity", steps: [8, 8], depth: 2, order: [(0, 4), (1, 5), (0, 5)]),
        OrderBug(name: "atomicity among four", steps: [5, 5, 5, 5], depth: 2, order: [(0, 2), (2, 5), (0, 3)]),
        OrderBug(name: "depth 3", steps: [6, 6], depth: 3, order: [(0, 2), (1, 3), (0, 4), (1, 4)]),
        OrderBug(
            name: "depth 3 of three", steps: [4, 4, 4], depth: 3, order: [(0, 1), (1, 2), (0, 3), (2, 1), (1, 3)]),
        OrderBug(
            name: "depth 4", steps: [4, 4], depth: 4, order: [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3)]),
    ]

    @Test func `meet an order of depth d among n steps of k actors as often as the bound says, or more often`() {
        for bug in bugs {
            let runs = 40_000
            var random = SplitMix64(seed: 1)
            let met = (0..<runs).count { _ in bug.isMet(&random) }
            #expect(Double(met) / Double(runs) >= bug.bound, "\(bug.name): \(met) of \(runs), bound \(bug.bound)")
        }
    }

    @Test func `meet an order that chance alone hardly ever does`() {
        // The last step of one actor comes before the first one of the other: one of C(40, 20) orders.
        let bug = OrderBug(name: "one after the other", steps: [20, 20], depth: 1, order: [(1, 20), (0, 1)])
        var random = SplitMix64(seed: 1)
        let met = (0..<1000).count { _ in bug.isMet(&random) }
        #expect((400...600).contains(met))
    }

    @Test func `give each step to an actor that can take it`() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<200 {
            var order = PriorityOrder(actors: 3, steps: 10, depth: 4, &random)
            for _ in 0..<10 {
                let ready = [0, 1, 2].filter { _ in random.below(2) == 0 }
                let actor = order.next(among: ready)
                #expect(actor == nil ? ready.isEmpty : actor.map(ready.contains) == true)
            }
        }
    }
}
