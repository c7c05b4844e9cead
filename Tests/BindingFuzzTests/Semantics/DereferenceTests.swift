import BindingFuzz
import Testing

@testable import RowModelReference

/// What a handler does, and what is said of a stale dereference: `semantics`, section 5.
@Suite struct `A dereference` {
    private func stale(_ steps: String, items: Int = 1, under pattern: String) throws -> StaleDereference {
        try #require(try outcome(steps, items: items, under: pattern).stale)
    }

    // MARK: Verdicts

    @Test func `an index with another element is wrong, one that is not below the count out of range`() throws {
        let stale = try stale("source; remove 0; post", items: 2, under: "ios/*/immediate/*/index/*")
        #expect(stale.mechanism.description == "wrong-element-source-live")
        #expect([stale.row, stale.index, stale.found] == [1, 0, 2])
        let last = try self.stale("source; remove 1; post", items: 2, under: "ios/*/immediate/*/index/*")
        #expect(last.mechanism.description == "out-of-range-source-live")
        #expect([last.row, last.index, last.found] == [2, 1, 1])
        #expect([last.step, last.causeStep] == [3, 2])
        #expect(last.place == .source)
        #expect(last.causePlace == .source)
    }

    @Test func `the first stale dereference is the verdict and ends the case`() throws {
        let trace = try trace("clear; post; idle; post", items: 2, under: "ios/*/immediate/*/index/*")
        let stale = try #require(trace.outcome.stale)
        #expect(trace.events.last?.kind == .stale(stale, from: TraceStep(2, .post)))
        #expect([stale.row, stale.index, stale.found, stale.step] == [1, 0, 0, 2])
        #expect(trace.outcome.delivered == 1)
    }

    @Test func `a case that ends on the way to an action ends without it`() throws {
        let trace = try trace("clear; idle; background post; edit 0", under: "ios/lazy/runloop/*/*/*")
        let stale = try #require(trace.outcome.stale)
        #expect(trace.events.last?.kind == .stale(stale, from: TraceStep(3, .backgroundPost)))
    }

    @Test(arguments: [("animated", "leaving"), ("lazy", "parked")])
    func `the mechanism says how the row stood`(container: String, state: String) throws {
        let stale = try stale("clear; post", under: "ios/\(container)/*/*/*/*")
        #expect(stale.mechanism.description == "out-of-range-event-live")
        let later = try self.stale("clear; timer; post", under: "ios/\(container)/*/*/*/*")
        #expect(later.mechanism.description == "out-of-range-timer-\(state)")
    }

    @Test(arguments: [
        ("source; clear; post", "ios/*/immediate", "source"), ("clear; post", "ios/*/immediate", "event"),
        ("timer; clear; background post", "ios/*/immediate", "timer"),
        ("clear; idle; background post", "ios/animated/immediate", "wait"),
        ("post; clear", "ios/animated/runloop", "blocks"), ("clear; perform post", "ios/animated/immediate", "blocks"),
        ("post; clear", "ios/animated/queue", "queue"), ("clear; async post", "ios/animated/immediate", "queue"),
        ("post; clear", "ios/animated/commit", "before-waiting"), ("post; clear", "macos/animated/exit", "exit"),
        ("source; post; clear; idle", "macos/animated/commit", "exit"),
    ])
    func `the place is where in the loop the handler runs`(steps: String, pattern: String, place: String) throws {
        #expect(try stale(steps, under: "\(pattern)/*/*/*").place.description == place)
    }

    @Test func `the step is the one that is executed when the handler runs`() throws {
        // The post comes from step 3, and step 4 opens an event, on the way to which the blocks run.
        let stale = try stale("clear; idle; background post; edit 0", under: "ios/lazy/runloop/*/*/*")
        #expect([stale.step, stale.causeStep] == [4, 1])
        #expect(stale.place == .blocks)
        #expect(stale.causePlace == .event)
    }

    @Test func `what happens while the case settles happens at the number of steps and one`() throws {
        #expect(try stale("post; clear", under: "ios/animated/runloop/*/*/*").step == 3)
    }

    // MARK: Causes

    @Test func `a deferred mutation is a cause at the step that deferred it`() throws {
        let stale = try stale("perform clear; post", under: "ios/eager/queue/*/*/*")
        #expect([stale.step, stale.causeStep] == [3, 1])
        #expect(stale.place == .queue)
        #expect(stale.causePlace == .blocks)
    }

    @Test func `the cause is the last mutation that took the index from its element`() throws {
        let pattern = "ios/*/immediate/*/index/*"
        #expect(try stale("remove 0; insert 0; post", items: 2, under: pattern).causeStep == 1)
        #expect(try stale("insert 0; insert 0; insert 0; post", under: pattern).causeStep == 1)
        #expect(try stale("remove 0; restore 0; insert 0; post", items: 2, under: pattern).causeStep == 3)
        #expect(try stale("insert 1; move 0 1; move 0 1; remove 0; insert 1; post", under: pattern).causeStep == 4)
    }

    @Test func `a removal by a handler is a cause at the step of its post`() throws {
        let stale = try stale("edit 0; post", items: 2, under: "ios/eager/immediate/*/index/remove")
        #expect([stale.row, stale.index, stale.found, stale.step, stale.causeStep] == [2, 1, 1, 2, 2])
        #expect(stale.causePlace == .event)
        let later = try self.stale("post; timer; idle", items: 3, under: "ios/eager/commit/*/index/remove")
        #expect(later.mechanism.description == "wrong-element-before-waiting-live")
        #expect([later.row, later.index, later.found, later.step, later.causeStep] == [2, 1, 3, 3, 1])
        #expect(later.causePlace == .beforeWaiting)
    }

    @Test func `a deferred post counts as the step that deferred it`() throws {
        let stale = try stale("perform post; edit 0; idle", items: 2, under: "ios/eager/immediate/*/index/remove")
        #expect([stale.step, stale.causeStep] == [3, 1])
        #expect(stale.causePlace == .blocks)
    }

    // MARK: Guards, accesses and handlers

    @Test func `a guard stops the handler of a row that has disappeared, which leaving rows have not`() throws {
        let steps = "clear; idle; post"
        #expect(try outcome(steps, items: 2, under: "ios/lazy/*/appeared/index/*") == Outcome.clean(skipped: 2))
        #expect(try outcome(steps, items: 2, under: "ios/animated/*/appeared/index/*").verdict == .outOfRange)
        #expect(try outcome("clear; post", under: "ios/lazy/*/appeared/index/*").verdict == .outOfRange)
    }

    @Test func `identity finds its element wherever it is, and returns where it is gone`() throws {
        let pattern = "ios/*/immediate/unguarded/identity/read"
        #expect(
            try story("move 0 1; post; remove 1; post", items: 2, under: pattern, of: .deliveries)
                == "post@event to 1 2; 1 reads at 1; 2 reads at 0; post@event to 1 2; 1 finds nothing; 2 reads at 0")
        #expect(
            try outcome("move 0 1; post; remove 1; post", items: 2, under: pattern)
                == Outcome.clean(delivered: 3, skipped: 1))
    }

    @Test func `a handler that writes asks for an update, one that reads does not`() throws {
        let steps = "source; post; idle"
        #expect(
            try story(steps, under: "ios/*/immediate/*/*/write", of: .loop, .deliveries)
                == "source{; post@source to 1; 1 writes at 0; }; flush@before-waiting; sleep")
        #expect(try story(steps, under: "ios/*/immediate/*/*/read", of: .loop) == "source{; }; sleep")
    }

    @Test func `a handler that removes takes its element away and asks for an update`() throws {
        #expect(
            try story(
                "source; post; idle; post", under: "ios/eager/immediate/*/*/remove", of: .rows, .deliveries, .loop)
                == "source{; post@source to 1; 1 removes at 0; }; flush@before-waiting; 1 gone; sleep; "
                + "implied; event{; post@event to nobody")
        let identity = try outcome("post; post", items: 3, under: "ios/eager/immediate/*/identity/remove")
        #expect(identity == Outcome.clean(delivered: 3, skipped: 3))
    }
}
