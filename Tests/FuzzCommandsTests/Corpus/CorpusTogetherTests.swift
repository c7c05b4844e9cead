import BindingFuzz
import Foundation
import FuzzCorpus
import TestSupport
import Testing

/// Processes that change one corpus at once.
@Suite(.runsCommands, .timeLimit(.minutes(60))) struct `Processes that change one corpus at once` {
    private static let processes = 8
    private static let rounds = TestSize.of(small: 1, usual: 2, full: 200)

    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    /// Names of cases that are kept in this repository, of which many stand for the same mechanism, so that they compete for names.
    private static func competingNames() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository().url("corpus/found").path())
        return Array(names.filter { $0.hasPrefix("out-of-range-blocks") }.sorted().prefix(2 * processes))
    }

    @Test(arguments: 0..<rounds) func `lose no case, and keep none twice`(round: Int) throws {
        let names = try Self.competingNames()
        for (number, name) in names.enumerated() {
            let text = try Repository().text(of: "corpus/found/\(name)")
            try folder.write(text, to: "in\((number + round) % Self.processes)/\(name)")
        }
        let started = try (0..<Self.processes).map { number in
            let files = try folder.files(in: "in\(number)").map { "in\(number)/\($0)" }
            return try folder.start(["corpus"] + (number % 2 == 0 ? ["merge", "in\(number)"] : ["add"] + files))
        }
        for command in started {
            let run = try command.wait()
            #expect(run.status == 0, "\(run.errors)")
            for line in run.output.split(separator: "\n") where line.contains(": new, kept as ") {
                let words = line.split(separator: " ").map(String.init)
                let (given, kept) = (String(words[0].dropLast()), try #require(words.last))
                #expect(try folder.read(kept) == folder.read(given), "\(line)")
            }
        }
        let again = try folder.bindfuzz(["corpus", "merge"] + (0..<Self.processes).map { "in\($0)" })
        #expect(again.output == "\(names.count) cases: 0 new, 0 smaller, \(names.count) known\nwrote no case\n")
        let kept = try Corpus<RowModel>(directory: folder.path("corpus")).entries.map(\.file.testCase)
        #expect(Set(kept).count == kept.count)
        #expect(try folder.files(in: "corpus") == ["found"])
        #expect(try folder.files(in: "corpus/found").allSatisfy { !$0.hasPrefix(".") })
    }

    @Test func `drop the same findings once, where they prune it`() throws {
        try folder.write(try recorded("clear; post"), to: "corpus/seeds/clear.case")
        for number in 1...6 {
            let steps = "event; clear; post" + String(repeating: "; post", count: number)
            try folder.write(try recorded(steps), to: "corpus/found/out-of-range-event-live-\(number).case")
        }
        let expected = try folder.bindfuzz("corpus", "prune", "--dry-run").output.split(separator: "\n").count - 1
        let started = try (0..<4).map { _ in try folder.start(["corpus", "prune"]) }
        var dropped: [Substring] = []
        for command in started {
            let run = try command.wait()
            #expect(run.status == 0, "\(run.errors)")
            dropped += run.output.split(separator: "\n").filter { $0.contains(": dropped, ") }
        }
        #expect(expected > 0 && dropped.count == expected && Set(dropped).count == expected)
        #expect(try folder.bindfuzz("corpus", "prune").output == "0 dropped\n")
    }

    @Test func `leave one table, of the corpus as it is, or say that it has changed`() throws {
        try folder.write(MailboxCases.overflow, to: "corpus/seeds/overflow.case")
        try folder.write(MailboxCases.twice, to: "more.case")
        #expect(try folder.mailbox("corpus", "record", "corpus/seeds/overflow.case").status == 0)
        try folder.writeMailboxCanary()
        let recording = ["gate", "--cases", "0", "--record"]
        let started = try (0..<3).map { _ in try folder.start(recording, of: "mailbox") }
        let addition = try folder.start(["corpus", "add", "more.case"], of: "mailbox")
        #expect(try addition.wait().status == 0)
        for run in try started.map({ try $0.wait() }) where run.status != 0 {
            // Whether another process is faster is up to the clock, so no snapshot can contain the error.
            #expect(run.status == 3 && run.errors.hasPrefix("corpus: error: "), "\(run.errors)")
        }
        // Whoever was last has left a whole table, of which the next one says the same as one alone.
        let together = try (0..<3).map { _ in try folder.start(recording, of: "mailbox") }
        for run in try together.map({ try $0.wait() }) { #expect(run.status == 0, "\(run.errors)") }
        let table = try folder.read("corpus/verdicts.txt")
        #expect(try folder.start(recording, of: "mailbox").wait().status == 0)
        #expect(try folder.read("corpus/verdicts.txt") == table)
    }

    @Test func `wait for each other by whichever path, say for whom, and end at a signal`() throws {
        try folder.write(try recorded("clear; post"), to: "a.case")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("corpus"))
        try CorpusLock.changing(folder.path("corpus")) {
            let waiting = try folder.start(["corpus", "add", "a.case", "--corpus", "link"])
            Thread.sleep(forTimeInterval: 3)
            #expect(waiting.isRunning)
            waiting.send(SIGINT)
            let run = try waiting.wait()
            #expect(run.errors.contains("process \(getpid()),"), "\(run.errors)")
            var outputs = OutputSnapshot()
            outputs.add("corpus add a.case", run.errors.replacing(#/since 20\S+Z/#, with: "since TIME"))
            try outputs.expect(named: "waiting")
            #expect(try folder.files(in: "corpus/found") == [])
        }
        #expect(try folder.bindfuzz("corpus", "add", "a.case").errors == "")
    }

    @Test func `do not wait for one that was killed, of which Git sees nothing`() throws {
        try folder.write(try recorded("clear; post"), to: "a.case")
        // What is left of a process that was killed while it had the lock.
        let note = ".bindfuzz-lock,elsewhere,1,1700000000"
        try FileManager.default.createDirectory(
            atPath: folder.path("corpus/\(note)"), withIntermediateDirectories: true)
        let run = try folder.bindfuzz("corpus", "add", "a.case")
        #expect(run.status == 0 && run.errors == "")
        #expect(try folder.files(in: "corpus") == ["found"])
    }

    @Test func `finish a search whose corpus another one changes`() throws {
        let search = ["fuzz", "--cases", "40", "--configurations", "*/eager/immediate/unguarded/index/read", "--seed"]
        let started = try (1...4).map { try folder.start(search + ["\($0 % 2)"]) }
        for command in started { #expect(try [0, 1].contains(command.wait().status)) }
        let kept = try Corpus<RowModel>(directory: folder.path("corpus")).entries
        #expect(Set(kept.map(\.file.testCase)).count == kept.count)
        let texts = try folder.texts(in: "corpus/found")
        for seed in 0...1 { #expect(try folder.bindfuzz(search + ["\(seed)"]).status == 0) }
        #expect(try folder.texts(in: "corpus/found") == texts)
    }
}
