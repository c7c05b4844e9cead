import BindingFuzz
import Foundation
import FuzzCorpus
import FuzzReports
import TestSupport
import Testing

/// What is typed, and what can be typed next.
@Suite(.runsCommands) struct `The command line` {
    @Test func `says what is wrong with a number or a duration`() throws {
        var outputs = OutputSnapshot()
        for arguments in [
            ["fuzz", "--seed", "-1"], ["fuzz", "--cases", "-5"], ["gate", "--cases", "ten"],
            ["campaign", "night", "--seed", "1e3"], ["compare", "--seed", "-1"], ["fuzz", "--length", "-1"],
            ["campaign", "night", "--jobs", "-1"], ["fuzz", "--jobs", "0"], ["fuzz", "--jobs", "two"],
            ["fuzz", "--jobs", "257"], ["fuzz", "--time", "1x"], ["fuzz", "--time", "-1h"],
            ["fuzz", "--time", "30m1h"], ["campaign", "night", "--time", "90"], ["fuzz", "--time", "9999999h"],
            ["fuzz", "--time", "0h0m0s"],
        ] {
            let run = try TemporaryDirectory().bindfuzz(arguments)
            #expect(run.status == 64)
            outputs.add(arguments.joined(separator: " "), run)
        }
        try outputs.expect(named: "wrong-numbers")
    }

    @Test func `takes durations of several units`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz("campaign", "night", "--seed", "1", "--time", "0h0m1s", "--jobs", "1")
        #expect(run.status == 1, "\(run.errors)")
    }

    static let commands = [
        ["fuzz", "--cases", "1"], ["gate", "--cases", "1"], ["corpus", "list"], ["corpus", "verify"],
        ["corpus", "format"],
        ["corpus", "prune"], ["corpus", "add", "a.case"], ["corpus", "merge", "other"],
        ["campaign", "night", "--cases", "1"],
    ]

    @Test(arguments: commands) func `does not take a mistyped corpus for an empty one`(arguments: [String]) throws {
        let folder = try TemporaryDirectory()
        try folder.write("bindfuzz 1\n\nclear\npost\n", to: "a.case")
        try folder.write("bindfuzz 1\n\nclear\npost\n", to: "other/a.case")
        let run = try folder.bindfuzz(arguments + ["--corpus", "corpse"])
        #expect(run.status == 3)
        let expected =
            "corpse: error: expected the directory of a corpus; found none. Run the command in the package that has the corpus, "
            + "or name the corpus with --corpus. To create an empty one, run: mkdir corpse\n"
        #expect(run.errors == expected)
        #expect(try !folder.files(in: ".").contains("corpse"))
    }
}
