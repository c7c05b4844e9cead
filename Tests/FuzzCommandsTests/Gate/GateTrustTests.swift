import BindingFuzz
import Foundation
import TestSupport
import Testing

/// What stands in a corpus is believed where it is borne out.
@Suite(.runsCommands) struct `The gate does not believe` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
    }

    private func gate(_ cases: String = "0") throws -> CommandRun { try folder.bindfuzz("gate", "--cases", cases) }

    /// Changes the claims of some configurations.
    private func claim(_ change: (Configuration, String) -> String) throws {
        let lines = try folder.readLines("corpus/verdicts.txt")
        let changed = zip(Configuration.fullMatrix, lines).map(change)
        try folder.write(lines: changed, to: "corpus/verdicts.txt")
    }

    @Test func `a canary that nothing happens to, whatever it expects`() throws {
        var outputs = OutputSnapshot()
        for verdict in ["out-of-range", "stale", "starved"] {
            try folder.write(
                "bindfuzz 1\nitems 1\nexpect */*/*/*/*/* \(verdict)\n\nidle\n", to: "corpus/canary/idle.case")
            let run = try gate()
            #expect(run.status == 2)
            outputs.add("gate, with a canary that expects '\(verdict)'", run.output)
        }
        try outputs.expect(named: "trust-idle-canary")
    }

    @Test func `a search that it does not make`() throws {
        let table = try folder.read("corpus/verdicts.txt")
        var outputs = OutputSnapshot()
        for forged in ["clean seed 99 cases 0", "clean seed 1 cases 999999999999"] {
            try folder.write(table, to: "corpus/verdicts.txt")
            try claim { _, line in
                line.replacing("clean seed 1 cases 0", with: forged)
            }
            let run = try gate()
            #expect(run.status == 2)
            outputs.add("gate, with a table of '\(forged)'", run.output)
        }
        try outputs.expect(named: "trust-forged-searches")
    }

    /// The table claims proofs of all that is clean but for two configurations, so that the gate decides those.
    @Test func `a search where there is a proof, nor a table of proofs without its document`() throws {
        try claim { configuration, line in
            configuration.access == .identity && configuration.handler == .read && configuration.delivery == .immediate
                && configuration.guard == .unguarded && configuration.container == .eager
                ? line : line.replacing(" clean seed 1 cases 0", with: " proven")
        }
        let run = try gate()
        #expect(run.status != 0)
        try expectSnapshot(run.output, named: "trust-forged-proofs")
    }

    /// Recording proves every configuration.
    @Test(.enabled(if: TestSize.isFull, "scripts/nightly records tables with proofs"))
    func `an edited table, and records what it was`() throws {
        try folder.write(try Repository().text(of: "corpus/found/starved.case"), to: "corpus/starving.case")
        #expect(try folder.bindfuzz("gate", "--cases", "0", "--record").status == 0)
        let recorded = try folder.read("corpus/verdicts.txt")
        let forged = recorded.replacing(" proven", with: " clean seed 1 cases 0", maxReplacements: 2)
        try folder.write(forged, to: "corpus/verdicts.txt")
        try folder.delete("corpus/envelope.md")
        #expect(try gate().status == 2)
        #expect(try folder.bindfuzz("gate", "--cases", "0", "--record").status == 0)
        #expect(try folder.read("corpus/verdicts.txt") == recorded)
        #expect(try gate().status == 0)
    }

    /// The gate decides every configuration that is claimed to be clean.
    @Test(.enabled(if: TestSize.isFull, "scripts/nightly has the gate decide every configuration"))
    func `searches where every proof was taken out`() throws {
        let repository = Repository()
        for path in try repository.files(in: "corpus") { try folder.write(repository.text(of: path), to: path) }
        try claim { _, line in line.replacing(" proven", with: " clean seed 1 cases 1000") }
        let run = try gate("1000")
        #expect(run.status == 2)
        #expect(run.output.contains("claimed to be clean by a search, but can be proven clean"), "\(run.output)")
    }

    @Test func `a note that the case does not bear out`() throws {
        let text = try folder.read("corpus/reproduced.case")
        var outputs = OutputSnapshot()
        for note in [
            "mechanism: wrong-element-event-live",
            "shrunk: there is no smaller case with this mechanism under ios/eager/immediate/unguarded/index/read",
            "shrunk: no step can be dropped and no number lowered under ios/eager/immediate/unguarded/identity/read",
        ] {
            try folder.write(
                text.replacing("items 1\n", with: "items 1\nnote \(note)\n"), to: "corpus/reproduced.case")
            let run = try gate()
            #expect(run.status == 2)
            outputs.add("gate, with the note '\(note)'", run.output)
        }
        try outputs.expect(named: "trust-false-notes")
    }

    @Test func `that a file is no case since its ending has other letters`() throws {
        try folder.write(try folder.read("corpus/reproduced.case"), to: "corpus/found/hidden.CASE")
        let run = try gate()
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "trust-other-letters")
    }

    @Test func `that a comment in the table may go`() throws {
        let text = try folder.read("corpus/verdicts.txt") + "# mine\n"
        try folder.write(text, to: "corpus/verdicts.txt")
        let run = try folder.bindfuzz("gate", "--cases", "0", "--record")
        #expect(try folder.read("corpus/verdicts.txt") == text)
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "trust-added-comment")
    }
}
