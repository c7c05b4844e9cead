import Testing

@testable import RowModelReference

/// Guards, as the rules have them. Rules: `semantics`, sections 1 and 5.
@Suite struct `Guards by the rules` {
    private func words(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
        try Reference.words(steps, items: items, under: configuration)
    }

    @Test func `in-range ends the trap and leaves the wrong element`() throws {
        #expect(
            try words("event; clear; post", under: "ios/eager/immediate/unguarded/index/read")
                == "out-of-range: row 1, live, index 0, found 0, step 3 event, cause 2 event; 1 delivered")
        #expect(try words("event; clear; post", under: "ios/eager/immediate/in-range/index/read") == "clean; 1 skipped")
        #expect(
            try words("event; replace 0; post", under: "ios/eager/immediate/in-range/index/read")
                == "wrong-element: row 1, live, index 0, found 2, step 3 event, cause 2 event; 1 delivered")
    }

    @Test func `contains heals a removal transition`() throws {
        let steps = "event; replace 0; source; post"
        #expect(
            try words(steps, under: "ios/animated/immediate/appeared/index/read")
                == "wrong-element: row 1, leaving, index 0, found 2, step 4 source, cause 2 event; 1 delivered")
        #expect(
            try words(steps, under: "ios/animated/immediate/contains/index/read") == "clean; 1 delivered, 1 skipped")
    }

    @Test func `contains asks for the id and not for the index`() throws {
        #expect(
            try words("event; move 0 1; post", items: 2, under: "ios/eager/immediate/contains/index/read")
                == "wrong-element: row 1, live, index 0, found 2, step 3 event, cause 2 event; 1 delivered")
        // The last of two elements moves up: its index is gone, and its id is not.
        #expect(
            try words("event; remove 0; post", items: 2, under: "ios/eager/immediate/contains/index/read")
                == "out-of-range: row 2, live, index 1, found 1, step 3 event, cause 2 event; 1 delivered, 1 skipped")
    }

    @Test func `in-range asks for the index even where the element is looked up by its id`() throws {
        // Row 1 is in range and finds nothing; row 2 has index 1, and there is one element.
        let story = try Reference.story(
            "event; remove 0; post", items: 2, under: "ios/eager/immediate/in-range/identity/read", of: .reads)
        #expect(story == "1 called@event; 1 finds nothing@event; 2 called@event; 2 returns@event")
        #expect(
            try words("event; remove 0; post", items: 2, under: "ios/eager/immediate/in-range/identity/read")
                == "clean; 2 skipped")
        #expect(
            try words("event; remove 0; post", items: 2, under: "ios/eager/immediate/contains/identity/read")
                == "clean; 1 delivered, 1 skipped")
        #expect(
            try words("event; remove 0; post", items: 2, under: "ios/eager/immediate/all/identity/read")
                == "clean; 2 skipped")
    }

    @Test func `in-range asks for the captured index once the read is deferred`() throws {
        // The update in between binds row 2 to index 0; the closure has index 1.
        let steps = "event; post; remove 0; idle"
        #expect(try words(steps, items: 2, under: "ios/eager/immediate/in-range/identity/async") == "clean; 2 skipped")
        #expect(
            try words(steps, items: 2, under: "ios/eager/immediate/contains/identity/async")
                == "clean; 1 delivered, 1 skipped")
        #expect(
            try words(steps, items: 2, under: "ios/eager/queue/in-range/identity/read") == "clean; 1 delivered")
    }

    @Test func `all is every one of the three`() throws {
        for (steps, container) in [
            ("event; clear; post", "eager"), ("event; replace 0; post", "eager"),
            ("event; clear; source; post", "lazy"), ("event; replace 0; source; post", "animated"),
        ] {
            let outcome = try words(steps, under: "ios/\(container)/immediate/all/index/remove")
            #expect(outcome.hasPrefix("clean; ") && outcome.hasSuffix("1 skipped"), "\(steps): \(outcome)")
        }
        #expect(
            try words("event; move 0 1; post", items: 2, under: "ios/eager/immediate/all/index/remove")
                == "wrong-element: row 1, live, index 0, found 2, step 3 event, cause 2 event; 1 delivered")
    }

    @Test func `a row that is gone has disappeared, whatever has become of its id`() throws {
        // The element leaves and its row goes; it comes back and has a new row; then the rest of the old one runs.
        let steps = "event; post; source; clear; idle; event; restore 0; resume; idle"
        #expect(
            try words(steps, under: "ios/eager/immediate/appeared/index/await") == "clean; 1 delivered, 1 skipped")
        for holding in ["unguarded/index", "in-range/index", "contains/identity"] {
            #expect(try words(steps, under: "ios/eager/immediate/\(holding)/await") == "clean; 2 delivered")
        }
        #expect(
            try words(steps, under: "ios/eager/immediate/all/identity/await") == "clean; 1 delivered, 1 skipped")
    }

    @Test func `an access that its guard stops is not made on another thread`() throws {
        let steps = "event; clear; idle; background post"
        #expect(
            try words(steps, under: "ios/lazy/immediate/unguarded/identity/read")
                == "clean; 1 skipped, off the main thread")
        for `guard` in ["appeared", "in-range", "contains", "all"] {
            #expect(try words(steps, under: "ios/lazy/immediate/\(`guard`)/identity/read") == "clean; 1 skipped")
        }
        #expect(
            try words(steps, under: "ios/silent/immediate/appeared/index/read")
                == "out-of-range: row 1, parked, index 0, found 0, step 4 wait, cause 2 event; 1 delivered, "
                + "off the main thread")
    }
}
