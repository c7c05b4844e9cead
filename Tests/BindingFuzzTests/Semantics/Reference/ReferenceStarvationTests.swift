import Testing

@testable import RowModelReference

/// What starves, and what is safe, as the rules have it. Rules: `semantics`, sections 5 and 7.
@Suite struct `Starvation by the rules` {
    private func outcome(_ steps: String, under configuration: String) throws -> Reference.Outcome {
        Reference.outcome(
            items: 1, steps: try Reference.Step.all(steps),
            under: try #require(Reference.Configuration(configuration)))
    }

    @Test(arguments: ["exit", "runloop-exit"])
    func `on iOS a scheduler of the exit starves`(delivery: String) throws {
        let outcome = try outcome("event; post; source; timer; idle", under: "ios/eager/\(delivery)/all/identity/read")
        #expect(outcome.undelivered == 1)
        #expect(outcome.starves && !outcome.isSafe)
        #expect(outcome.expectations == ["clean", "starved"])
    }

    @Test func `a change of mode feeds it`() throws {
        let outcome = try outcome("event; post; track", under: "ios/eager/exit/all/identity/read")
        #expect(outcome == Reference.Outcome(delivered: 1))
        #expect(!outcome.starves && outcome.isSafe)
        #expect(outcome.expectations == ["clean", "delivered"])
        // Two changes: the block runs after the first, and its observer waits for the second.
        #expect(
            try self.outcome("track; source; post", under: "ios/eager/runloop-exit/all/identity/read").undelivered == 1)
        #expect(
            try self.outcome("event; post; track", under: "ios/eager/runloop-exit/all/identity/read").delivered == 1)
    }

    @Test func `a delivery to a subscription that is cancelled does not starve`() throws {
        #expect(try outcome("event; post; clear", under: "ios/eager/exit/unguarded/index/read") == Reference.Outcome())
        #expect(try outcome("event; post; clear", under: "ios/lazy/exit/unguarded/index/read").undelivered == 1)
        #expect(
            try outcome("event; post; clear; idle; reap", under: "ios/lazy/exit/unguarded/index/read")
                == Reference.Outcome())
    }

    @Test func `a stale case is neither starved nor delivered`() throws {
        let outcome = try outcome("event; clear; post", under: "ios/eager/immediate/unguarded/index/read")
        #expect(outcome.undelivered == 0 && !outcome.starves && !outcome.isSafe)
        #expect(outcome.expectations == ["out-of-range", "stale"])
    }

    @Test func `every delivery counts that still waits`() throws {
        let steps = try Reference.Step.all("post; background post; idle")
        let configuration = try #require(Reference.Configuration("ios/eager/exit/unguarded/index/await"))
        #expect(Reference.outcome(items: 3, steps: steps, under: configuration).undelivered == 6)
    }

    @Test func `an outcome is a line for programs`() throws {
        let configuration = try #require(Reference.Configuration("ios/silent/immediate/appeared/index/async"))
        let steps = try Reference.Step.all("event; post; clear; idle")
        let outcome = Reference.outcome(items: 1, steps: steps, under: configuration)
        #expect(
            outcome.json(case: "a.case", items: 1, under: configuration)
                == #"{"case":"a.case","items":1,"configuration":"ios/silent/immediate/appeared/index/async","#
                + #""verdict":"out-of-range","row":1,"index":0,"found":0,"step":4,"place":"queue","#
                + #""causeStep":3,"causePlace":"event","delivered":1,"skipped":0,"undelivered":0,"offMain":false}"#)
    }
}
