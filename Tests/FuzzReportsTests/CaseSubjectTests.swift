import BindingFuzz
import FuzzCorpus
import RowReports
import FuzzReports
import Foundation
import TestSupport
import Testing

/// Which of many configurations a case is told under, where nobody asks for one.
@Suite struct `Replay shows what a case is about` {
    private func shown(_ steps: String, items: Int = 1, _ header: [CaseFile<RowModel>.HeaderLine] = []) throws
        -> Configuration
    {
        Replay<RowModel>(name: "", file: CaseFile<RowModel>(try interleaving(steps, items: items), header: header))
            .shown
    }

    private func expecting(_ pattern: String, _ verdict: ExpectedVerdict<VerdictKind>) throws
        -> CaseFile<RowModel>.HeaderLine
    {
        .expect(Expectation<RowModel>(try ConfigurationPattern<Configuration>(pattern), verdict))
    }

    @Test func `a delivery that never arrives, where nothing is stale`() throws {
        let path = Repository().url("corpus/seeds/exit-scheduler-never-delivers-on-ios.case").path()
        let file = try CaseFile<RowModel>(path: path)
        let replay = Replay<RowModel>(name: path, file: file)
        #expect(replay.shown == (try configuration("ios/eager/exit/unguarded/index/read")))
        try expectSnapshot(Replay<RowModel>(name: "a.case", file: file).text(), named: "replay-starved")
        #expect(CaseVariations<RowModel>(of: file, among: [], isAsked: false).configuration == replay.shown)
    }

    @Test func `the mechanism that a finding is kept for`() throws {
        let corpus = try Corpus<RowModel>(directory: Repository().url("corpus/found").path())
        #expect(!corpus.entries.isEmpty)
        // Each is run under the full matrix.
        let entries = corpus.entries.enumerated().filter { $0.offset % TestSize.of(small: 50, usual: 10, full: 1) == 0 }
        for (_, entry) in entries {
            let replay = Replay<RowModel>(name: entry.path, file: entry.file, configurations: Configuration.fullMatrix)
            let mechanism = CaseVariations<RowModel>(of: entry.file.testCase, under: replay.shown).outcome.mechanism
            #expect(entry.file.notes.contains("mechanism: \(mechanism?.description ?? "none")"), "\(entry.path)")
        }
    }

    @Test func `what is not as expected, and what is stale first`() throws {
        let header = [
            try expecting("*/*/*/*/*/*", .clean), try expecting("*/*/immediate/*/index/*", .outOfRange),
            try expecting("macos/eager/runloop/*/index/*", .outOfRange), try expecting("ios/*/commit/*/*/*", .stale),
        ]
        // Stale against the expectation comes before clean against it.
        #expect(try shown("clear; post", header).description == "ios/animated/runloop/unguarded/index/read")
        let mended = [try expecting("*/*/*/*/*/*", .clean), try expecting("macos/*/exit/*/*/*", .stale)]
        #expect(try shown("edit 0; post; idle", mended).description == "macos/eager/exit/unguarded/index/read")
    }

    @Test func `what an expectation speaks of in particular`() throws {
        let header = [try expecting("*/*/*/*/*/*", .stale), try expecting("*/lazy/*/*/*/*", .outOfRange)]
        let clean = [try expecting("*/*/*/*/*/*", .clean), try expecting("macos/*/commit/*/*/*", .clean)]
        #expect(try shown("edit 0; post; idle", clean).description == "macos/eager/commit/unguarded/index/read")
        #expect(try shown("clear; post", header).description == "ios/lazy/immediate/unguarded/index/read")
    }

    @Test func `what was asked for, where it breaks`() throws {
        let file = CaseFile<RowModel>(
            try interleaving("clear; post"), header: [try expecting("*/*/commit/*/*/*", .clean)])
        let asked = try ["ios/eager/immediate", "ios/animated/commit"].map {
            try configuration($0 + "/unguarded/index/read")
        }
        #expect(Replay<RowModel>(name: "", file: file, configurations: asked, isAsked: true).shown == asked[0])
    }
}

/// What is said of posts that come to nothing.
@Suite struct `A delivery that is dropped` {
    private func text(_ steps: String, under pattern: String) throws -> String {
        let replay = Replay<RowModel>(
            name: "", file: CaseFile<RowModel>(try interleaving(steps)), configurations: [try configuration(pattern)],
            isAsked: true)
        return replay.text(style: TextStyle(isColored: false, width: 1000))
    }

    @Test func `is described, and reached a row`() throws {
        var outputs = OutputSnapshot()
        for (steps, pattern) in [
            ("event; clear; post", "ios/eager/exit/unguarded/index/read"),
            ("event; clear; post", "macos/eager/exit/unguarded/index/read"),
            ("clear; post; post", "ios/eager/runloop-exit/unguarded/index/read"),
        ] {
            let text = try text(steps, under: pattern)
            outputs.add("\(steps) under \(pattern)", text)
        }
        try outputs.expect(named: "dropped-deliveries")
    }

    @Test func `is not one that nobody listened to`() throws {
        let text = try text("clear; idle; post", under: "ios/eager/immediate/unguarded/index/read")
        try expectSnapshot(text, named: "post-without-listener")
    }
}

@Suite struct `What a note names is what is shown` {
    @Test(arguments: [
        ("See macos/eager/runloop.", "macos/eager/runloop/unguarded/index/read"),
        ("See macos/eager/immediate/unguarded/index/write.", "macos/eager/immediate/unguarded/index/write"),
        ("Safe for 'lazy/*/appeared', says the advice.", "ios/lazy/immediate/appeared/index/read"),
        ("No such thing as ios/runloop/eager, nor and/or.", "ios/eager/immediate/unguarded/index/read"),
    ]) func `of a note's words with slashes between them`(note: String, shown: String) throws {
        let file = CaseFile<RowModel>(try interleaving("event; clear; post"), header: [.note(Note(note))])
        #expect(Replay<RowModel>(name: "a", file: file).shown.description == shown)
    }
}
