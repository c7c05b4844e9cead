import Testing

@testable import RowModelReference

/// Scrolling: `track`, `release` and the modes of the loop, as the rules have them. Rules: `semantics`, section 4.
@Suite struct `Tracking by the rules` {
    private func words(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
        try Reference.words(steps, items: items, under: configuration)
    }

    private func loop(_ steps: String, under configuration: String, andSettling: Bool = false) throws -> String {
        try Reference.story(steps, under: configuration, of: .loop, .deferred, .reads, andSettling: andSettling)
    }

    private let ios = "ios/eager/immediate/unguarded/identity/read"
    private let macos = "macos/eager/immediate/unguarded/identity/read"

    // MARK: The runs of the loop

    @Test func `track and release are events in every respect`() throws {
        for step in ["event", "track", "release"] {
            #expect(
                try words("\(step); clear; post", under: "ios/eager/immediate/unguarded/index/read")
                    == "out-of-range: row 1, live, index 0, found 0, step 3 event, cause 2 event; 1 delivered")
            // Body is updated as the callout ends on iOS.
            #expect(try words("\(step); clear; source; post", under: ios) == "clean")
            #expect(
                try Reference.story("\(step); edit 0; source", under: ios, of: .updates)
                    == "flush@wait; flush@event")
            #expect(
                try Reference.story("\(step); edit 0; idle", under: macos, of: .updates)
                    == "flush@wait; flush@before-waiting")
        }
    }

    @Test func `what happens in their callouts happens in an event`() throws {
        for step in ["track", "release"] {
            #expect(
                try words("\(step); clear; background post", under: "macos/silent/immediate/unguarded/index/read")
                    == "out-of-range: row 1, live, index 0, found 0, step 3 event, cause 2 event; 1 delivered, "
                    + "off the main thread")
        }
        // An event that an action opens while the loop tracks ends nothing.
        #expect(
            try loop("track; idle; post; idle", under: ios)
                == "track{; }; run ends; sleep; event{; 1 called@event; 1 at 0@event; }; sleep")
    }

    @Test func `on iOS a run of the loop ends as scrolling begins and as it ends`() throws {
        #expect(
            try loop("track; source; release; idle", under: ios)
                == "track{; }; run ends; source{; }; release{; }; run ends; sleep")
        #expect(try loop("event; event; idle", under: ios) == "event{; }; event{; }; sleep")
    }

    @Test func `on macOS the mode changes as the callout closes, and that ends no run`() throws {
        #expect(
            try loop("track; source; release; idle", under: macos)
                == "run ends; track{; }; source{; }; run ends; release{; }; sleep")
    }

    @Test func `track changes nothing while the loop tracks, nor release while it does not`() throws {
        #expect(try loop("track; track; idle", under: ios) == "track{; }; run ends; track{; }; sleep")
        #expect(try loop("release; idle", under: ios) == "release{; }; sleep")
        #expect(
            try loop("track; release; release; idle", under: ios)
                == "track{; }; run ends; release{; }; run ends; release{; }; sleep")
        // The first release is what the second finds done.
        #expect(
            try loop("track; track; release; source; perform post; idle", under: ios)
                == "track{; }; run ends; track{; }; release{; }; run ends; source{; }; post@blocks; 1 called@blocks; "
                + "1 at 0@blocks; sleep")
    }

    @Test func `until the run has ended a timer may still come first, and nothing else`() throws {
        let exit = "ios/eager/exit/unguarded/identity/read"
        #expect(
            try loop("track; timer; post; idle", under: exit)
                == "track{; }; timer{; }; 1 called@exit; 1 at 0@exit; run ends; sleep")
        #expect(
            try loop("track; source; post; idle; release; idle", under: exit)
                == "track{; }; run ends; source{; }; sleep; release{; }; 1 called@exit; 1 at 0@exit; run ends; sleep")
        #expect(
            try loop("track; event; post; idle; release; idle", under: exit)
                == "track{; }; run ends; event{; }; sleep; release{; }; 1 called@exit; 1 at 0@exit; run ends; sleep")
    }

    @Test func `the run that is stopped runs in its own mode until it has ended`() throws {
        // The timer's callout closes in the default mode, in which its blocks run.
        #expect(
            try loop("track; timer; perform post; idle", under: ios)
                == "track{; }; timer{; }; post@blocks; 1 called@blocks; 1 at 0@blocks; run ends; sleep")
        // Of two blocks one adds the other, which then waits for the mode.
        #expect(
            try loop(
                "track; timer; perform post; idle; release; idle", under: "ios/eager/runloop/unguarded/identity/read")
                == "track{; }; timer{; }; post@blocks; run ends; sleep; release{; }; run ends; 1 called@blocks; "
                + "1 at 0@blocks; sleep")
        // The end of tracking leaves the blocks of the default mode until the next run, too.
        #expect(
            try loop("track; source; release; perform post; timer; idle", under: ios)
                == "track{; }; run ends; source{; }; release{; }; timer{; }; run ends; post@blocks; "
                + "1 called@blocks; 1 at 0@blocks; sleep")
    }

    @Test func `the main queue is served before the run that is stopped ends`() throws {
        #expect(
            try loop("track; async post; idle", under: ios)
                == "track{; }; post@queue; 1 called@queue; 1 at 0@queue; run ends; sleep")
    }

    @Test func `the run after a change of mode does not poll the main queue in its first turn`() throws {
        // So body is updated between the block of the new run and the read that the exit observer left to the queue.
        #expect(
            try Reference.story(
                "track; source; post; perform insert 0; release; idle",
                under: "ios/eager/exit/unguarded/identity/async", of: .loop, .updates, .deferred, .reads)
                == "flush@wait; track{; }; run ends; source{; }; release{; }; 1 called@exit; run ends; "
                + "insert(0)@blocks; flush@before-waiting; 1 at 1@queue; sleep")
    }

    // MARK: Blocks

    @Test(arguments: [
        (
            "common",
            "track{; }; run ends; source{; }; 1 called@blocks; 1 at 0@blocks; timer{; }; release{; }; run ends; sleep"
        ),
        (
            "runloop",
            "track{; }; run ends; source{; }; timer{; }; release{; }; run ends; 1 called@blocks; 1 at 0@blocks; sleep"
        ),
        (
            "queue",
            "track{; }; run ends; source{; }; 1 called@queue; 1 at 0@queue; timer{; }; release{; }; run ends; sleep"
        ),
        (
            "exit",
            "track{; }; run ends; source{; }; timer{; }; release{; }; 1 called@exit; 1 at 0@exit; run ends; sleep"
        ),
        (
            "commit",
            "track{; }; run ends; source{; }; timer{; }; release{; }; 1 called@exit; 1 at 0@exit; run ends; sleep"
        ),
        ("runloop-exit", "track{; }; run ends; source{; }; timer{; }; release{; }; run ends; sleep"),
    ])
    func `on iOS a delivery during scrolling comes with its hop`(delivery: String, story: String) throws {
        #expect(
            try loop(
                "track; source; post; timer; release; idle", under: "ios/eager/\(delivery)/unguarded/identity/read")
                == story)
    }

    @Test(arguments: [
        (
            "common",
            "run ends; track{; }; source{; }; 1 called@blocks; 1 at 0@blocks; timer{; }; run ends; release{; }; sleep"
        ),
        (
            "runloop",
            "run ends; track{; }; source{; }; timer{; }; run ends; release{; }; 1 called@blocks; 1 at 0@blocks; sleep"
        ),
        (
            "queue",
            "run ends; track{; }; source{; }; 1 called@queue; 1 at 0@queue; run ends; timer{; }; run ends; "
                + "release{; }; sleep"
        ),
        (
            "exit",
            "run ends; track{; }; source{; }; timer{; }; 1 called@exit; 1 at 0@exit; run ends; release{; }; sleep"
        ),
        (
            "commit",
            "run ends; track{; }; source{; }; timer{; }; 1 called@exit; 1 at 0@exit; run ends; release{; }; sleep"
        ),
        ("runloop-exit", "run ends; track{; }; source{; }; timer{; }; run ends; release{; }; sleep"),
    ])
    func `on macOS a delivery during scrolling comes with its hop`(delivery: String, story: String) throws {
        #expect(
            try loop(
                "track; source; post; timer; release; idle", under: "macos/eager/\(delivery)/unguarded/identity/read")
                == story)
    }

    @Test func `perform waits for the end of scrolling, and async does not`() throws {
        #expect(
            try loop("track; source; perform clear; async edit 0; timer; release; idle", under: ios)
                == "track{; }; run ends; source{; }; edit(0)@queue; timer{; }; release{; }; run ends; clear@blocks; "
                + "sleep"
        )
    }

    @Test func `blocks that are left where they are stay ahead of what is added later`() throws {
        #expect(
            try loop("track; source; perform clear; timer; perform insert 0; release; perform edit 0; idle", under: ios)
                == "track{; }; run ends; source{; }; timer{; }; release{; }; run ends; "
                + "clear@blocks; insert(0)@blocks; edit(0)@blocks; sleep")
        let runloop = "ios/eager/runloop/unguarded/index/read"
        #expect(try words("track; source; post; perform clear; release; idle", under: runloop) == "clean; 1 delivered")
        #expect(
            try words("track; source; perform clear; post; release; idle", under: runloop)
                == "out-of-range: row 1, live, index 0, found 0, step 6 blocks, cause 3 blocks; 1 delivered")
        // A block of the common modes overtakes those that wait.
        #expect(
            try words(
                "track; source; perform clear; post; release; idle", under: "ios/eager/common/unguarded/index/read")
                == "clean; 1 delivered")
        // In the default mode it does not.
        #expect(
            try words("source; perform clear; post; idle", under: "ios/eager/common/unguarded/index/read")
                == "out-of-range: row 1, live, index 0, found 0, step 4 blocks, cause 2 blocks; 1 delivered")
    }

    // MARK: What scrolling breaks

    @Test func `on iOS the exit scheduler fires as scrolling begins, and is stale in a lazy container`() throws {
        let steps = "event; clear; post; track; idle"
        #expect(
            try words(steps, under: "ios/lazy/exit/unguarded/index/read")
                == "out-of-range: row 1, parked, index 0, found 0, step 5 exit, cause 2 event; 1 delivered")
        #expect(try words(steps, under: "ios/lazy/exit/appeared/index/read") == "clean; 1 skipped")
        #expect(try words(steps, under: "ios/eager/exit/unguarded/index/read") == "clean")
        #expect(
            try words("event; clear; post; idle", under: "ios/lazy/exit/unguarded/index/read") == "clean; 1 undelivered"
        )
    }

    // MARK: Settling

    @Test func `a case that would go on tracking settles with a release`() throws {
        let rest = "; idle"
        for (steps, isReleased) in [
            ("track", true), ("track; idle", true), ("track; source", true), ("track; timer", true),
            ("track; release; track", true), ("track; track", true), ("track; event", true),
            ("track; release", false), ("track; release; idle", false), ("track; release; timer", false),
            ("release", false), ("event", false), ("track; source; release; source", false),
        ] {
            for configuration in [ios, macos] {
                let before = try loop(steps, under: configuration)
                let all = try loop(steps, under: configuration, andSettling: true)
                #expect(
                    all.dropFirst(before.count).contains("release{") == isReleased, "\(steps)\(rest): \(configuration)")
            }
        }
    }

    @Test func `settling is a release, idle, an event with no code in it, and idle`() throws {
        #expect(
            try loop("track", under: ios, andSettling: true)
                == "track{; }; run ends; release{; }; run ends; sleep; event{; }; sleep")
        #expect(
            try loop("track; release", under: ios, andSettling: true)
                == "track{; }; run ends; release{; }; run ends; sleep; event{; }; sleep")
        #expect(
            try loop("track", under: macos, andSettling: true)
                == "run ends; track{; }; run ends; release{; }; sleep; run ends; event{; }; sleep")
        #expect(try loop("", under: ios, andSettling: true) == "sleep; event{; }; sleep")
    }

    @Test func `what scrolling held back is delivered while the case settles`() throws {
        let steps = "track; source; post; clear"
        #expect(
            try words(steps, under: "ios/lazy/runloop/unguarded/index/read")
                == "out-of-range: row 1, parked, index 0, found 0, step 5 blocks, cause 4 source; 1 delivered")
        #expect(
            try words("track; source; post", under: "ios/eager/runloop/unguarded/index/read") == "clean; 1 delivered")
    }
}
