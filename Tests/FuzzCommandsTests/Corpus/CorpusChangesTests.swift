import BindingFuzz
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `corpus add` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `keeps a new case under the name of its mechanism, then nothing that is as large, then what is smaller`()
        throws
    {
        let notes = ["why it matters", "found by: somebody"]
        try folder.write(try recorded("event; clear; post; idle", notes: notes), to: "large.case")
        try folder.write(try recorded("clear; post"), to: "small.case")
        let first = try folder.bindfuzz("corpus", "add", "large.case")
        #expect(first.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("corpus add large.case", first)
        #expect(try folder.read("corpus/found/out-of-range-event-live.case") == folder.read("large.case"))
        let second = try folder.bindfuzz("corpus", "add", "large.case")
        outputs.add("corpus add large.case, again", second)
        let third = try folder.bindfuzz("corpus", "add", "small.case")
        outputs.add("corpus add small.case", third)
        try outputs.expect(named: "add")
        let kept = try CaseFile<RowModel>(text: folder.read("corpus/found/out-of-range-event-live.case"))
        #expect(kept.testCase == (try interleaving("clear; post")))
        #expect(kept.notes == ["why it matters"])
    }

    @Test func `takes the mechanism that the case's note names, where the case shows it`() throws {
        let steps = "event; clear; post"
        try folder.write(try recorded(steps, notes: ["mechanism: out-of-range-blocks-live"]), to: "a.case")
        try folder.write(try recorded(steps, notes: ["mechanism: wrong-element-wait-live"]), to: "b.case")
        #expect(try folder.bindfuzz("corpus", "add", "a.case", "b.case").status == 0)
        #expect(
            try folder.files(in: "corpus/found") == ["out-of-range-blocks-live.case", "out-of-range-event-live.case"])
    }

    @Test func `refuses what does not do what it expects, expects nothing, or breaks nothing, and keeps the others`()
        throws
    {
        try folder.write("bindfuzz 1\nexpect */*/*/*/*/* clean\n\nclear\npost\n", to: "wrong.case")
        try folder.write("bindfuzz 1\n\nclear\npost\n", to: "silent.case")
        try folder.write("bindfuzz 1\nexpect */*/*/*/*/* clean\n\nidle\n", to: "clean.case")
        try folder.write(try recorded("clear; post"), to: "right.case")
        let run = try folder.bindfuzz("corpus", "add", "wrong.case", "silent.case", "clean.case", "right.case")
        #expect(run.status == 2)
        try expectSnapshot(run.errors, named: "add-refused")
        #expect(try folder.files(in: "corpus/found") == ["out-of-range-event-live.case"])
    }

    @Test func `writes nothing where a file cannot be read: 3`() throws {
        try folder.write(try recorded("clear; post"), to: "right.case")
        let run = try folder.bindfuzz("corpus", "add", "right.case", "missing.case")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("missing.case: error: "))
        #expect(try folder.files(in: "corpus/found") == [])
    }
}

@Suite(.runsCommands) struct `corpus merge` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(try recorded("event; clear; post; idle"), to: "one/found/out-of-range-event-live.case")
        try folder.write(try recorded("clear; post"), to: "two/out-of-range-event-live.case")
        try folder.write(try recorded("timer; clear; post"), to: "two/out-of-range-timer-live.case")
        try folder.write(try recorded("clear; post"), to: "one/seeds/not-a-finding.case")
    }

    @Test func `is the union by mechanism, with the smallest of each, whatever the order`() throws {
        #expect(try folder.bindfuzz("corpus", "merge", "one", "two").status == 0)
        try folder.write("", to: "other/found/readme")
        #expect(try folder.bindfuzz("corpus", "merge", "two", "one", "--corpus", "other").status == 0)
        try folder.delete("other/found/readme")
        let names = ["out-of-range-event-live.case", "out-of-range-timer-live.case"]
        #expect(try folder.files(in: "corpus/found") == names)
        for name in names {
            let text = try folder.read("corpus/found/\(name)")
            #expect(text == (try folder.read("two/\(name)")))
            #expect(text == (try folder.read("other/found/\(name)")))
        }
    }

    @Test func `names a directory that is missing: 3`() throws {
        let run = try folder.bindfuzz("corpus", "merge", "one", "three")
        #expect(run.status == 3)
        #expect(run.errors == "three: error: expected a directory with findings; found none\n")
        #expect(try folder.files(in: "corpus/found") == [])
    }
}

@Suite(.runsCommands) struct `corpus prune` {
    private let folder: TemporaryDirectory

    /// A seed, a finding that shows the same and is larger, and a finding that shows something else.
    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(
            "bindfuzz 1\nexpect */*/*/*/*/* clean\n\nclear\npost\n", to: "corpus/canary/must-fail.case")
        try folder.write(try recorded("event; clear; post"), to: "corpus/seeds/clear.case")
        try folder.write(try recorded("event; clear; post; post"), to: "corpus/found/out-of-range-event-live.case")
        try folder.write(try recorded("timer; clear; post"), to: "corpus/found/out-of-range-timer-live.case")
        try folder.recordTable()
    }

    @Test func `only lists with --dry-run`() throws {
        let run = try folder.bindfuzz("corpus", "prune", "--dry-run")
        #expect(run.status == 0)
        #expect(
            run.output
                == "corpus/found/out-of-range-event-live.case: can go, corpus/seeds/clear.case shows the same mechanisms\n1 can go\n"
        )
        #expect(try folder.files(in: "corpus/found").count == 2)
    }

    @Test func `drops what another case shows, keeps what none does, and leaves a corpus that passes the gate`() throws
    {
        let named = "found/out-of-range-event-live.case"
        let table = try folder.read("corpus/verdicts.txt").replacing("stale seeds/clear.case", with: "stale \(named)")
        try folder.write(table, to: "corpus/verdicts.txt")
        let run = try folder.bindfuzz("corpus", "prune")
        try expectSnapshot(run.output, named: "prune")
        #expect(try folder.files(in: "corpus/found") == ["out-of-range-timer-live.case"])
        #expect(try !folder.read("corpus/verdicts.txt").contains(named))
        #expect(try folder.bindfuzz("gate", "--cases", "0").status == 0)
        #expect(try folder.bindfuzz("corpus", "prune").output == "0 dropped\n")
    }

    @Test func `keeps one of two findings that are the same, the one in its usual place`() throws {
        let text = try folder.read("corpus/found/out-of-range-timer-live.case")
        try folder.write(text, to: "corpus/found/a/out-of-range-timer-live.case")
        let run = try folder.bindfuzz("corpus", "prune")
        try expectSnapshot(run.output, named: "prune-same-findings")
        #expect(try folder.files(in: "corpus/found").contains("out-of-range-timer-live.case"))
    }
}

@Suite(.runsCommands) struct `corpus record` {
    /// As for a bug of an app that was fixed, after which the gate must pass.
    @Test func `marks the notes that no longer hold`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let notes = [
            "mechanism: out-of-range-event-live", "found by: bindfuzz fuzz --seed 1, case 2",
            "shrunk: no step can be dropped and no number lowered under ios/eager/immediate/unguarded/index/read",
        ]
        let header = notes.map { "note \($0)\n" }.joined()
        try folder.write(
            "bindfuzz 1\nitems 1\n\(header)expect */*/*/*/*/* clean\n\nclear\nidle\n", to: "corpus/found/fixed.case")
        try folder.write(try recorded("clear; post", notes: [notes[0]]), to: "corpus/found/open.case")
        try expectSnapshot(try folder.bindfuzz("gate", "--cases", "0").output, named: "false-notes")
        let run = try folder.bindfuzz("corpus", "record", "corpus/found/fixed.case", "corpus/found/open.case")
        #expect(run.status == 0)
        let fixed = try CaseFile<RowModel>(text: folder.read("corpus/found/fixed.case"))
        #expect(fixed.notes == ["formerly: " + notes[0], notes[1], "formerly: " + notes[2]])
        #expect(try CaseFile<RowModel>(text: folder.read("corpus/found/open.case")).notes == [notes[0]])
        try expectSnapshot(try folder.bindfuzz("gate", "--cases", "0").output, named: "false-notes-marked")
        #expect(try folder.bindfuzz("corpus", "record", "corpus/found/fixed.case").status == 0)
        #expect(try CaseFile<RowModel>(text: folder.read("corpus/found/fixed.case")).notes == fixed.notes)
    }
}
