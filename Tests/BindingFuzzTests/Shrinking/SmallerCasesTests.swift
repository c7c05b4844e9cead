import BindingFuzz
import TestSupport
import Testing

/// The search below leaves out most of the cases there are; it must never leave out the one it looks for.
@Suite struct `Smaller cases` {
    @Test(arguments: patterns)
    func `the search below finds what trying every case finds`(pattern: String) throws {
        let configuration = try configuration(pattern)
        let smallest = Self.smallestOfAll(under: configuration)
        let plan = ExecutionPlan([configuration])
        var model = Model()
        #expect(!smallest.isEmpty)
        for mechanism in Mechanism.all {
            // The smallest case of three steps: below it are all cases of up to two.
            var search = SmallerCases(
                than: Interleaving(items: 0, steps: [.post, .post, .post]),
                target: Shrinker.Target(configuration: configuration, mechanism: mechanism), budget: 10_000_000)
            let found = search.first(plan, &model)
            #expect(!search.isExhausted)
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
        var search = SmallerCases(
            than: Interleaving(items: 0, steps: [.post, .post, .post]), target: target, budget: 1)
        var model = Model()
        #expect(search.first(ExecutionPlan([configuration]), &model) == nil)
        #expect(search.isExhausted)
        #expect(search.executions == 1)
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
        "ios/lazy/common/contains/index/await", "macos/animated/runloop/in-range/identity/read",
    ]
    /// With how many items every case of two steps is tried.
    private let triedItems = 3
#endif
