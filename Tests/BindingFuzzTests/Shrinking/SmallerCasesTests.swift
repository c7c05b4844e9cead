import BindingFuzz
import TestSupport
import Testing

/// The search below leaves out most of the cases there are; it must never leave out the one it looks for.
@Suite struct `Smaller cases` {
    @Test(arguments: patterns)
    func `the search below finds what trying every case finds`(pattern: String) throws {
        let configuration = try configuration(pattern)
        let smallest = Self.smallestOfAll(under: configuration)
        var model = Model()
        #expect(!smallest.isEmpty)
        for mechanism in Mechanism.all {
            // The smallest case of three steps: below it are all cases of up to two.
            let bound = Interleaving(items: 0, steps: [.post, .post, .post])
            let target = Shrinker.Target(configuration: configuration, mechanism: mechanism).shared
            var search = SmallerCases(target, budget: 10_000_000)
            let found = search.first(
                with: configuration.guard, below: bound, under: SmallerCases.plan(target), &model)
            #expect(search.isComplete(for: configuration.guard, below: bound))
            if let expected = smallest[mechanism] {
                #expect(found == expected, "\(mechanism)")
            } else if let found {
                #expect(found.items > triedItems, "\(mechanism) comes up in none of those that were tried")
            }
        }
    }

    /// The smallest case of up to two steps of each mechanism, by trying them all, from the smallest up.
    private static func smallestOfAll(under configuration: Configuration) -> [Mechanism: Interleaving] {
        let model = ModelRunner()
        var smallest: [Mechanism: Interleaving] = [:]
        func attempt(_ interleaving: Interleaving) {
            guard let mechanism = model.outcome(of: interleaving, under: configuration).mechanism else { return }
            if smallest[mechanism] == nil { smallest[mechanism] = interleaving }
        }
        for items in 0...8 { attempt(Interleaving(items: items)) }
        for items in 0...8 {
            for step in Step.all { attempt(Interleaving(items: items, steps: [step])) }
        }
        for items in 0...triedItems {
            for first in Step.all {
                for second in Step.all { attempt(Interleaving(items: items, steps: [first, second])) }
            }
        }
        return smallest
    }

    @Test func `a search whose budget is used up says so`() throws {
        let configuration = try configuration("ios/lazy/immediate/unguarded/index/read")
        let mechanism = Mechanism(kind: .outOfRange, place: .event, row: .live)
        let target = Shrinker.Target(configuration: configuration, mechanism: mechanism)
        let bound = Interleaving(items: 0, steps: [.post, .post, .post])
        var search = SmallerCases(target, budget: 1)
        var model = Model()
        #expect(search.first(with: .unguarded, below: bound, under: SmallerCases.plan(target), &model) == nil)
        #expect(!search.isComplete(for: .unguarded, below: bound))
        #expect(search.executions == 1)
    }

    @Test(arguments: ["ios/animated/queue/unguarded/index/read", "macos/lazy/immediate/unguarded/index/async"])
    func `guards that ask one after the other get what each gets alone`(pattern: String) throws {
        let first = try configuration(pattern)
        let bounds = ["post; post; post", "post; clear; post"].map { $0.split(separator: "; ").map(String.init) }
        var model = Model()
        var compared = 0
        for mechanism in Mechanism.all where mechanism.place == .queue || mechanism.place == .event {
            let target = Shrinker.Target(configuration: first, mechanism: mechanism).shared
            let plan = SmallerCases.plan(target)
            var together = SmallerCases(target, budget: 40_000)
            // Bounds that fall, too: what is below is known by then.
            for (number, `guard`) in (Guard.allCases + Guard.allCases.reversed()).enumerated() {
                let text = "bindfuzz 1\nitems 0\n\n" + bounds[number % 2].joined(separator: "\n") + "\n"
                let bound = try CaseFile(text: text).interleaving
                var alone = SmallerCases(target, budget: 40_000)
                let expected = alone.first(with: `guard`, below: bound, under: plan, &model)
                #expect(together.first(with: `guard`, below: bound, under: plan, &model) == expected)
                #expect(
                    together.isComplete(for: `guard`, below: bound) == alone.isComplete(for: `guard`, below: bound))
                if expected != nil { compared += 1 }
            }
        }
        #expect(compared > 10)
    }
}

#if DEBUG
    private let patterns = ["ios/eager/immediate/unguarded/index/read", "macos/eager/immediate/unguarded/index/async"]
    /// With how many items every case of two steps is tried.
    private let triedItems = 1
#else
    private let patterns = [
        "ios/eager/immediate/unguarded/index/read", "ios/eager/runloop/unguarded/index/read",
        "macos/eager/queue/appeared/index/write", "ios/animated/queue/unguarded/index/read",
        "macos/animated/exit/unguarded/index/read", "macos/lazy/runloop-exit/unguarded/index/read",
        "ios/lazy/immediate/unguarded/index/read", "macos/lazy/commit/unguarded/index/read",
        "ios/eager/immediate/unguarded/index/remove", "macos/animated/commit/unguarded/index/remove",
        "macos/eager/exit/unguarded/index/remove", "ios/lazy/runloop/unguarded/index/remove",
        "macos/eager/immediate/unguarded/index/async", "ios/silent/exit/appeared/index/read",
        "ios/lazy/common/contains/index/await", "ios/silent/runloop-exit/in-range/identity/read",
        "ios/silent/common/contains/index/async", "macos/lazy/immediate/in-range/index/await",
    ]
    /// With how many items every case of two steps is tried.
    private let triedItems = 3
#endif
