import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// The events that arrive without a line in a definition.
@Suite struct `What a view has subscribed to` {
    private func run(_ steps: String, of view: String) async throws -> (lines: [String], without: [Int]) {
        let testCase = try read(steps, of: view, in: FoundApp.self)
        let ios = try #require(configuration("ios/written/index", of: FoundApp.self))
        return try await onMainRunLoop {
            FoundDiary.shared.lines = []
            let outcome = ViewRunner<FoundApp>(under: []).run(testCase, under: ios)
            FoundDiary.shared.stopObserving()
            return (FoundDiary.shared.lines, outcome.stepsWithoutEffect)
        }
    }

    /// The events that may follow a case.
    private func offers(after steps: String, of view: String) async throws -> [String] {
        let testCase = try read(steps, of: view, in: FoundApp.self)
        let ios = try #require(configuration("ios/written/index", of: FoundApp.self))
        return try await onMainRunLoop {
            var offered: [String] = []
            _ = ViewRunner<FoundApp>(under: []).run(testCase, under: ios) { steps in
                offered = steps.compactMap { step in
                    guard case .outside(let outside) = step, outside.way == .callout else { return nil }
                    return "\(step)"
                }
            }
            FoundDiary.shared.stopObserving()
            return offered
        }
    }

    @Test func `may arrive, by name`() async throws {
        #expect(
            try await offers(after: "", of: "found") == [
                #"post "UIKeyboardWillShowNotification""#, #"post "found""#, #"post "observed""#,
                #"open-url "https://example.com/""#, #"continue-activity "edit""#,
            ])
    }

    @Test func `arrives as the system sends it`() async throws {
        let run = try await run(
            #"""
            post "found"; async post "observed"; post "UIKeyboardWillShowNotification"
            open-url "https://example.com/"; continue-activity "edit"
            """#, of: "found")
        #expect(
            run.lines == ["found ", "keyboard 336.0", "observed true", "opened https://example.com/", "edit "])
        #expect(run.without == [])
    }

    @Test func `may change where a view reads it from the environment`() async throws {
        #expect(try await offers(after: "", of: "settings") == [#"change "color-scheme dark""#])
        #expect(
            try await offers(after: #"change "color-scheme dark""#, of: "settings") == [
                #"change "color-scheme light""#, #"change "size-class regular""#,
            ])
        let run = try await run(
            #"""
            change "size-class regular"; change "color-scheme dark"; idle; change "size-class regular"; idle
            change "color-scheme dark"; change "color-scheme light"
            """#, of: "settings")
        #expect(run.lines == ["dark", "regular", "light"])
        #expect(run.without == [1, 6])
    }

    @Test func `does not arrive before a subscription or after its end`() async throws {
        #expect(try await offers(after: "", of: "silent") == [])
        #expect(try await offers(after: #"press "Observe""#, of: "silent") == [#"post "observed""#])
        #expect(try await run(#"post "observed""#, of: "silent").without == [1])
        #expect(try await run(#"press "Stop"; post "observed""#, of: "found").without == [2])
    }

    @Test func `is refined, weighted, forbidden and ordered by a definition`() async throws {
        let first = [#"post "found""#, #"open-url "app://item/1""#, #"open-url "app://item/2""#]
        #expect(try await offers(after: "", of: "refined") == first)
        let then = try await offers(after: #"open-url "app://item/1""#, of: "refined")
        #expect(then == first + [#"continue-activity "edit""#])
        let run = try await run(
            #"""
            continue-activity "edit"; post "UIKeyboardWillShowNotification"; post "observed"
            post "found"; open-url "app://item/1"; continue-activity "edit"
            """#, of: "refined")
        #expect(run.without == [1, 2])
        #expect(
            run.lines == [
                "observed true", "found refined", "opened app://item/1", "edit https://example.com/page",
            ])
    }

    #if os(Linux)
        @Test func `may be a value that another program changes`() async throws {
            let change = #"call "UserDefaults group.example glasses""#
            #expect(try await offers(after: "", of: "shared") == [change])
            let run = try await run("\(change); idle; \(change)", of: "shared")
            #expect(run.lines == ["glasses 1", "glasses 2"])
            #expect(run.without == [])
        }
    #endif

    @Test func `is drawn`() async throws {
        let cases = try await onMainRunLoop {
            defer { FoundDiary.shared.stopObserving() }
            let runner = ViewRunner<FoundApp>(under: [], by: .random)
            return (0..<60 as Range<UInt64>).map { index in
                let family = CaseFamily(seed: 1, length: 8)
                return "\(runner.draw(at: index, of: family).testCase)"
            }
        }
        for step in [#"post "found""#, "open-url", "continue-activity"] {
            #expect(cases.contains { $0.contains(step) }, "\(step)")
        }
        #expect(!cases.contains { $0.contains(#""refined": "#) && $0.contains("Keyboard") })
    }
}
