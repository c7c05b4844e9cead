import BindingFuzz
import Foundation
import FuzzCorpus
import FuzzReports
import Testing

/// What is typed, and what can be typed next.
@Suite struct `The command line` {
    @Test(arguments: [
        (["fuzz", "--seed", "-1"], "expected a whole number, 0…18446744073709551615; found '-1'"),
        (["fuzz", "--cases", "-5"], "expected a whole number"), (["gate", "--cases", "ten"], "found 'ten'"),
        (["campaign", "night", "--seed", "1e3"], "found '1e3'"), (["compare", "--seed", "-1"], "found '-1'"),
        (["fuzz", "--length", "-1"], "found '-1'"), (["campaign", "night", "--jobs", "-1"], "found '-1'"),
        (["fuzz", "--time", "1x"], "expected a duration such as 90s, 10m, 8h or 1h30m; found '1x'"),
        (["fuzz", "--time", "-1h"], "found '-1h'"), (["fuzz", "--time", "30m1h"], "found '30m1h'"),
        (["campaign", "night", "--time", "90"], "found '90'"),
    ]) func `says what is wrong with a number or a duration`(arguments: [String], words: String) throws {
        let run = try TemporaryFolder().bindfuzz(arguments)
        #expect(run.status == 64)
        #expect(run.errors.replacing(/\s+/, with: " ").contains(words), "\(run.errors)")
    }

    @Test func `takes durations of several units`() throws {
        let folder = try TemporaryFolder()
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
        let folder = try TemporaryFolder()
        try folder.write("bindfuzz 1\n\nclear\npost\n", to: "a.case")
        try folder.write("bindfuzz 1\n\nclear\npost\n", to: "other/a.case")
        let run = try folder.bindfuzz(arguments + ["--corpus", "corpse"])
        #expect(run.status == 3)
        let expected =
            "corpse: error: expected the directory of a corpus; there is none. For an empty one, run: mkdir corpse\n"
        #expect(run.errors == expected)
        #expect(try !folder.files(in: ".").contains("corpse"))
    }

    @Test(arguments: [
        ("bindfuzz", true, "bindfuzz"), ("/usr/bin/bindfuzz", true, "bindfuzz"), ("bindfuzz", false, "bindfuzz"),
        (".build/x86_64-unknown-linux-gnu/release/bindfuzz", false, "swift run -c release bindfuzz"),
        (".build/arm64-apple-macosx/debug/bindfuzz", false, "swift run bindfuzz"),
        (".build/release/bindfuzz", false, ".build/release/bindfuzz"),
        ("../my tools/bindfuzz", false, "'../my tools/bindfuzz'"),
    ]) func `says what comes next as it can be typed here`(program: String, isOnPath: Bool, words: String) {
        let invocation = Invocation(program: program, isOnPath: isOnPath)
        #expect(invocation.command("replay", "it's.case") == words + #" replay 'it'\''s.case'"#)
    }

    @Test func `tells one from several`() {
        #expect([0, 1, 2, 12_345].map { $0.counted("case") } == ["0 cases", "1 case", "2 cases", "12,345 cases"])
        #expect(2.counted("delivery") == "2 deliveries")
    }

    @Test func `spells what a terminal would obey for a shell`() throws {
        let name = "a\u{1B}[2J'\\\u{9B}\n\u{1}7.case"
        let folder = try TemporaryFolder()
        try folder.write("here", to: name)
        let command = Invocation.plain.command(name).dropFirst("bindfuzz ".count)
        #expect(command == #"$'a\033[2J\'\\\302\233\012\0017.case'"#)
        #expect(try folder.bash("cat \(command)").output == "here")
    }
}
