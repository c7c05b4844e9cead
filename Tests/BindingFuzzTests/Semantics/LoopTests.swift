import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Rules: `semantics`, section 4. The mutations are markers: they show when blocks and the queue run.
@Suite struct `The loop` {
    private func course(_ steps: String, items: Int = 2, _ platform: String) throws -> String {
        try story(steps, items: items, under: "\(platform)/eager/*/*/*/*", of: .loop, .mutations)
    }

    // MARK: Callouts

    @Test(arguments: Platform.allCases.map(\.rawValue))
    func `an action opens an event where no callout is open`(platform: String) throws {
        try withEvery("action", in: ["post", "edit 0", "scroll 0", "reap", "perform post", "async post"]) { action in
            let course = try story(action, under: "\(platform)/*/*/*/*/*", of: .loop)
            try demand(course, equals: platform == "macos" ? "implied; run ends; event{" : "implied; event{", "course")
        }
    }

    @Test func `an action stays in the callout that is open`() throws {
        #expect(try course("source; edit 0; timer; edit 1", "ios") == "source{; edit 0@source; }; timer{; edit 1@timer")
    }

    @Test func `a background post opens nothing`() throws {
        #expect(try course("background post", "ios") == "")
    }

    @Test func `an action after idle opens an event of its own`() throws {
        #expect(try course("event; idle; edit 0", "ios") == "event{; }; sleep; implied; event{; edit 0@event")
    }

    // MARK: Updates of body

    @Test func `on iOS body is updated at the end of a touch`() throws {
        #expect(try course("clear; idle", "ios") == "implied; event{; clear@event; }; flush@event; sleep")
    }

    @Test func `on ios-observer a touch ends without an update of body, which comes before the loop waits`() throws {
        let touch = "clear@event; }; "
        #expect(try course("clear; idle", "ios-observer") == "implied; event{; \(touch)flush@before-waiting; sleep")
        #expect(
            try course("remove 0; perform edit 0; async edit 0; idle", "ios-observer")
                == "implied; event{; remove 0@event; }; edit 0@blocks; edit 0@queue; flush@before-waiting; sleep")
        #expect(
            try course("track; clear; idle", "ios-observer")
                == "event{; \(touch)flush@exit; run ends; tracking; sleep")
    }

    @Test func `on macOS a click is handled between two runs, and body is updated before the next wait`() throws {
        #expect(
            try course("clear; idle", "macos")
                == "implied; run ends; event{; clear@event; }; flush@before-waiting; sleep")
    }

    @Test func `a source callout updates nothing at its end`() throws {
        #expect(try course("source; clear; idle", "ios") == "source{; clear@source; }; flush@before-waiting; sleep")
        #expect(try course("source; clear; idle", "macos") == "source{; clear@source; }; flush@exit; run ends; sleep")
    }

    @Test func `a state that is clean is not updated`() throws {
        #expect(try course("event; source; timer; idle", "ios") == "event{; }; source{; }; timer{; }; sleep")
    }

    @Test func `before-waiting is left out in a turn that handled something`() throws {
        #expect(
            try course("source; clear; timer; idle", "ios")
                == "source{; clear@source; }; timer{; }; flush@before-waiting; sleep")
        #expect(
            try course("timer; clear; timer", "ios")
                == "timer{; clear@timer; }; flush@before-waiting; timer{")
    }

    // MARK: Blocks and the queue

    @Test func `after a callout blocks run, then the queue`() throws {
        #expect(
            try course("source; async edit 1; perform edit 0; idle", "ios")
                == "source{; }; edit 0@blocks; edit 1@queue; flush@before-waiting; sleep")
    }

    @Test func `a timer's turn ends with the blocks, and the queue is served in the next`() throws {
        #expect(
            try course("timer; clear; async edit 1; perform edit 0; idle", "ios")
                == "timer{; clear@timer; }; edit 0@blocks; edit 1@queue; flush@before-waiting; sleep")
    }

    @Test func `a new run of the loop waits once before it serves the queue`() throws {
        let ios = "implied; event{; remove 0@event; }; flush@event; edit 0@queue; flush@before-waiting; sleep"
        #expect(try course("remove 0; async edit 0; idle", "ios") == ios)
        let macos =
            "implied; run ends; event{; remove 0@event; }; flush@before-waiting; edit 0@queue; flush@exit; run ends; "
            + "sleep"
        #expect(try course("remove 0; async edit 0; idle", "macos") == macos)
    }

    @Test func `what a block adds to the blocks waits for the next time they run`() throws {
        #expect(
            try story(
                "perform post; async edit 0; idle", under: "ios/eager/runloop/*/*/*", of: .mutations, .deliveries)
                == "post@blocks to 1; 1 into blocks; edit 0@queue; 1 reads at 0")
    }

    @Test func `a queue that was served last waits for the loop to wait first`() throws {
        let steps = "async edit 0; async post; idle"
        #expect(
            try story(steps, under: "ios/eager/queue/*/*/*", of: .loop, .mutations, .deliveries)
                == "implied; event{; }; edit 0@queue; post@queue to 1; 1 into queue; flush@before-waiting; "
                + "1 reads at 0; sleep")
        #expect(
            try story(steps, under: "macos/eager/queue/*/*/*", of: .loop, .mutations, .deliveries)
                == "implied; run ends; event{; }; edit 0@queue; post@queue to 1; 1 into queue; flush@exit; run ends; "
                + "1 reads at 0; run ends; sleep")
    }

    @Test func `a step that leads to a callout runs the blocks before it`() throws {
        try withEvery("step", in: ["event", "source"]) { step in
            let story = try story(
                "background post; \(step)", under: "ios/eager/runloop/*/*/*", of: .loop, .deliveries)
            try demand(story, equals: "post@wait to 1; 1 into blocks; 1 reads at 0; \(step){", "story")
        }
    }

    @Test func `a timer fires where the loop waits, ahead of the blocks`() throws {
        #expect(
            try story("background post; timer; idle", under: "ios/eager/runloop/*/*/*", of: .loop, .deliveries)
                == "post@wait to 1; 1 into blocks; timer{; }; 1 reads at 0; sleep")
    }

    @Test func `idle serves a queue and leaves blocks alone`() throws {
        #expect(
            try story("background post; idle", under: "ios/eager/queue/*/*/*", of: .loop, .deliveries)
                == "post@wait to 1; 1 into queue; 1 reads at 0; sleep")
        #expect(
            try story("background post; idle; source", under: "ios/eager/runloop/*/*/*", of: .loop, .deliveries)
                == "post@wait to 1; 1 into blocks; sleep; 1 reads at 0; source{")
    }

    // MARK: Runs of the loop

    @Test func `on macOS a run ends once something was handled`() throws {
        #expect(try course("source; idle", "macos") == "source{; }; run ends; sleep")
        #expect(try course("event; idle", "macos") == "run ends; event{; }; sleep")
    }

    @Test func `a timer does not end a run, but what was handled before it does`() throws {
        #expect(try course("timer; clear; idle", "macos") == "timer{; clear@timer; }; flush@before-waiting; sleep")
        #expect(try course("source; timer; idle", "macos") == "source{; }; timer{; }; run ends; sleep")
    }

    @Test func `a click waits between two runs, whatever ended the first`() throws {
        #expect(try course("source; event", "macos") == "source{; }; run ends; event{")
        #expect(try course("timer; event", "macos") == "timer{; }; run ends; event{")
        #expect(
            try story("background post; event", under: "macos/eager/queue/*/*/*", of: .loop, .deliveries)
                == "post@wait to 1; 1 into queue; 1 reads at 0; run ends; event{")
    }

    @Test func `on iOS no case of three steps ends a run`() throws {
        let alphabet = try interleaving("event; source; timer; idle; perform edit 0; async edit 0; clear").steps
        try withEvery("steps", in: sequences(of: alphabet, lengths: 0...3)) { steps in
            let events = Trace(Interleaving(steps: steps), under: try configuration("ios/*/exit/*/*/*")).events
            try demand(!events.contains { $0.kind == .runEnded }, "a run ended")
        }
    }

    // MARK: Settling

    @Test func `a case settles with idle, an event and idle, at the step after its last`() throws {
        let trace = Trace(Interleaving(items: 0), under: try configuration("ios/*/*/*/*/*"))
        let settled: [(TraceEvent.Kind, Step?)] = [
            (.flush, nil), (.settles, nil), (.step, .loop(.idle)), (.slept, .loop(.idle)), (.step, .loop(.event)),
            (.opened(isImplied: false), .loop(.event)), (.step, .loop(.idle)), (.closed, .loop(.idle)),
            (.slept, .loop(.idle)),
        ]
        #expect(trace.events.map(\.kind) == settled.map(\.0))
        #expect(trace.events.map(\.step.step) == settled.map(\.1))
        #expect(trace.events.dropFirst().allSatisfy { $0.step.isSettling && $0.step.number == 1 })
    }

    @Test func `settling runs what is left in the blocks`() throws {
        let outcome = try outcome("background post", under: "ios/eager/runloop/*/*/*")
        #expect(outcome.delivered == 1)
        #expect(outcome.undelivered == 0)
    }
}
