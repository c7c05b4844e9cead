import FuzzReports
import Testing

@Suite struct `A timeline` {
    private func entry(_ text: String, step: String = "", place: String = "wait") -> TimelineEntry {
        TimelineEntry(step: step, place: place, text: text)
    }

    @Test func `has one line for three equal ones in a row`() {
        let entries = [
            entry("a", step: "start"), entry("a"), entry("b"), entry("b"), entry("b"), entry("b", place: "event"),
            entry("a", step: "1"), entry("a"), entry("a"), entry("a", step: "2"),
        ]
        let folded = entries.withoutRepetitions
        #expect(
            folded.map(\.text) == ["a", "a", "b, 3 times in a row", "b", "a, 3 times in a row", "a"])
        #expect(folded.map(\.step) == ["start", "", "", "", "1", "2"])
        #expect(folded.map(\.place) == ["wait", "wait", "wait", "event", "wait", "wait"])
    }

    @Test func `keeps lines that look different`() {
        let lines = [
            entry("a", step: "1"), TimelineEntry(step: "", place: "wait", text: "a", ink: .bad), entry("a"),
            TimelineEntry(step: "", place: "wait", text: "a", isDivider: true),
        ]
        #expect(lines.withoutRepetitions == lines)
    }
}
