import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz
@testable import inbox

@Suite struct `A run of the inbox` {
    /// What an order comes to under each configuration of a list.
    private func verdicts(_ steps: String, of view: String = "inbox", under names: [String]) async throws
        -> [ViewVerdict]
    {
        try await outcomes(steps, of: view, under: names).map(\.verdict)
    }

    private func outcomes(_ steps: String, of view: String, under names: [String]) async throws -> [ViewOutcome] {
        let testCase = try inboxCase(steps, of: view)
        let configurations = try names.map { try #require(configuration($0, of: InboxFuzz.self)) }
        return try await onMainRunLoop { ViewRunner<InboxFuzz>(under: configurations).run(testCase) }
    }

    private static let written = ["ios/written/index", "macos/written/index"]

    @Test func `crashes if a row is notified of a change while its message is gone`() async throws {
        let steps = #"press "Clear";post "mailboxChanged""#
        for outcome in try await outcomes(steps, of: "inbox", under: Self.written) {
            #expect(outcome.verdict == .crash)
            let text = try #require(outcome.mechanism?.text)
            #expect(
                text == "Message of InboxRow")
            #expect(outcome.step == 2)
            #expect(outcome.stepsWithoutEffect == [])
            #expect(outcome.detail.contains("InboxView.swift:"))
        }
    }

    @Test func `reads another message where the first is gone`() async throws {
        #expect(
            try await verdicts(#"press "Archive first";post "mailboxChanged""#, under: Self.written) == [
                .corrupt, .corrupt,
            ])
    }

    @Test func `is clean where the rows are updated in between`() async throws {
        for between in ["idle", "wait 1", "idle;event"] {
            let steps = #"press "Clear";\#(between);post "mailboxChanged""#
            #expect(try await verdicts(steps, under: Self.written) == [.clean, .clean], "\(between)")
        }
        #expect(try await verdicts(#"post "mailboxChanged";press "Clear""#, under: Self.written) == [.clean, .clean])
    }

    @Test func `is updated at the end of a touch on iOS alone`() async throws {
        #expect(
            try await verdicts(#"press "Clear";source;post "mailboxChanged""#, under: Self.written) == [.clean, .crash])
    }

    @Test func `heals where bindings follow identity`() async throws {
        let names = ["ios/written/identity", "macos/written/identity"]
        for press in ["Clear", "Archive first"] {
            let steps = #"press "\#(press)";post "mailboxChanged""#
            #expect(try await verdicts(steps, under: names) == [.clean, .clean])
        }
    }

    @Test func `heals where a change is delivered behind the update`() async throws {
        let steps = #"press "Clear";post "mailboxChanged""#
        for platform in ["ios", "macos"] {
            let names = ["\(platform)/commit/index", "\(platform)/written/index"]
            #expect(try await verdicts(steps, under: names) == [.clean, .crash])
        }
    }

    @Test func `breaks a property, at the first sleep at which it does not hold`() async throws {
        let steps = #"send "used" 2;idle;send "used" 2;source;idle;press "Refill""#
        for outcome in try await outcomes(steps, of: "quota", under: Self.written) {
            #expect(outcome.mechanism == TextMechanism(.broken, "the quota is never negative"))
            #expect(outcome.step == 5)
        }
        let healed = #"send "used" 2;send "used" 2;stall;press "Refill";idle"#
        #expect(try await verdicts(healed, of: "quota", under: Self.written) == [.clean, .clean])
        let last = try await outcomes(#"send "used" 2;send "used" 2"#, of: "quota", under: Self.written)
        #expect(last.map(\.step) == [3, 3])
    }

    @Test func `publishes on another thread where it is called there`() async throws {
        for outcome in try await outcomes(#"background call "finish""#, of: "downloads", under: Self.written) {
            #expect(outcome.verdict == .issue)
            let text = outcome.mechanism?.text ?? ""
            #expect(text.hasPrefix("DownloadsModel published on another thread"), "\(outcome)")
            #expect(outcome.step == 1)
        }
        #expect(try await verdicts(#"call "reload""#, of: "downloads", under: Self.written) == [.clean, .clean])
    }

    @Test func `does nothing wrong in settings, whatever is done there`() async throws {
        let steps = #"""
            type "abc" into "Name"; submit "Name"; press "Loud"; choose "Horn" in "Sound"; set "Volume" to 1
            increment "Copies"; increment "Copies"; decrement "Copies"; open "More"; press "Reset"; press "About"; back
            press "Folders"; delete in row 0; press "Add"; move to 2 in row 0; press "Done"; press "Folders"; dismiss; idle
            """#
        for outcome in try await outcomes(
            steps, of: "settings", under: InboxConfiguration.fullMatrix.map(\.description))
        {
            #expect(outcome == ViewOutcome())
        }
    }

    @Test func `is of the first view where none is named`() async throws {
        #expect(
            try await verdicts(#"press "Clear";post "mailboxChanged""#, of: "", under: Self.written) == [
                .crash, .crash,
            ])
    }

    @Test func `comes to the same each time`() async throws {
        let steps = #"press "Archive first";press "Clear";post "mailboxChanged";idle"#
        let names = InboxConfiguration.fullMatrix.map(\.description)
        let first = try await outcomes(steps, of: "inbox", under: names)
        #expect(try await outcomes(steps, of: "inbox", under: names) == first)
        #expect(try await outcomes(steps, of: "inbox", under: names.reversed()) == first.reversed())
    }
}
