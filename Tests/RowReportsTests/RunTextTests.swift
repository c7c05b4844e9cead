import BindingFuzz
import RowReports
import FuzzReports
import TestSupport
import Testing

/// The timeline and the explanation of a run, without what is beyond it.
private func replayText(_ steps: String, items: Int = 1, under configuration: String) throws -> String {
    let trace = Trace(
        try interleaving(steps, items: items), under: try TestSupport.configuration(configuration))
    let meaning = trace.configuration.meaning.joined(separator: "\n")
    return "\(trace.configuration)\n\(meaning)\n\n\(Timeline(trace).text())\n\(Explanation(trace).text())"
}

@Suite struct `The text of a run` {
    @Test func `where a closure on the main queue has outlived its row`() throws {
        let text = try replayText("event; post; clear; idle", under: "ios/eager/immediate/unguarded/index/async")
        try expectSnapshot(text, named: "run-async")
    }

    @Test func `where a guard held before an await, and holds after it for a binding that is stale`() throws {
        let text = try replayText(
            "event; post; idle; event; remove 0; idle; resume; idle", items: 2,
            under: "macos/eager/queue/contains/index/await")
        try expectSnapshot(text, named: "run-await")
    }

    @Test func `where the guard that is asked again after an await does not hold any more`() throws {
        let text = try replayText(
            "event; post; idle; event; clear; idle; resume; idle", items: 2,
            under: "ios/lazy/immediate/appeared/index/await")
        try expectSnapshot(text, named: "run-await-guarded")
    }

    @Test func `where what a handler awaits never comes`() throws {
        let text = try replayText("event; post; remove 1", items: 2, under: "macos/eager/commit/all/identity/await")
        try expectSnapshot(text, named: "run-await-suspended")
    }

    @Test func `where another row has come for the element of one that is gone`() throws {
        let text = try replayText(
            "event; post; idle; clear; idle; restore 0; idle; insert 0; resume",
            under: "ios/eager/common/in-range/index/await")
        try expectSnapshot(text, named: "run-successor")
    }

    @Test func `where a container is silent about a row that goes`() throws {
        let text = try replayText(
            "event; scroll 3; remove 0; idle; timer; post", items: 6, under: "ios/silent/commit/appeared/index/write")
        try expectSnapshot(text, named: "run-silent")
    }

    @Test func `where a touch leaves the update to the observer, and RunLoop.main comes before it`() throws {
        let text = try replayText("post; clear", under: "ios-observer/eager/runloop/unguarded/index/read")
        try expectSnapshot(text, named: "run-observer")
    }

    @Test func `where RunLoop.main waits for the end of scrolling`() throws {
        let text = try replayText(
            "track; source; post; clear; idle; release", under: "ios/lazy/runloop/unguarded/index/read")
        try expectSnapshot(text, named: "run-scrolling")
    }

    @Test func `where the common modes do not wait for it`() throws {
        let text = try replayText(
            "track; source; clear; post; idle; release", under: "ios/eager/common/unguarded/index/read")
        try expectSnapshot(text, named: "run-common")
    }

    @Test func `where scrolling ends the run of the loop, and calls its observers`() throws {
        let text = try replayText("event; clear; post; track", under: "ios/lazy/exit/unguarded/index/read")
        try expectSnapshot(text, named: "run-exit-scrolling")
    }

    @Test func `where the last run of the loop has ended, and a row starves`() throws {
        let text = try replayText(
            "track; idle; release; idle; post", items: 2, under: "ios/lazy/runloop-exit/unguarded/index/read")
        try expectSnapshot(text, named: "run-starving")
    }
}

@Suite struct `The explanation of a run` {
    /// What it asserts of each run on the way is a good part of what this holds.
    @Test func `says of any run what its outcome says`() throws {
        let generator = InterleavingGenerator(CaseFamily(seed: 10))
        var (starved, suspended, outlived) = (0, 0, 0)
        for position in 0..<3000 {
            let testCase = generator.testCase(at: UInt64(position))
            // Another configuration for each case; 89 and 4,200 have no factor in common.
            let configuration = Configuration.fullMatrix[position * 89 % Configuration.fullMatrix.count]
            let trace = Trace(testCase, under: configuration)
            let text = Explanation(trace).text()
            let isStarved = text.contains("Starved ")
            #expect(isStarved == (trace.outcome.undelivered > 0), "\(testCase) under \(configuration)")
            #expect(text.contains("Read ") == (trace.outcome.stale != nil), "\(testCase) under \(configuration)")
            if isStarved { starved += 1 }
            if text.contains("Suspended ") { suspended += 1 }
            if trace.outcome.stale?.state == .gone { outlived += 1 }
        }
        #expect(starved > 0 && suspended > 0 && outlived > 0)
    }
}
