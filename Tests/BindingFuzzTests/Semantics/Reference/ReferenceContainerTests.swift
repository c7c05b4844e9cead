import Testing

@testable import RowModelReference

/// Rows in containers, as the rules have them: each outcome was worked out by hand from the text.
/// Rules: `semantics`, sections 1 and 3.
@Suite struct `Containers by the rules` {
    private func words(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
        try Reference.words(steps, items: items, under: configuration)
    }

    @Test func `there are 4,200 configurations, of which 168 are standard`() {
        #expect(Reference.Configuration.fullMatrix.count == 4200)
        #expect(Reference.Configuration.standardMatrix.count == 168)
        #expect(Set(Reference.Configuration.fullMatrix.map(\.description)).count == 4200)
        #expect(Reference.Configuration.fullMatrix.allSatisfy { Reference.Configuration($0.description) == $0 })
        #expect(Reference.Configuration("ios/eager/immediate/unguarded/index") == nil)
        #expect(Reference.Configuration("ios/eager/immediate/unguarded/index/look") == nil)
    }

    @Test(arguments: [
        "", "remove", "remove 8", "remove 00", "remove +1", "remove 0 1", "move 1", "reload 9", "perform scroll 0",
        "async reap", "perform", "background", "background clear", "resume 1", "track 0", "idle idle", "Track",
    ])
    func `what is no step is not read`(line: String) {
        #expect(throws: UnreadableStep.self) { try Reference.Step(line) }
    }

    @Test func `steps are read whatever blanks are between their words`() throws {
        #expect(try Reference.Step("  move\t1  2") == .act(.mutate(.move(1, 2))))
        #expect(try Reference.Step("background  post") == .backgroundPost)
        #expect(try Reference.Step("reload 8") == .act(.mutate(.reload(8))))
        #expect(try Reference.Step("async edit 7") == .async(.mutate(.edit(7))))
        #expect(try Reference.Step("perform post ") == .perform(.post))
        #expect(try Reference.Step.all("track; release; resume") == [.loop(.track), .loop(.release), .resume])
    }

    // MARK: silent

    @Test func `a silent container does not say that a row went`() throws {
        let steps = "event; clear; source; post"
        #expect(
            try words(steps, under: "ios/silent/immediate/appeared/index/read")
                == "out-of-range: row 1, parked, index 0, found 0, step 4 source, cause 2 event; 1 delivered")
        #expect(try words(steps, under: "ios/lazy/immediate/appeared/index/read") == "clean; 1 skipped")
        #expect(try words(steps, under: "ios/eager/immediate/appeared/index/read") == "clean")
        #expect(try words(steps, under: "ios/silent/immediate/in-range/index/read") == "clean; 1 skipped")
        #expect(try words(steps, under: "ios/silent/immediate/contains/index/read") == "clean; 1 skipped")
        #expect(try words(steps, under: "ios/silent/immediate/unguarded/identity/read") == "clean; 1 skipped")
    }

    @Test func `a row of a silent container has disappeared once it is evicted`() throws {
        let steps = "event; post; idle; clear; idle; reap; resume; idle"
        #expect(
            try words(steps, under: "ios/silent/immediate/appeared/index/await") == "clean; 1 delivered, 1 skipped")
        #expect(
            try words("event; clear; source; reap; post", under: "ios/silent/immediate/unguarded/index/read") == "clean"
        )
    }

    @Test func `a silent container has a window as a lazy one has`() throws {
        let steps = "event; scroll 1; source; post"
        #expect(try words(steps, items: 4, under: "ios/silent/immediate/appeared/index/read") == "clean; 4 delivered")
        #expect(
            try words(steps, items: 4, under: "ios/lazy/immediate/appeared/index/read")
                == "clean; 3 delivered, 1 skipped")
        #expect(try words("post", items: 8, under: "ios/silent/immediate/all/index/read") == "clean; 3 delivered")
    }

    @Test func `a row that a silent container let go is taken up again with its subscription`() throws {
        #expect(
            try Reference.story(
                "event; remove 0; event; restore 1; source; post", items: 2,
                under: "ios/silent/immediate/all/index/read", of: .reads)
                == "1 called@source; 1 at 1@source; 2 called@source; 2 at 0@source")
    }

    @Test func `in a silent container a write with all guards still reaches another element`() throws {
        // Rows 1 and 2 have scrolled away; then a new element moves them up by one.
        let steps = "event; scroll 2; event; insert 0; source; post"
        for container in ["silent", "lazy"] {
            #expect(
                try words(steps, items: 5, under: "ios/\(container)/immediate/contains/index/write")
                    == "wrong-element: row 1, parked, index 0, found 6, step 6 source, cause 4 event; 1 delivered")
        }
        #expect(
            try words(steps, items: 5, under: "ios/silent/immediate/all/index/write")
                == "wrong-element: row 1, parked, index 0, found 6, step 6 source, cause 4 event; 1 delivered")
        #expect(
            try words(steps, items: 5, under: "ios/lazy/immediate/all/index/write")
                == "clean; 3 delivered, 2 skipped")
        #expect(
            try words(steps, items: 5, under: "ios/silent/immediate/all/identity/write")
                == "clean; 5 delivered")
    }
}
