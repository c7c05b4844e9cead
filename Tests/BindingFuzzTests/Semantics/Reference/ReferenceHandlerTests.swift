import Testing

@testable import RowModelReference

/// Handlers that leave their reads to the main queue, as the rules have them. Rules: `semantics`, sections 4 and 5.
@Suite struct `Deferred reads by the rules` {
    private func words(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
        try Reference.words(steps, items: items, under: configuration)
    }

    private func reads(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
        try Reference.story(steps, items: items, under: configuration, of: .reads)
    }

    // MARK: async

    @Test func `a read that was left to the main queue happens after its row is gone`() throws {
        let steps = "event; post; clear; idle"
        #expect(
            try words(steps, under: "ios/eager/immediate/unguarded/index/async")
                == "out-of-range: row 1, gone, index 0, found 0, step 4 queue, cause 3 event; 1 delivered")
        for `guard` in ["appeared", "in-range", "contains", "all"] {
            #expect(try words(steps, under: "ios/eager/immediate/\(`guard`)/index/async") == "clean; 1 skipped")
        }
        // A delivery is dropped where the read of a handler is not.
        #expect(try words(steps, under: "ios/eager/queue/unguarded/index/read") == "clean")
    }

    @Test func `no update reaches a captured binding`() throws {
        let steps = "event; post; insert 0; idle"
        #expect(
            try words(steps, under: "ios/eager/immediate/unguarded/index/async")
                == "wrong-element: row 1, live, index 0, found 2, step 4 queue, cause 3 event; 1 delivered")
        #expect(try words(steps, under: "ios/eager/queue/unguarded/index/read") == "clean; 1 delivered")
        #expect(try words(steps, under: "ios/eager/immediate/unguarded/identity/async") == "clean; 1 delivered")
    }

    @Test func `a binding is captured as it is, even where it is stale already`() throws {
        let steps = "event; insert 0; post; event; remove 0; idle"
        #expect(
            try words("event; insert 0; post; idle", under: "ios/eager/immediate/all/index/async")
                == "wrong-element: row 1, live, index 0, found 2, step 4 queue, cause 2 event; 1 delivered")
        // The read is served before the second event opens.
        #expect(
            try words(steps, under: "ios/eager/immediate/unguarded/index/async")
                == "wrong-element: row 1, live, index 0, found 2, step 4 queue, cause 2 event; 1 delivered")
    }

    @Test func `a captured index may name its element again`() throws {
        #expect(
            try words("event; insert 0; post; remove 0; idle", under: "ios/eager/immediate/all/index/async")
                == "clean; 1 delivered")
        #expect(
            try words("event; insert 0; post; remove 0; insert 0; idle", under: "ios/eager/immediate/all/index/async")
                == "wrong-element: row 1, live, index 0, found 3, step 6 queue, cause 5 event; 1 delivered")
    }

    @Test func `the handler itself reads nothing`() throws {
        #expect(
            try reads("event; clear; post", under: "ios/eager/immediate/unguarded/index/async") == "1 called@event")
        #expect(
            try words("event; insert 0; background post; remove 0", under: "ios/eager/immediate/unguarded/index/async")
                == "clean; 1 delivered")
    }

    @Test func `what is added while the main queue runs waits for the next time, with an update in between`() throws {
        #expect(
            try Reference.story(
                "source; insert 0; post; idle", under: "ios/eager/queue/unguarded/identity/async", of: .loop, .updates,
                .reads)
                == "flush@wait; source{; }; 1 called@queue; flush@before-waiting; 1 at 1@queue; sleep")
        #expect(
            try words("source; insert 0; post; idle", under: "ios/eager/queue/unguarded/index/async")
                == "wrong-element: row 1, live, index 0, found 2, step 4 queue, cause 2 source; 1 delivered")
    }

    @Test func `a read on the main queue is served before the loop sleeps`() throws {
        #expect(
            try Reference.story(
                "background post; idle", under: "macos/eager/immediate/unguarded/index/async", of: .loop, .reads)
                == "1 called@wait; 1 at 0@queue; run ends; sleep")
    }

    // MARK: await and resume

    @Test func `a handler suspends once its read has reached its element`() throws {
        #expect(
            try reads("event; post; idle; resume; idle", under: "ios/eager/immediate/unguarded/index/await")
                == "1 called@event; 1 at 0@queue; 1 suspended; 1 resumed; 1 at 0@queue")
        #expect(
            try words("event; post; idle; resume; idle", under: "ios/eager/immediate/unguarded/index/await")
                == "clean; 2 delivered")
    }

    @Test func `a handler suspends once`() throws {
        #expect(
            try words(
                "event; post; idle; resume; idle; resume; idle", under: "ios/eager/immediate/unguarded/index/await")
                == "clean; 2 delivered")
    }

    @Test func `a handler that returned early does not suspend`() throws {
        let steps = "event; post; clear; idle; restore 0; resume; idle"
        #expect(
            try reads(steps, under: "ios/eager/immediate/appeared/index/await")
                == "1 called@event; 1 returns@queue; 0 resumed")
        #expect(
            try reads(steps, under: "ios/eager/immediate/unguarded/identity/await")
                == "1 called@event; 1 finds nothing@queue; 0 resumed")
    }

    @Test func `a handler that is still suspended counts as nothing`() throws {
        #expect(
            try words("event; post; idle", under: "ios/eager/immediate/unguarded/index/await")
                == "clean; 1 delivered")
    }

    @Test func `what a guard said before the suspension says nothing about after it`() throws {
        let steps = "event; post; idle; clear; resume; idle"
        #expect(
            try words(steps, under: "ios/eager/immediate/unguarded/index/await")
                == "out-of-range: row 1, gone, index 0, found 0, step 6 queue, cause 4 event; 2 delivered")
        for `guard` in ["appeared", "in-range", "contains", "all"] {
            #expect(
                try words(steps, under: "ios/eager/immediate/\(`guard`)/index/await")
                    == "clean; 1 delivered, 1 skipped")
        }
    }

    @Test func `a guard asked again still lets a wrong element through`() throws {
        #expect(
            try words("event; post; idle; replace 0; resume; idle", under: "ios/eager/immediate/in-range/index/await")
                == "wrong-element: row 1, gone, index 0, found 2, step 6 queue, cause 4 event; 2 delivered")
        #expect(
            try words(
                "event; post; idle; move 0 1; resume; idle", items: 2, under: "ios/eager/immediate/all/index/await")
                == "wrong-element: row 1, live, index 0, found 2, step 6 queue, cause 4 event; 3 delivered")
    }

    @Test func `the rests go on the main queue in the order in which their handlers were suspended`() throws {
        #expect(
            try reads(
                "event; post; move 0 2; idle; resume; idle", items: 3,
                under: "ios/eager/immediate/unguarded/identity/await")
                == "1 called@event; 2 called@event; 3 called@event; "
                + "1 at 2@queue; 1 suspended; 2 at 0@queue; 2 suspended; 3 at 1@queue; 3 suspended; "
                + "3 resumed; 1 at 2@queue; 2 at 0@queue; 3 at 1@queue")
    }

    @Test func `what awaits is resumed at any time, and opens no callout`() throws {
        #expect(
            try Reference.story(
                "resume; source; post; idle; resume; source; resume; idle",
                under: "ios/eager/immediate/unguarded/index/await", of: .loop, .reads)
                == "0 resumed; source{; 1 called@source; }; 1 at 0@queue; 1 suspended; sleep; "
                + "1 resumed; 1 at 0@queue; source{; 0 resumed; }; sleep")
        #expect(
            try Reference.story(
                "event; post; timer; resume; idle", under: "macos/eager/immediate/unguarded/index/await",
                of: .loop, .reads)
                == "run ends; event{; 1 called@event; }; 1 at 0@queue; 1 suspended; run ends; timer{; "
                + "1 resumed; }; 1 at 0@queue; run ends; sleep")
    }

    @Test func `a handler may be suspended across an update that takes its row`() throws {
        #expect(
            try words("event; post; idle; clear; idle; resume; idle", under: "ios/lazy/immediate/unguarded/index/await")
                == "out-of-range: row 1, parked, index 0, found 0, step 7 queue, cause 4 event; 2 delivered")
        #expect(
            try words(
                "event; post; idle; clear; idle; reap; resume; idle", under: "ios/lazy/immediate/unguarded/index/await")
                == "out-of-range: row 1, gone, index 0, found 0, step 8 queue, cause 4 event; 2 delivered")
        #expect(
            try words(
                "event; post; idle; clear; idle; resume; idle", under: "ios/animated/immediate/appeared/index/await")
                == "out-of-range: row 1, leaving, index 0, found 0, step 7 queue, cause 4 event; 2 delivered")
    }
}
