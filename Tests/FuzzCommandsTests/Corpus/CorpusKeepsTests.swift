import BindingFuzz
import FuzzCorpus
import Foundation
import TestSupport
import Testing

/// A corpus keeps what it has, and "new" means one thing.
@Suite(.runsCommands) struct `A corpus keeps what it has` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    /// The corpus that is shipped, to be changed at will.
    private func copyShippedCorpus() throws {
        try FileManager.default.copyItem(at: Repository().url("corpus"), to: folder.url.appending(path: "corpus"))
    }

    @Test(arguments: [["--full"], ["--configurations", "ios/eager/immediate/unguarded/index/read"], []])
    func `when a search of any configurations finds only what its cases show`(options: [String]) throws {
        try copyShippedCorpus()
        let before = try folder.texts(in: "corpus/found")
        // What is found under the full matrix is shrunk under each of its configurations, which takes most of the time.
        let cases = options.contains("--full") ? max(20, searchedCases / 100) : searchedCases
        let run = try folder.bindfuzz(["fuzz", "--seed", "1", "--cases", "\(cases)"] + options)
        #expect(run.status == 0, "\(run.output)")
        #expect(try folder.texts(in: "corpus/found") == before)
    }

    @Test func `when a search of the shipped corpus sees a smaller case of a known mechanism`() throws {
        try copyShippedCorpus()
        let before = try folder.texts(in: "corpus/found")
        let run = try folder.bindfuzz(
            "fuzz", "--seed", "3", "--case", "1189", "--configurations", "macos/lazy/immediate/contains/index/async")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("  not written; --keep-smaller writes it\n"), "\(run.output)")
        #expect(run.output.hasSuffix("wrote no case\n"), "\(run.output)")
        #expect(try folder.texts(in: "corpus/found") == before)
    }

    @Test func `when what is known of one configuration is found for another one: new once, in a file of its own`()
        throws
    {
        let search = ["fuzz", "--seed", "1", "--cases", "300", "--configurations"]
        try folder.write("", to: "corpus/empty.txt")
        #expect(try folder.bindfuzz(search + ["ios/eager/immediate/unguarded/index/read"]).status == 1)
        let before = try folder.texts(in: "corpus/found")
        let narrow = "*/*/immediate/*/index/remove"
        let first = try folder.bindfuzz(search + [narrow])
        #expect(first.status == 1)
        let after = try folder.texts(in: "corpus/found")
        let second = try folder.bindfuzz(search + [narrow])
        #expect(second.status == 0)
        #expect(try folder.texts(in: "corpus/found") == after)
        #expect(after.count > before.count)
        // Nothing was replaced by a case that breaks less.
        for (name, text) in before { #expect(after[name] == text) }
        #expect(try folder.bindfuzz(search + ["ios/eager/immediate/unguarded/index/read"]).status == 0)
    }

    @Test func `as it is with --dry-run, which names what would be kept, each once`() throws {
        try folder.write("", to: "corpus/empty.txt")
        let search = ["fuzz", "--seed", "1", "--cases", "20", "--configurations", "*/*/immediate/*/index/remove"]
        let dry = try folder.bindfuzz(search + ["--dry-run"])
        #expect(try folder.texts(in: "corpus").keys.sorted() == ["empty.txt"])
        let wet = try folder.bindfuzz(search)
        func findings(_ run: CommandRun) -> [Substring] {
            run.output.split(separator: "\n").filter { $0.hasPrefix("new: ") }
        }
        #expect(findings(dry) == findings(wet))
        #expect(findings(wet).count > 1)
    }

    @Test func `a larger case next to a smaller one that breaks less`() throws {
        try folder.write(try recorded("event; remove 0; remove 0; post", items: 2), to: "wide.case")
        #expect(try folder.bindfuzz("corpus", "add", "wide.case").status == 0)
        let before = try folder.texts(in: "corpus/found")
        let wide = CorpusSurvey<RowModel>(try Corpus<RowModel>(directory: folder.path("corpus"))).cases[0]
        // Smaller, and clean where nothing is delivered inside of the event.
        try folder.write(try recorded("clear; post"), to: "narrow.case")
        let run = try folder.bindfuzz("corpus", "add", "narrow.case")
        #expect(run.status == 0)
        let after = CorpusSurvey<RowModel>(try Corpus<RowModel>(directory: folder.path("corpus")))
        for (position, mechanism) in wide.mechanisms.enumerated() where mechanism != nil {
            let configuration = Configuration.fullMatrix[position]
            #expect(after.known.contains(try #require(mechanism), under: configuration))
        }
        #expect(before.count == 1)
    }

    @Test func `when a search finds smaller cases than it has: that is said, is nothing new, and writes only if asked`()
        throws
    {
        let search = [
            "fuzz", "--seed", "1", "--cases", "100", "--configurations", "ios/eager/immediate/unguarded/index/read",
        ]
        try folder.write(try recorded("event; clear; post; idle"), to: "corpus/seeds/large.case")
        var outputs = OutputSnapshot()
        outputs.add("fuzz", try folder.bindfuzz(search))
        #expect(try !folder.files(in: "corpus/found").contains("out-of-range-event-live.case"))
        outputs.add("fuzz --keep-smaller", try folder.bindfuzz(search + ["--keep-smaller"]))
        #expect(try folder.files(in: "corpus/found").contains("out-of-range-event-live.case"))
        let again = try folder.bindfuzz(search + ["--keep-smaller"])
        #expect(again.status == 0)
        outputs.add("fuzz --keep-smaller, again", again)
        try outputs.expect(named: "search-finds-smaller")
    }

    @Test func `when a kept case cannot be read: the search says so, and writes nothing`() throws {
        let damaged = "bindfuzz 1\nnote years of work\nitems many\n\nclear\npost\n"
        try folder.write(damaged, to: "corpus/found/out-of-range-event-live.case")
        let run = try folder.bindfuzz("fuzz", "--seed", "1", "--cases", "100")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("corpus/found/out-of-range-event-live.case:3:7: error: "))
        try folder.write(try recorded("clear; post"), to: "a.case")
        #expect(try folder.bindfuzz("corpus", "add", "a.case").status == 3)
        #expect(try folder.texts(in: "corpus/found") == ["out-of-range-event-live.case": damaged])
    }

    @Test func `when a canary is to be recorded: it is refused, and nothing is written`() throws {
        try folder.writeCorpus()
        let canary = try folder.read("corpus/canary/must-fail.case")
        let other = try folder.read("corpus/seeds/clean.case")
        let run = try folder.bindfuzz("corpus", "record", "corpus/seeds/clean.case", "corpus/canary/must-fail.case")
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "record-canary")
        #expect(try folder.read("corpus/canary/must-fail.case") == canary)
        #expect(try folder.read("corpus/seeds/clean.case") == other)
    }

    @Test func `when a file's name has blanks, the table names it and is read again`() throws {
        try folder.writeCorpus()
        try folder.write(try folder.read("corpus/reproduced.case"), to: "corpus/a  case with blanks .case")
        try folder.delete("corpus/reproduced.case")
        try folder.recordTable()
        #expect(try folder.read("corpus/verdicts.txt").contains(" stale a  case with blanks .case delivers\n"))
        #expect(try folder.bindfuzz("gate", "--cases", "0").status == 0)
    }

    @Test func `when a file's name has a line feed: it is named as something that no table can have`() throws {
        try folder.writeCorpus()
        try folder.write(try folder.read("corpus/reproduced.case"), to: "corpus/a\nb.case")
        let run = try folder.bindfuzz("gate", "--cases", "0", "--record")
        #expect(run.status == 3)
        #expect(
            run.errors == "corpus/a\\u{A}b.case: error: expected a file name without control characters, so that the "
                + "table of verdicts can contain it; rename the file\n")
    }

    /// With the second subject, whose search shrinks under 8 configurations in place of 4,200.
    @Test func `when the table is to be recorded and the search finds more than its cases show`() throws {
        try folder.write(MailboxCases.overflow, to: "corpus/seeds/overflow.case")
        #expect(try folder.mailbox("corpus", "record", "corpus/seeds/overflow.case").status == 0)
        try folder.writeMailboxCanary()
        #expect(try folder.mailbox("gate", "--cases", "0", "--record").status == 0)
        let before = try folder.read("corpus/verdicts.txt")
        let run = try folder.mailbox("gate", "--cases", "100", "--record")
        #expect(run.status == 1)
        try expectSnapshot(run.errors, named: "record-despite-findings")
        #expect(try folder.read("corpus/verdicts.txt") == before)
        try followCommands(of: "mailbox", cases: 100)
        #expect(try folder.mailbox("gate", "--cases", "100", "--record").status == 0)
        #expect(try folder.mailbox("gate", "--cases", "100").status == 0)
    }

    @Test func `when the gate's search finds more than its cases show`() throws {
        try folder.writeCorpus()
        try followCommands(of: "bindfuzz", cases: TestSize.of(small: 6, usual: 6, full: 20))
    }

    /// Runs the commands that the gate says of what its search found. Each does what it says: afterwards its problem is gone.
    private func followCommands(of program: String, cases: Int) throws {
        let problems = {
            try folder.gateProblems(of: program, "--cases", "\(cases)").filter { $0.command.contains(" fuzz ") }
        }
        var left = try problems()
        #expect(left.count > 1)
        while let problem = left.first {
            #expect(try folder.shell(problem.command).status == 1)
            let now = try problems()
            try #require(now.count < left.count)
            #expect(!now.contains { $0.command == problem.command })
            left = now
        }
    }

    @Test func `when the table is to be recorded from fewer cases than it rests on`() throws {
        try folder.writeCorpus()
        try folder.recordTable(searched: 20)
        let before = try folder.read("corpus/verdicts.txt")
        let run = try folder.bindfuzz("gate", "--cases", "10", "--record")
        #expect(run.status == 64)
        try expectSnapshot(run.errors, named: "record-fewer-cases")
        #expect(try folder.read("corpus/verdicts.txt") == before)
    }

    /// With the second subject, whose table is recorded without proofs, which take half a minute.
    @Test func `when there is no canary: the gate's command makes one that does its work`() throws {
        try folder.write(MailboxCases.overflow, to: "corpus/seeds/overflow.case")
        #expect(try folder.mailbox("corpus", "record", "corpus/seeds/overflow.case").status == 0)
        try folder.writeMailboxCanary()
        #expect(try folder.mailbox("gate", "--cases", "0", "--record").status == 0)
        try folder.delete("corpus/canary")
        let problem = try #require(
            try folder.gateProblems(of: "mailbox", "--cases", "0").first { $0.kind == "missing-canary" })
        #expect(try folder.shell(problem.command).status == 0)
        #expect(try folder.mailbox("gate", "--cases", "0").status == 0)
    }

    @Test func `when its name is empty: nobody means the current directory by it`() throws {
        let run = try folder.bindfuzz("fuzz", "--cases", "1", "--corpus", "")
        #expect(run.status == 64)
        // The snapshot of empty names has the sentence.
        #expect(run.errors.hasPrefix("'': error: "), "\(run.errors)")
    }

    @Test func `when a case is shrunk: its notes say what is true of the shrunk case`() throws {
        try folder.write(
            """
            bindfuzz 1
            note needs both of its posts
            note mechanism: wrong-element-wait-live
            note found by: a test
            note shrunk: there is no smaller case with this mechanism under ios/eager/immediate/unguarded/index/read

            event
              clear
              post
              post
            """, to: "a.case")
        let run = try folder.bindfuzz("shrink", "a.case")
        #expect(
            try CaseFile<RowModel>(text: run.output).notes == [
                "before it was shrunk: needs both of its posts", "found by: a test",
                "mechanism: out-of-range-event-live",
                "shrunk: there is no smaller case with this mechanism under ios/eager/immediate/unguarded/index/read",
            ])
    }

    @Test func `when nothing shows that a failure would be noticed: verify exits with 2`() throws {
        try folder.writeCorpus()
        let whole = try folder.bindfuzz("corpus", "verify")
        #expect(whole.status == 0)
        #expect(whole.output == "verified: 3 cases\n")
        try folder.delete("corpus/canary")
        let run = try folder.bindfuzz("corpus", "verify")
        #expect(run.status == 2)
        try expectSnapshot(run.output, named: "verify-without-canary")
    }
}

private let searchedCases = TestSize.of(small: 200, usual: 2000, full: 20_000)
