import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A link in the place of a file of the corpus` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.write(try recorded("clear; post"), to: "other/a.case")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    @Test func `is refused by all that changes a corpus, and what it leads to stays`() throws {
        let text = try folder.read("corpus/seeds/clean.case") + "# mine\n"
        try folder.write(text, to: "outside.case")
        try link("corpus/seeds/linked.case", to: "../../outside.case")
        var outputs = OutputSnapshot()
        for command in [
            "corpus format", "corpus record corpus/seeds/linked.case", "corpus add other/a.case",
            "corpus merge other", "corpus prune", "fuzz --seed 1 --cases 1",
        ] {
            let run = try folder.shell("bindfuzz \(command)")
            #expect(run.status == 3, "\(run.output)")
            outputs.add(command, run.errors)
            #expect(try folder.read("outside.case") == text)
            #expect(!folder.has("corpus/found"))
        }
        try outputs.expect(named: "linked-case")
        // What only reads may follow it.
        #expect(try folder.bindfuzz("corpus", "list").output.contains("corpus/seeds/linked.case"))
        #expect(try folder.bindfuzz("corpus", "format", "--check").status == 2)
    }

    @Test func `is refused where it has the name of the table`() throws {
        let table = try folder.read("corpus/verdicts.txt")
        try folder.write(table, to: "outside.txt")
        try folder.delete("corpus/verdicts.txt")
        try link("corpus/verdicts.txt", to: "../outside.txt")
        var outputs = OutputSnapshot()
        for command in ["gate --cases 0 --record", "corpus prune"] {
            let run = try folder.shell("bindfuzz \(command)")
            #expect(run.status == 3, "\(run.output)")
            outputs.add(command, run.errors)
            #expect(try folder.read("outside.txt") == table)
        }
        try outputs.expect(named: "linked-table")
    }
}

@Suite(.runsCommands) struct `What a killed command has left in a corpus` {
    @Test(arguments: [
        ("corpus format", ["corpus", "corpus/seeds", "corpus/canary"]), ("corpus add a.case", ["corpus/found"]),
        ("corpus prune", ["corpus", "corpus/found"]),
        ("corpus record corpus/seeds/clean.case", ["corpus/seeds"]),
    ])
    func `goes with the next command that changes the folder, and nothing else does`(
        command: String, folders: [String]
    ) throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.write(try recorded("clear; post"), to: "a.case")
        try leave(in: folders, of: folder)
        #expect(try folder.shell("bindfuzz \(command)").status == 0)
        try expectRemoval(from: folders, of: folder)
    }

    /// A mailbox has no proofs, which take half a minute to record.
    @Test func `goes with a table that is recorded`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeMailboxCanary()
        try leave(in: ["corpus"], of: folder)
        #expect(try folder.mailbox("gate", "--cases", "0", "--record").status == 0)
        try expectRemoval(from: ["corpus"], of: folder)
    }

    /// Writes what a killed command leaves, and a file of almost the same name that somebody else has written.
    private func leave(in folders: [String], of folder: TemporaryDirectory) throws {
        let left = ".bindfuzz-\(String(repeating: "0f", count: 16)).new"
        for name in folders {
            for file in [left, ".bindfuzz-mine.new"] { try folder.write("half", to: "\(name)/\(file)") }
        }
    }

    private func expectRemoval(from folders: [String], of folder: TemporaryDirectory) throws {
        for name in folders {
            #expect(
                try folder.files(in: name).filter { $0.hasPrefix(".bindfuzz-") } == [".bindfuzz-mine.new"], "\(name)")
        }
    }
}
