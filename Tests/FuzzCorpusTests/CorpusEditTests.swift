import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCorpus
import TestSupport
import Testing

/// What others do to a corpus between the time it is read and the time something is written.
@Suite struct `A file of the corpus that was edited since it was read` {
    private let folder: TemporaryDirectory
    private let large = "corpus/found/out-of-range-event-live.case"

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(try text("clear; post"), to: "corpus/seeds/clear.case")
        try folder.write(try text("event; clear; post; post"), to: large)
    }

    private func text(_ steps: String) throws -> String {
        CaseFile<RowModel>(try interleaving(steps)).recordingExpectations().text
    }

    private func survey() throws -> CorpusSurvey<RowModel> {
        CorpusSurvey<RowModel>(try Corpus<RowModel>(directory: folder.path("corpus")))
    }

    @Test func `is reported, and not pruned`() throws {
        let pruning = CorpusPruning(try survey())
        #expect(pruning.drops.map(\.dropped.name) == ["found/out-of-range-event-live.case"])
        let edited = try "# why it is kept\n" + folder.read(large)
        try folder.write(
            edited.replacing("# why it is kept\nbindfuzz 1\n", with: "bindfuzz 1\n# why it is kept\n"), to: large)
        let result = try pruning.apply()
        #expect(result.edited.map(\.name) == ["found/out-of-range-event-live.case"] && result.dropped.isEmpty)
        #expect(try folder.read(large).contains("# why it is kept"))
    }

    @Test func `is not pruned where the case that showed the same shows it no more`() throws {
        let pruning = CorpusPruning(try survey())
        try folder.write(try text("idle"), to: "corpus/seeds/clear.case")
        #expect(try pruning.apply().dropped.isEmpty)
        #expect(folder.has(large))
    }

    @Test func `is no error of pruning where another process has dropped it`() throws {
        let prunings = [CorpusPruning(try survey()), CorpusPruning(try survey())]
        let results = try prunings.map { try $0.apply() }
        #expect(results.map(\.dropped.count) == [1, 0])
        #expect(results.allSatisfy { $0.edited.isEmpty && $0.problem == nil })
    }

    @Test func `is not formatted`() throws {
        try folder.write(try folder.read(large).replacing("bindfuzz 1\n", with: "bindfuzz 1\n# a remark\n"), to: large)
        let entry = try #require(try Corpus<RowModel>(directory: folder.path("corpus")).entries.first)
        let edited = try folder.read(large).replacing("a remark", with: "another remark")
        try folder.write(edited, to: large)
        #expect(throws: FileError.self) { try entry.format(isDryRun: false) }
        #expect(try folder.read(large) == edited)
    }

    @Test func `is read again before a smaller case replaces it`() throws {
        try folder.delete("corpus/seeds/clear.case")
        var store = FindingStore(try survey())
        // Another process has put a smaller case there.
        try folder.write(try text("clear; post"), to: large)
        let addition = try store.addition(try CaseFile<RowModel>(text: try text("event; clear; post")), name: "a")
        let outcome = try #require(try store.add([addition]).first).get()
        #expect(outcome.novelty == .known && outcome.path.hasSuffix(large))
        #expect(try folder.read(large) == text("clear; post"))
    }

    @Test func `keeps its name, where a finding of the same mechanism was added since`() throws {
        for name in ["corpus/seeds/clear.case", large] { try folder.delete(name) }
        var store = FindingStore(try survey())
        // A directory, and a link that leads nowhere, are somebody's too.
        try folder.write("", to: "\(large)/mine")
        let second = large.replacing(".case", with: "-2.case")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(second), withDestinationPath: folder.path("outside"))
        let addition = try store.addition(try CaseFile<RowModel>(text: try text("clear; post")), name: "a")
        let outcome = try #require(try store.add([addition]).first).get()
        #expect(outcome.path.hasSuffix("out-of-range-event-live-3.case"))
        #expect(!folder.has("outside"))
    }

    @Test func `is not written over where a link or a directory is in its place`() throws {
        try folder.delete("corpus/seeds/clear.case")
        let paths = [large, large.replacing("live", with: "parked")]
        try folder.write(try folder.read(large), to: paths[1])
        let places = try paths.map { try CaseFile<RowModel>.readToReplace(path: folder.path($0)).place }
        for path in paths { try folder.delete(path) }
        try folder.write("mine", to: "outside")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(paths[0]), withDestinationPath: folder.path("outside"))
        try folder.write("mine", to: "\(paths[1])/file")
        for place in places {
            #expect(throws: FileError.self) { try place.write("new") }
        }
        #expect(try folder.read("outside") == "mine" && folder.read("\(paths[1])/file") == "mine")
    }

    @Test func `is not written over where it came after the command began`() throws {
        let place = PlannedFile(path: folder.path("out.case"))
        try folder.write("mine", to: "out.case")
        #expect(throws: FileError.self) { try place.write("new") }
        #expect(try folder.read("out.case") == "mine")
    }

    @Test func `keeps what it has under another name that is linked to it`() throws {
        let other = "corpus/other.txt"
        let text = try folder.read(large).replacing("bindfuzz 1\n", with: "bindfuzz 1\n# a remark\n")
        try folder.write(text, to: large)
        try FileManager.default.linkItem(atPath: folder.path(large), toPath: folder.path(other))
        let entry = try #require(try Corpus<RowModel>(directory: folder.path("corpus")).entries.first)
        #expect(try entry.format(isDryRun: false))
        #expect(try folder.read(large) != text && folder.read(other) == text)
        #expect(try CorpusPruning(try survey()).apply().dropped.count == 1)
        #expect(try folder.read(other) == text)
    }

    @Test func `cannot be waited for by one who already holds a corpus`() throws {
        #expect(throws: Defect.self) {
            try CorpusLock.changing(folder.path("corpus")) {
                try CorpusLock.changing(folder.path("corpus/found")) {}
            }
        }
    }

    @Test func `is found in the corpus that a lock on the file is taken of`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("corpus"))
        let real = CorpusLock.directory(of: folder.path(large))
        #expect(real.hasSuffix("/corpus"))
        #expect(CorpusLock.directory(of: folder.path("link/found/new.case")) == real)
        #expect(CorpusLock.directory(of: folder.path("link/seeds/clear.case")) == real)
    }
}

@Suite struct `A file that is to be written later` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("# Title\n\nOld\n", to: "a.md")
    }

    @Test func `is replaced if it has not changed`() throws {
        try PlannedFile(path: folder.path("a.md")).write("# Title\n\nNew\n")
        #expect(try folder.read("a.md") == "# Title\n\nNew\n")
    }

    @Test(arguments: ["a.md", "b.md"]) func `is left alone if somebody has written it since`(name: String) throws {
        let file = PlannedFile(path: folder.path(name))
        try folder.write("edited", to: name)
        #expect(throws: FileError.self) { try file.write("new") }
        #expect(try folder.read(name) == "edited")
    }

    @Test func `is of the kind of its first line, unless it is empty or missing`() throws {
        try folder.write("", to: "empty.md")
        #expect(PlannedFile(path: folder.path("a.md")).isOfKind("# Title\n\nNew\n"))
        #expect(!PlannedFile(path: folder.path("a.md")).isOfKind("# Another title\n"))
        for name in ["empty.md", "b.md"] { #expect(PlannedFile(path: folder.path(name)).isOfKind("# Title\n")) }
    }

    @Test func `has lines that somebody has added, where no earlier version can have them`() throws {
        let new = "# Title\n\n2 of 3 are safe.\n\n| a |\n"
        func line(_ old: String) throws -> Int? {
            try folder.write(old, to: "old.md")
            return PlannedFile(path: folder.path("old.md")).firstAddedLine(to: new) { $0.hasPrefix("|") }
        }
        #expect(try line("# Title\n\n1 of 9 are safe.\n\n| b |\n| c |\n") == nil)
        #expect(try line("# Title\n\nMine\n\n| b |\n") == 3)
        #expect(try line(new + "\n# More\n") == 7)
        #expect(PlannedFile(path: folder.path("none.md")).firstAddedLine(to: new) { _ in false } == nil)
    }
}
