import BindingFuzz
import Foundation
import FuzzCorpus
import TestSupport
import Testing

@Suite(.runsCommands) struct `What starves, to the gate` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
    }

    /// Writes a case whose delivery starves on iOS, with the exit scheduler.
    private func writeStarving(_ lines: String...) throws {
        let text = (["bindfuzz 1", "items 1", "expect */*/*/*/*/* clean"] + lines).joined(separator: "\n")
        try folder.write(text + "\n\nevent\n  post\n", to: "corpus/starving.case")
    }

    /// Runs the gate without its search.
    private func gate() throws -> CommandRun { try folder.bindfuzz("gate", "--cases", "0") }

    private func position(_ configuration: Configuration) throws -> Int { try #require(configuration.index) }

    /// Changes the line of the table that speaks of a configuration.
    private func change(_ configuration: Configuration, _ change: (String) -> String) throws {
        var lines = try folder.readLines("corpus/verdicts.txt")
        let position = try position(configuration)
        lines[position] = change(lines[position])
        try folder.write(lines: lines, to: "corpus/verdicts.txt")
    }

    private let starving = Configuration(.ios, .eager, .exit, .all, .identity, .read)
    private let delivering = Configuration(.ios, .eager, .immediate, .all, .identity, .read)

    @Test func `is clean to an expectation of clean, and fails nothing: 0`() throws {
        try writeStarving()
        try folder.recordTable()
        #expect(try gate().status == 0)
    }

    @Test func `is as expected where a line asks for it: 0`() throws {
        try writeStarving(
            "expect ios/*/exit/*/*/* starved", "expect ios/*/runloop-exit/*/*/* starved",
            "expect macos/*/*/*/*/* delivered")
        try folder.recordTable()
        #expect(try gate().status == 0)
    }

    @Test func `leaves a line unfulfilled that asks for what is delivered: 2`() throws {
        try writeStarving("expect */*/*/*/*/* delivered")
        try folder.recordTable()
        let run = try gate()
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "starvation-unfulfilled")
    }

    @Test func `is unexpectedly fixed where a line asks for it and it is delivered: 2`() throws {
        try writeStarving("expect */*/*/*/*/* starved", "expect ios/*/*/*/*/* clean")
        try folder.recordTable()
        let run = try gate()
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "starvation-unexpectedly-fixed")
    }

    @Test func `is in the table with its case, and so is what delivers`() throws {
        try writeStarving()
        try folder.recordTable()
        let lines = try folder.readLines("corpus/verdicts.txt")
        #expect(try lines[position(starving)] == "\(starving) clean seed 1 cases 0 starves starving.case")
        #expect(try lines[position(delivering)] == "\(delivering) clean seed 1 cases 0 delivers")
        let stale = Configuration(.ios, .eager, .immediate, .unguarded, .index, .read)
        #expect(try lines[position(stale)] == "\(stale) stale reproduced.case delivers")
    }

    @Test func `contradicts a table that says 'delivers': 2`() throws {
        try writeStarving()
        try folder.recordTable()
        try change(starving) { $0.replacing("starves starving.case", with: "delivers") }
        let run = try gate()
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "starvation-contradicts-table")
    }

    @Test func `is missed by a table that says 'starves' of what delivers: 2`() throws {
        try writeStarving()
        try folder.recordTable()
        try change(delivering) { $0.replacing("delivers", with: "starves starving.case") }
        let run = try gate()
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "starvation-missed-by-table")
    }

    @Test func `is missed by a table whose case is not there: 2`() throws {
        try writeStarving()
        try folder.recordTable()
        try folder.delete("corpus/starving.case")
        let run = try gate()
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "starvation-without-case")
    }

    @Test func `contradicts the table where only the search comes to it: 2, and nothing is newly stale`() throws {
        try folder.writeSearchedCases(20)
        let run = try folder.bindfuzz("gate", "--cases", "20")
        #expect(run.status == 0)
        for (configuration, claim) in zip(
            Configuration.fullMatrix,
            try #require(try VerdictTable<RowModel>(path: folder.path("corpus/verdicts.txt"))).claims)
        where claim.liveness != .delivered {
            try change(configuration) { line in
                line.split(separator: " starves ").first.map { "\($0) delivers" } ?? line
            }
        }
        for index in 0..<20 {
            let path = "corpus/searched/\(index).case"
            let file = try CaseFile<RowModel>(text: try folder.read(path))
            let outcomes = RowRunner(under: Configuration.fullMatrix).run(file.testCase)
            if outcomes.contains(where: { $0.isStarved }) { try folder.delete(path) }
        }
        let without = try folder.bindfuzz("gate", "--cases", "20")
        try expectSnapshot(without.output, named: "starvation-in-search")
    }

    @Test func `needs names that the table can distinguish: 3`() throws {
        try folder.write("bindfuzz 1\n\nidle\n", to: "corpus/it starves here.case")
        let run = try gate()
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "starvation-in-name")
        try folder.delete("corpus/it starves here.case")
        try folder.write("bindfuzz 1\n\nidle\n", to: "corpus/starves here.case")
        #expect(try gate().status == 3)
    }

    @Test func `is described in the error for a wrong line of the table: 3`() throws {
        try change(starving) { _ in "\(starving) clean seed 1 cases 0" }
        let run = try gate()
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "starvation-in-wrong-line")
    }
}
