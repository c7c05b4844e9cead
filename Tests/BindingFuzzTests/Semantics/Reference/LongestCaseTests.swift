import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Cases of 256 steps that make as much as a case can of what the model has room for.
@Suite struct `The longest cases` {
    @Test(arguments: LongCase.all)
    func `overflow nothing, and come to what the rules say`(long: LongCase) throws {
        let testCase = try interleaving(long.steps.joined(separator: "; "), items: 8)
        #expect(testCase.steps.count == Interleaving.maximumSteps)
        let steps = try testCase.referenceSteps
        let configurations = try ConfigurationPattern<Configuration>(long.pattern).configurations.map {
            $0.delivering(by: long.chain)
        }
        var model = Model()
        let outcomes = model.run(testCase, under: ExecutionPlan(configurations))
        for (configuration, outcome) in zip(configurations, outcomes) {
            let configuration = try #require(Reference.Configuration("\(configuration)"))
            let plain = Reference.outcome(items: 8, steps: steps, under: configuration)
            try plain.demandSame(as: outcome, under: configuration)
        }
    }

    /// Two updates in every three steps, with a mutation before each: no other case is known that makes rows as fast.
    @Test func `make 87,720 reads that wait at once`() throws {
        let reads = LongCase.reads.joined(separator: "; ")
        let outcome = try outcome(reads, items: 8, under: "macos/animated/immediate/unguarded/identity/async")
        #expect(outcome.delivered + outcome.skipped == 129 * (8 + 42 * 16))
    }
}

/// A case, and the configurations to run it under.
struct LongCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [String]
    let pattern: String
    /// What takes the place of the pattern's delivery.
    let chain: Delivery?

    private init(_ name: String, _ steps: [String], under pattern: String, by hops: [Hop]? = nil) {
        testDescription = name
        self.steps = steps
        self.pattern = pattern
        chain = hops.map(Delivery.init)
    }

    /// 680 rows of which none has ended, and 129 posts.
    static let reads =
        ["event"] + repeated(42, "perform reload 8", "async reload 8", "event") + repeated(129, "post")

    private static func eight(_ hop: Hop) -> [Hop] { Array(repeating: hop, count: Delivery.maximumHops) }

    private static func repeated(_ count: Int, _ steps: String...) -> [String] {
        (0..<count).flatMap { _ in steps }
    }

    static let all = [
        LongCase("reads", reads, under: "macos/animated/immediate/*/identity/async"),
        LongCase(
            "reads before and after a suspension",
            ["event"] + repeated(42, "perform reload 8", "async reload 8", "event") + repeated(127, "post")
                + ["idle", "resume"], under: "macos/animated/immediate/*/identity/await"),
        LongCase("blocks", ["event"] + repeated(255, "perform post"), under: "*/eager/*/unguarded/index/read"),
        LongCase(
            "blocks of both modes", ["track", "event"] + repeated(253, "perform post") + ["idle"],
            under: "*/eager/*/unguarded/index/read"),
        LongCase("main queue", ["event"] + repeated(255, "async post"), under: "*/lazy/*/contains/*/await"),
        LongCase("observers", ["event"] + repeated(255, "post"), under: "*/silent/*/appeared/index/write"),
        LongCase(
            "suspensions", repeated(85, "post", "idle", "resume") + ["idle"], under: "*/eager/*/unguarded/index/await"),
        LongCase("divisions", repeated(64, "post", "restore 0", "idle", "resume"), under: "*/lazy/queue/*/*/await"),
        LongCase(
            "removals by handlers", ["event"] + repeated(85, "reload 8", "event", "post"),
            under: "*/*/immediate/*/*/remove"),
        LongCase(
            "eight hops to the main queue", ["event"] + repeated(255, "async post"),
            under: "*/eager/queue/unguarded/index/*", by: eight(.queue)),
        LongCase(
            "eight hops to the blocks", ["event"] + repeated(255, "perform post"),
            under: "*/eager/queue/unguarded/index/*", by: eight(.runLoop)),
        LongCase(
            "eight hops to the blocks of both modes", ["track", "event"] + repeated(253, "perform post") + ["idle"],
            under: "*/lazy/queue/unguarded/index/await", by: [.common, .runLoop] + eight(.common).dropLast(2)),
        LongCase(
            "eight hops to observers", repeated(128, "source", "post"),
            under: "*/animated/queue/unguarded/index/*", by: eight(.commit)),
        LongCase("ids", repeated(128, "reload 8", "event"), under: "*/animated/immediate/unguarded/index/read"),
        LongCase(
            "subscriptions", repeated(51, "clear", "event", "restore 0", "event", "reap") + ["post"],
            under: "*/*/immediate/*/*/read"),
    ]
}
