import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `Empty names and limits of the system` {
    private static let commands = [
        ["campaign", ""], ["campaign", "", "--overwrite"], ["campaign", "night", "--corpus", ""],
        ["campaign", "night", "--corpus="], ["campaign", "night", "--merge", ""], ["status", ""], ["report", ""],
        ["report", "corpus", "--html", ""], ["replay", ""], ["replay", "-", "--html", ""], ["shrink", ""],
        ["shrink", "-", "--output", ""], ["explain", ""], ["corpus", "add", ""],
        ["corpus", "add", "-", "--corpus", ""],
        ["corpus", "merge", ""], ["corpus", "prune", "--corpus", ""], ["corpus", "list", "--corpus="],
        ["corpus", "format", "--corpus", ""], ["gate", "--corpus", ""], ["gate", "--junit", ""], ["gate", "--sarif="],
        ["fuzz", "--corpus", ""], ["convert", ""], ["convert", "a", "--output", ""], ["compare", ""], ["init", ""],
        ["fuzz", "--delivery", ""], ["compare", "--delivery="], ["init", "Inbox", "--url", ""],
        ["worker", ""], ["fuzz", "--seed", ""], ["fuzz", "--time="], ["gate", "--cases", ""],
        ["port", "app", "--to", ""],
    ]

    @Test
    func `every command ends as with any other wrong usage where a name or a value is empty, and changes nothing`()
        throws
    {
        let directory = try TemporaryDirectory()
        var outputs = OutputSnapshot()
        for arguments in Self.commands {
            let run = try directory.bindfuzz(arguments)
            outputs.add(arguments.map { $0.isEmpty ? "''" : $0 }.joined(separator: " "), run)
            #expect(run.status == 64)
            #expect(run.output.isEmpty)
            #expect(try directory.files(in: ".") == ["corpus"])
            #expect(try directory.files(in: "corpus").isEmpty)
        }
        try outputs.expect(named: "empty-names")
    }

    #if os(Linux)
        @Test func `with too little address space a command says how much it needs, and does not begin`() throws {
            let directory = try TemporaryDirectory()
            var outputs = OutputSnapshot()
            for command in ["fuzz --cases 1", "gate", "campaign night --cases 1"] {
                let run = try directory.shell("ulimit -v 300000; exec bindfuzz \(command)")
                #expect(run.status == 3)
                outputs.add("ulimit -v 300000; \(command)", run)
            }
            let files = try directory.shell("ulimit -n 8; exec bindfuzz compare --cases 5")
            #expect(files.status == 3)
            outputs.add("ulimit -n 8; compare --cases 5", files)
            try outputs.expect(named: "system-limits")
            #expect(try directory.files(in: ".") == ["corpus"])
            #expect(try directory.shell("ulimit -v 1048576; exec bindfuzz fuzz --cases 100 --seed 1").status == 1)
        }
    #endif

    @Test func `where a file may not be long enough for a page, a command says so and leaves nothing`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("bindfuzz 1\nitems 1\n\nclear\npost\n", to: "a.case")
        let run = try directory.bash("ulimit -f 4; exec bindfuzz replay a.case --html page.html")
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "file-too-large")
        #expect(try directory.files(in: ".") == ["a.case", "corpus"])
    }

    @Test func `the last case of a seed can be run, and no case after it`() throws {
        let directory = try TemporaryDirectory()
        let corpus = Repository().url("corpus").path()
        let last = try directory.bindfuzz(
            "fuzz", "--seed", "1", "--case", "18446744073709551614", "--corpus", corpus, "--configurations",
            "ios/eager/immediate/unguarded/index/read")
        #expect([0, 1].contains(last.status))
        let beyond = try directory.bindfuzz("fuzz", "--seed", "1", "--case", "18446744073709551615")
        #expect(beyond.status == 64)
        try expectSnapshot(beyond.errors, named: "last-case")
    }
}
