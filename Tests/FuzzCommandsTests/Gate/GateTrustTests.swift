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
        let lines = try folder.read("corpus/verdicts.txt").split(separator: "\n").map(String.init)
        let changed = zip(Configuration.fullMatrix, lines).map(change)
        try folder.write(changed.joined(separator: "\n") + "\n", to: "corpus/verdicts.txt")
    }

    @Test(arguments: ["out-of-range", "stale", "starved"])
    func `a canary that nothing happens to, whatever it expects`(verdict: String) throws {
        try folder.write(
            "bindfuzz 1\nitems 1\nexpect */*/*/*/*/* \(verdict)\n\nidle\n", to: "corpus/canary/idle.case")
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/canary/idle.case:3: silent canary: "), "\(run.output)")
        #expect(
            run.output.contains(
                "; a canary must be stale under a configuration that one of its 'expect' lines says is 'clean'; run: "),
            "\(run.output)")
    }

    @Test(arguments: ["clean seed 99 cases 0", "clean seed 1 cases 999999999999"])
    func `a search that it does not make`(forged: String) throws {
        try claim { _, line in
            line.replacing("clean seed 1 cases 0", with: forged)
        }
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains(": broken claim: "), "\(run.output)")
        #expect(
            run.output.contains(" claimed to be clean by a different search than the gate's, which covers "),
            "\(run.output)")
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
        #expect(
            run.output.contains(": broken claim: 2 configurations are claimed to be clean by a search"), "\(run.output)"
        )
        #expect(run.output.contains("corpus/envelope.md:1: missing document: "), "\(run.output)")
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

    @Test(arguments: [
        ("mechanism: wrong-element-event-live", "wrong-element-event-live', but the case shows out-of-range-"),
        (
            "shrunk: there is no smaller case with this mechanism under ios/eager/immediate/unguarded/index/read",
            "but under ios/eager/immediate/unguarded/index/read 1 item: clear · post shows the same mechanism;"
        ),
        (
            "shrunk: no step can be dropped and no number lowered under ios/eager/immediate/unguarded/identity/read",
            "and under ios/eager/immediate/unguarded/identity/read the case is clean;"
        ),
    ])
    func `a note that the case does not bear out`(note: String, told: String) throws {
        let text = try folder.read("corpus/reproduced.case")
        try folder.write(
            text.replacing("items 1\n", with: "items 1\nnote \(note)\n"), to: "corpus/reproduced.case")
        let run = try gate()
        #expect(run.status == 2)
        #expect(run.output.contains("corpus/reproduced.case:3: false note: the note says '\(note)"), "\(run.output)")
        #expect(run.output.contains(told), "\(run.output)")
    }

    @Test func `that a file is no case since its ending has other letters`() throws {
        try folder.write(try folder.read("corpus/reproduced.case"), to: "corpus/found/hidden.CASE")
        let run = try gate()
        #expect(run.status == 3)
        #expect(
            run.errors.contains("corpus/found/hidden.CASE: error: expected a file name that ends with '.case'"),
            "\(run.errors)")
    }
}
