import BindingFuzz
import Testing

@testable import RowModelReference

/// The way from a post to its handlers: `semantics`, section 5. What a handler dereferences: `DereferenceTests`.
@Suite struct `Deliveries` {
    private func ways(_ steps: String, items: Int = 1, under pattern: String) throws -> String {
        try story(steps, items: items, under: pattern, of: .loop, .deliveries)
    }

    // MARK: Recipients

    @Test func `a post reaches the rows there are, not the elements`() throws {
        #expect(
            try story("insert 1; post; idle; post", under: "ios/eager/immediate/*/*/*", of: .deliveries)
                == "post@event to 1; 1 reads at 0; post@event to 1 2; 1 reads at 0; 2 reads at 1")
    }

    @Test func `a row made after the post hears nothing of it, however late it is delivered`() throws {
        #expect(
            try story("insert 1; post; idle", under: "ios/eager/runloop/*/*/*", of: .rows, .deliveries)
                == "post@event to 1; 1 into blocks; 2 made at 1; 1 reads at 0")
    }

    @Test func `a post goes to one row after the other`() throws {
        #expect(
            try story("post", items: 3, under: "ios/eager/immediate/*/*/*", of: .deliveries)
                == "post@event to 1 2 3; 1 reads at 0; 2 reads at 1; 3 reads at 2")
    }

    // MARK: Hops

    @Test func `without a hop the handler runs inside the post`() throws {
        #expect(
            try ways("source; post; idle", under: "ios/*/immediate/*/*/*")
                == "source{; post@source to 1; 1 reads at 0; }; sleep")
    }

    @Test func `runloop hands a delivery to the blocks`() throws {
        #expect(
            try ways("source; post; idle", under: "ios/*/runloop/*/*/*")
                == "source{; post@source to 1; 1 into blocks; }; 1 reads at 0; sleep")
    }

    @Test func `queue hands a delivery to the main queue`() throws {
        #expect(
            try ways("source; post; idle", under: "macos/*/queue/*/*/*")
                == "source{; post@source to 1; 1 into queue; }; 1 reads at 0; run ends; sleep")
    }

    @Test func `exit keeps a delivery until a run of the loop ends`() throws {
        #expect(
            try ways("timer; post; idle; source; idle", under: "macos/*/exit/*/*/*")
                == "timer{; post@timer to 1; 1 into exit; }; sleep; source{; }; 1 reads at 0; run ends; sleep")
    }

    @Test func `runloop-exit hands a delivery to the blocks and then to the exit`() throws {
        #expect(
            try ways("timer; post; idle; source; idle", under: "macos/*/runloop-exit/*/*/*")
                == "timer{; post@timer to 1; 1 into blocks; }; 1 into exit; sleep; source{; }; 1 reads at 0; "
                + "run ends; sleep")
    }

    @Test func `commit delivers before the loop waits, or at its exit where that comes first`() throws {
        #expect(
            try ways("timer; edit 0; post; idle", under: "macos/*/commit/*/*/*")
                == "timer{; post@timer to 1; 1 into commit; }; flush@before-waiting; 1 reads at 0; sleep")
        #expect(
            try ways("source; edit 0; post; idle", under: "macos/*/commit/*/*/*")
                == "source{; post@source to 1; 1 into commit; }; flush@exit; 1 reads at 0; run ends; sleep")
    }

    @Test func `on iOS nothing that waits for an exit is ever delivered`() throws {
        try withEvery("delivery", in: ["exit", "runloop-exit"]) { delivery in
            let outcome = try outcome("post; idle; source; timer; idle", items: 2, under: "ios/*/\(delivery)/*/*/*")
            try demand(outcome.delivered, equals: 0, "delivered")
            try demand(outcome.undelivered, equals: 2, "undelivered")
        }
    }

    @Test func `one-shot observers run in the order they were added`() throws {
        #expect(
            try story("source; background post; post; idle", items: 2, under: "macos/*/exit/*/*/*", of: .deliveries)
                == "post@source to 1 2; 1 2 into exit; post@source to 1 2; 1 2 into exit; "
                + "1 reads at 0; 2 reads at 1; 1 reads at 0; 2 reads at 1")
    }

    // MARK: Cancelled subscriptions

    @Test func `a delivery to a row that is gone by the hop is dropped`() throws {
        #expect(
            try story("post; remove 0; idle", items: 2, under: "ios/eager/runloop/*/*/*", of: .deliveries)
                == "post@event to 1 2; 1 2 into blocks; 1 dropped; 2 reads at 0")
        let outcome = try outcome("post; clear", items: 2, under: "ios/eager/runloop/*/*/*")
        #expect(outcome == Outcome.clean())
    }

    @Test func `of two hops each one drops`() throws {
        #expect(
            try ways("post; clear; idle", under: "ios/eager/runloop-exit/*/*/*")
                == "implied; event{; post@event to 1; 1 into blocks; }; flush@event; 1 dropped; sleep")
        #expect(
            try ways("source; post; clear; idle", under: "macos/eager/runloop-exit/*/*/*")
                == "source{; post@source to 1; 1 into blocks; }; 1 into exit; flush@exit; 1 dropped; run ends; sleep")
    }

    @Test func `a new row of the same element does not take over the deliveries of the old one`() throws {
        #expect(
            try story(
                "source; post; remove 0; perform restore 0; idle", under: "macos/eager/exit/*/*/*",
                of: .rows, .deliveries) == "post@source to 1; 1 into exit; 1 reads at 0")
        #expect(
            try story(
                "timer; post; remove 0; idle; source; restore 0; idle", under: "macos/eager/exit/*/*/*",
                of: .rows, .deliveries) == "post@timer to 1; 1 into exit; 1 gone; 1 made at 0; 1 dropped")
    }

    // MARK: What is left over

    @Test func `undelivered counts what waits for subscriptions that are not cancelled`() throws {
        let steps = "post; remove 0"
        #expect(try outcome(steps, items: 3, under: "ios/eager/exit/*/*/*") == Outcome.clean(undelivered: 2))
        #expect(try outcome(steps, items: 3, under: "ios/animated/exit/*/*/*") == Outcome.clean(undelivered: 3))
        #expect(
            try outcome(steps + "; idle; reap", items: 3, under: "ios/animated/exit/*/*/*")
                == Outcome.clean(undelivered: 2))
    }

    @Test func `nothing is left over where the verdict is stale`() throws {
        let outcome = try outcome("source; post; post; clear; idle", under: "ios/lazy/runloop/unguarded/*/*")
        #expect(outcome.verdict == .outOfRange)
        #expect(outcome.delivered == 1)
        #expect(outcome.undelivered == 0)
    }

    // MARK: Threads

    @Test func `a background post runs its handlers on another thread unless there is a hop`() throws {
        #expect(
            try outcome("background post", under: "ios/*/immediate/*/*/*") == Outcome.clean(delivered: 1, offMain: true)
        )
        #expect(try outcome("background post", under: "ios/*/runloop/*/*/*") == Outcome.clean(delivered: 1))
        #expect(try outcome("post", under: "ios/*/immediate/*/*/*") == Outcome.clean(delivered: 1))
    }

    @Test func `a handler is off the main thread if its guard let it pass, whatever its access found`() throws {
        let steps = "clear; idle; background post"
        #expect(
            try outcome(steps, under: "ios/lazy/immediate/unguarded/identity/*")
                == Outcome.clean(skipped: 1, offMain: true))
        #expect(try outcome(steps, under: "ios/lazy/immediate/appeared/identity/*") == Outcome.clean(skipped: 1))
        #expect(try outcome(steps, under: "ios/lazy/immediate/unguarded/index/*").offMain)
        #expect(try !outcome(steps, items: 0, under: "ios/lazy/immediate/unguarded/index/*").offMain)
    }
}

extension Outcome {
    /// The outcome of a clean case.
    static func clean(delivered: Int = 0, skipped: Int = 0, undelivered: Int = 0, offMain: Bool = false) -> Outcome {
        Outcome(stale: nil, delivered: delivered, skipped: skipped, undelivered: undelivered, offMain: offMain)
    }
}

@Suite struct `Counts of deliveries` {
    /// 512 rows are leaving and 8 are live when 128 posts come.
    @Test func `do not wrap where a case is as long as it may be`() throws {
        let steps = String(repeating: "reload 8; event; ", count: 64) + String(repeating: "post; ", count: 128)
        let outcome = try trace(steps, items: 8, under: "ios/animated/immediate/unguarded/identity/read").outcome
        #expect(outcome.skipped == 65_536)
        #expect(outcome.delivered == 1_024)
    }
}
