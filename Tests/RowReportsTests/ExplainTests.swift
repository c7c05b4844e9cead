import BindingFuzz
import RowReports
import FuzzReports
import TestSupport
import Testing

@Suite struct `The explanation of a case` {
    private func explain(_ steps: String, items: Int = 1, under pattern: String) throws -> String {
        CaseVariations<RowModel>(of: try interleaving(steps, items: items), under: try configuration(pattern)).text(
            name: "a case")
    }

    @Test func `with the seed's crash, whose first step is one too many`() throws {
        let text = try explain("event; clear; post", under: "ios/eager/immediate/unguarded/index/read")
        try expectSnapshot(text, named: "explain-clear-then-post")
    }

    @Test func `with numbers that matter: a move is only wrong where it takes the row's element away`() throws {
        let text = try explain("move 0 2; post", items: 3, under: "macos/eager/immediate/unguarded/index/write")
        try expectSnapshot(text, named: "explain-numbers")
    }

    @Test func `with steps that may each be left out, but not all of them`() throws {
        let text = try explain("event; clear; post; post", under: "ios/eager/immediate/unguarded/index/read")
        try expectSnapshot(text, named: "explain-not-all-at-once")
    }

    @Test func `with a clean case, by what would break it`() throws {
        let text = try explain("event; clear; idle; post", under: "ios/eager/immediate/unguarded/index/read")
        try expectSnapshot(text, named: "explain-near-miss")
    }

    @Test func `under the configuration that replay shows`() throws {
        let file = CaseFile<RowModel>(try interleaving("event; clear; idle; event; post"))
        let variations = CaseVariations<RowModel>(of: file, among: Configuration.fullMatrix, isAsked: true)
        #expect(variations.configuration == (try configuration("ios/animated/immediate/unguarded/index/read")))
        #expect(variations.outcome.stale != nil)
        #expect(
            CaseVariations<RowModel>(of: file, among: [], isAsked: false).configuration
                == Replay<RowModel>(name: "", file: file).shown)
    }

    @Test func `without steps`() throws {
        let text = try explain("", under: "ios/eager/immediate/unguarded/index/read")
        try expectSnapshot(text, named: "explain-without-steps")
    }
}
