import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What each kind of step does in a run.
@Suite struct `A step of a run` {
    private static let written = ["ios/written/index", "macos/written/index"]

    private func outcomes(_ steps: String, of view: String) async throws -> [ViewOutcome] {
        let testCase = try read(steps, of: view, in: ProbeApp.self)
        let configurations = try Self.written.map { try #require(configuration($0, of: ProbeApp.self)) }
        return try await onMainRunLoop { ViewRunner<ProbeApp>(under: configurations).run(testCase) }
    }

    /// What the diary has of a run, and which steps were without effect.
    private func diary(_ steps: String) async throws -> (lines: [String], stepsWithoutEffect: [Int]) {
        let testCase = try read(steps, of: "diary", in: ProbeApp.self)
        let macOS = try #require(configuration("macos/written/index", of: ProbeApp.self))
        return try await onMainRunLoop {
            _ = ProbeDiary.shared.take()
            let outcome = ViewRunner<ProbeApp>(under: []).run(testCase, under: macOS)
            #expect(outcome.mechanism == nil, "\(outcome)")
            return (ProbeDiary.shared.take(), outcome.stepsWithoutEffect)
        }
    }

    @Test func `waits for the host's clock`() async throws {
        #expect(try await outcomes("wait 1", of: "alarm").map(\.verdict) == [.clean, .clean])
        #expect(try await outcomes("wait 1;wait 0.5;idle", of: "alarm").map(\.verdict) == [.clean, .clean])
        for outcome in try await outcomes("wait 1;wait 2;idle", of: "alarm") {
            #expect(outcome.mechanism == TextMechanism(.broken, "it has not rung"))
            #expect(outcome.step == 2)
        }
    }

    @Test func `is none where something is wrong before the first`() async throws {
        for outcome in try await outcomes("idle;idle", of: "broken from the start") {
            #expect(outcome.verdict == .broken)
            #expect(outcome.step == 0)
        }
        for outcome in try await outcomes("", of: "twice") {
            #expect(outcome.mechanism?.text.hasPrefix("two elements with one id") == true, "\(outcome)")
            #expect(outcome.step == 0)
        }
    }

    @Test func `may set off updates without an end`() async throws {
        let testCase = try read(#"press "Begin";idle"#, in: EndlessApp.self)
        let macOS = try #require(configuration("macos/written/index", of: EndlessApp.self))
        let outcome = try await onMainRunLoop { ViewRunner<EndlessApp>(under: []).run(testCase, under: macOS) }
        #expect(outcome.verdict == .unsettled, "\(outcome)")
    }

    @Test func `brings what comes from outside on the thread that the definition says`() async throws {
        let run = try await diary(#"call "here";background call "there";call "anywhere";background call "anywhere""#)
        #expect(run.lines == ["here", "there on another thread", "anywhere", "anywhere on another thread"])
        #expect(run.stepsWithoutEffect == [])
    }

    @Test func `brings notifications with what they carry, and each value of a subject`() async throws {
        let run = try await diary(#"post "probed";send "numbers";send "numbers" 2;send "numbers" 3;send "signal""#)
        #expect(run.lines == ["probed an object 3", "10", "20", "30", "signal"])
        #expect(run.stepsWithoutEffect == [])
    }

    @Test func `brings it at once, or as a block of the loop, or of the main queue`() async throws {
        let run = try await diary(#"async call "here";perform send "numbers";send "signal";idle;press "Press""#)
        #expect(run.lines == ["signal", "10", "here", "pressed"])
    }

    @Test func `has no effect where there is nothing of the kind`() async throws {
        let steps = #"""
            press "Gone"; press "Press" number 2; delete in row 0; press "Press" in row 3; back; dismiss
            post "gone"; call "numbers"; send "numbers" 4; send "signal" 2
            background call "here"; call "there"; async call "there"; background post "probed"
            press "Press"
            """#
        let run = try await diary(steps)
        #expect(run.stepsWithoutEffect == Array(1...14))
        #expect(run.lines == ["pressed"])
    }

    @Test func `begins to scroll and ends it, which the settling does where nothing else has`() async throws {
        let run = try await diary(#"track;track;send "signal";idle"#)
        #expect(run.lines == ["signal"])
        #expect(run.stepsWithoutEffect == [])
        #expect(
            try await diary(#"release;track;release;release;end-animations;evict-rows;timer;source"#).stepsWithoutEffect
                == [])
    }
}
