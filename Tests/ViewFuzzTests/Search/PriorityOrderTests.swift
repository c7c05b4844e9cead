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
        /// The steps that have to come in this order, each the actor and the number of its step.
        let order: [(actor: Int, step: Int)]

        /// How many constraints that is.
        var depth: Int { order.count - 1 }
        var count: Int { steps.reduce(0, +) }
        /// k·n^(d-1): in one of so many runs it is met, or in more.
        var bound: Int { (1..<depth).reduce(steps.count) { product, _ in product * count } }

        /// Whether it goes wrong in one run.
        func isMet(_ order: PriorityOrder) -> Bool {
            var priorities = order
            var taken = steps.map { _ in 0 }
            var reached = 0
            for _ in 0..<count {
                let ready = steps.indices.filter { taken[$0] < steps[$0] }
                guard let actor = priorities.next(among: ready) else { return false }
                taken[actor] += 1
                if reached < self.order.count, self.order[reached] == (actor, taken[actor]) { reached += 1 }
            }
            return reached == self.order.count
        }

        func isMet(_ random: inout SplitMix64) -> Bool {
            isMet(PriorityOrder(actors: steps.count, steps: count, depth: depth, &random))
        }

        /// In how many of all draws there are it goes wrong, and how many there are.
        var exactRate: (met: Int, all: Int) {
            var (met, all) = (0, 0)
            for ranks in orders(of: Array(steps.indices)) {
                for changes in lists(of: depth - 1, upTo: count) {
                    all += 1
                    if isMet(PriorityOrder(ranks: ranks, changes: changes)) { met += 1 }
                }
            }
            return (met, all)
        }

        private func orders(of numbers: [Int]) -> [[Int]] {
            guard !numbers.isEmpty else { return [[]] }
            return numbers.flatMap { first in orders(of: numbers.filter { $0 != first }).map { [first] + $0 } }
        }

        private func lists(of length: Int, upTo most: Int) -> [[Int]] {
            guard length > 0 else { return [[]] }
            return lists(of: length - 1, upTo: most).flatMap { list in (1...most).map { list + [$0] } }
        }
    }

    private let bugs = [
        // Something is used before it was made.
        OrderBug(name: "two in the wrong order", steps: [8, 8], order: [(1, 1), (0, 1)]),
        OrderBug(name: "two of five in the wrong order", steps: [4, 4, 4, 4, 4], order: [(3, 4), (1, 1)]),
        // Something comes between two steps that belong together.
        OrderBug(name: "one between", steps: [8, 8], order: [(0, 4), (1, 5), (0, 5)]),
        OrderBug(name: "one of four between", steps: [5, 5, 5, 5], order: [(0, 2), (2, 5), (0, 3)]),
        OrderBug(name: "to and fro", steps: [6, 6], order: [(0, 2), (1, 3), (0, 4), (1, 4)]),
        OrderBug(name: "one waits for one that waits", steps: [4, 4, 4], order: [(0, 1), (1, 3), (0, 2), (2, 1)]),
        OrderBug(name: "to and fro twice", steps: [4, 4], order: [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3)]),
    ]

    @Test func `meet what is d deep among n steps of k actors in as many of all draws as the bound says, or in more`() {
        for bug in bugs {
            let (met, all) = bug.exactRate
            #expect(met * bug.bound >= all, "\(bug.name): \(met) of \(all), and the bound is one of \(bug.bound)")
        }
    }

    @Test func `are drawn so that the measured rate is that of all draws`() {
        for bug in bugs {
            let (met, all) = bug.exactRate
            let (rate, runs) = (Double(met) / Double(all), 4000.0)
            var random = SplitMix64(seed: 1)
            let measured = Double((0..<Int(runs)).count { _ in bug.isMet(&random) }) / runs
            let deviation = (rate * (1 - rate) / runs).squareRoot()
            #expect(abs(measured - rate) < 4 * deviation, "\(bug.name): \(measured), and \(rate) of all draws")
        }
    }

    @Test func `meet an order that chance alone hardly ever does`() {
        // The last step of one actor comes before the first one of the other: one of C(40, 20) orders.
        let bug = OrderBug(name: "one after the other", steps: [20, 20], order: [(1, 20), (0, 1)])
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
