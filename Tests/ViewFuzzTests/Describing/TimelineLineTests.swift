import FuzzReports
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// What a timeline says of code that runs although nobody has touched anything.
@Suite struct `A line of a timeline` {
    /// The timeline of a case.
    private func timeline(_ steps: String, of view: String) async throws -> String {
        let testCase = try read(steps, of: view, in: TimelineApp.self)
        let chosen = try #require(configuration("ios/written/index", of: TimelineApp.self))
        return try await onMainRunLoop {
            ViewSubject<TimelineApp>.story(of: testCase, under: chosen) { _ in }.timeline.text()
        }
    }

    /// The text without its line breaks and columns.
    private func words(_ text: String) -> String { text.replacing(#/\s+/#, with: " ") }

    @Test func `says that a timer fires, before what comes of it`() async throws {
        let text = try await timeline("wait 1", of: "ticker")
        let fires = try #require(text.firstRange(of: "a timer fires"))
        let shows = try #require(text.firstRange(of: #"shows "1 ticks""#), "\(text)")
        #expect(fires.lowerBound < shows.lowerBound)
        try expectSnapshot(OutputSnapshot.stable(text), named: "timeline-timer")
    }

    @Test func `says when a row begins to listen, and when it listens no more`() async throws {
        let text = try await timeline(
            #"send "news";press "Show";idle;send "news";press "Hide";idle;send "news""#, of: "news")
        let handler = #/onReceive of NewsView at Tests/ViewFuzzTests/Describing/TimelineApp.swift:[0-9]+/#
        let words = words(text)
        #expect(words.contains(#/\bonReceive of NewsView at [^ ]+ begins to listen body/#), "\(text)")
        #expect(words.contains(#/\bonReceive of NewsView at [^ ]+ listens no more body/#), "\(text)")
        // It begins, receives one of three values, and ends.
        #expect(words.ranges(of: handler).count == 3, "\(text)")
        try expectSnapshot(OutputSnapshot.stable(text), named: "timeline-subscription")
    }

    @Test func `says that a task goes on after an await, and whose it is`() async throws {
        let text = try await timeline(#"press "Load";wait 1;wait 2"#, of: "loader")
        let words = words(text)
        #expect(words.contains(#/\ba task of task of LoaderView at [^ ]+:[0-9]+ goes on before/#), "\(text)")
        #expect(words.contains(#/\ba task of Button of LoaderView at [^ ]+:[0-9]+ goes on before/#), "\(text)")
        let first = try #require(text.firstRange(of: #""first answer""#), "\(text)")
        let second = try #require(text.firstRange(of: #""second answer""#), "\(text)")
        #expect(first.lowerBound < second.lowerBound)
        #expect(text[first.upperBound..<second.lowerBound].contains("goes on"), "\(text)")
        try expectSnapshot(OutputSnapshot.stable(text), named: "timeline-task")
    }

    @Test func `names a view as the app does, without what it contains`() async throws {
        let text = words(try await timeline(#"press "Open""#, of: "cards"))
        #expect(text.contains("Button of CardView at Tests/ViewFuzzTests/Describing/TimelineApp.swift:"), "\(text)")
        #expect(text.contains("onChange of CardView at "), "\(text)")
        #expect(!text.contains("CardView<") && !text.contains("NavigationStack"), "\(text)")
    }
}
