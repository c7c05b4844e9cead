import BindingFuzz
import RowReports
import FuzzReports
import TestSupport
import Testing

@Suite struct `The report of envelopes` {
    private func report(_ patterns: String...) throws -> EnvelopeReport {
        let configurations = try patterns.flatMap { try Configuration.matching($0) }
        let envelopes = EnvelopeSearch.batches(of: configurations).flatMap { batch in
            var search = EnvelopeSearch(batch)
            return batch.map { (configuration: $0, envelope: search.envelope(of: $0)) }
        }
        return EnvelopeReport(
            configurations,
            configurations.map { configuration in envelopes.first { $0.configuration == configuration }?.envelope })
    }

    @Test func `says what people say`() throws {
        let exit = try report("macos/animated/exit/unguarded/index/read").text(
            style: TextStyle(isColored: false, width: 120))
        let runLoop = try report("ios/eager/runloop/unguarded/index/read").text(
            style: TextStyle(isColored: false, width: 120))
        try expectSnapshot(exit + "\n" + runLoop, named: "envelope-words")
    }

    @Test func `in text, as Markdown and for programs`() throws {
        let report = try report("*/eager/queue/*/index/read", "*/animated/exit/unguarded/*/read")
        try expectSnapshot(report.text(), named: "envelope-text")
        try expectSnapshot(report.text(style: TextStyle(isColored: true, width: 50)), named: "envelope-narrow")
        try expectSnapshot(report.markdown, named: "envelope-markdown")
        try expectSnapshot(report.json, named: "envelope-json")
    }

    @Test func `where nothing can go wrong`() throws {
        let report = try report("macos/eager/exit/unguarded/index/read")
        #expect(
            report.text() == "0 of 1 configuration can read a stale index; 1 is proven safe, whatever happens\n")
        #expect(report.json.hasSuffix("\"always\": [],\n  \"envelopes\": []\n}\n"))
    }
}
