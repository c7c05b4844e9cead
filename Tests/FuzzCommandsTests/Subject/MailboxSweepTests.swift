import Foundation
import FuzzCampaign
import TestSupport
import Testing

/// Many cases by one order to a process that may end at any of them.
@Suite(.runsCommands) struct `A sweep in a process of its own` {
    private func count(_ cases: Int, by size: Int?, environment: [String: String]) throws -> String {
        let numbers = [cases, size].compactMap { $0.map(String.init) }
        let run = try TemporaryDirectory().start(["count"] + numbers, of: "mailbox", environment: environment).wait()
        #expect(run.status == 0)
        return run.output
    }

    /// The code traps under several configurations, and at case 189 while the case is made.
    @Test func `comes to what its cases come to one by one, however many an order has`() throws {
        let expected = try count(195, by: nil, environment: [:])
        try expectSnapshot(expected, named: "count")
        for size in [1, 7, 195] {
            #expect(try count(195, by: size, environment: [:]) == expected)
        }
    }

    @Test(arguments: [("exit", "quit.with-status-7"), ("abort", "trapped"), ("overflow", "trapped")])
    func `does so whatever ends the process`(way: String, mechanism: String) throws {
        let environment = ["MAILBOX_OVERFLOW": way]
        let expected = try count(40, by: nil, environment: environment)
        #expect(expected.contains(" \(mechanism): "))
        #expect(try count(40, by: 40, environment: environment) == expected)
    }

    @Test func `does so where code hangs, each time for as long as the limit`() throws {
        let environment = ["MAILBOX_OVERFLOW": "hang", "MAILBOX_TIME_LIMIT_MS": "300"]
        let expected = try count(24, by: nil, environment: environment)
        #expect(expected.contains(" stuck: "))
        #expect(try count(24, by: 10, environment: environment) == expected)
    }

    @Test(arguments: ["", "abort", "overflow"])
    func `reports the operation at which the code trapped`(way: String) throws {
        let environment = ["MAILBOX_OVERFLOW": way, "MAILBOX_NOTE": "in \"slot\"\n4"]
        let one = try count(12, by: nil, environment: environment)
        #expect(one.contains("0 trapped.in-_22slot_22_0a4: 1, first 11\n"), "\(one)")
        #expect(try count(12, by: 12, environment: environment) == one)
    }

    @Test func `reports only the trap if there is no operation`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        var outputs = OutputSnapshot()
        for note in ["hang", "abort"] {
            let run = try directory.mailbox(
                "replay", "a.case", "--configurations", "oldest/three/unchecked", environment: ["MAILBOX_NOTE": note])
            #expect(run.status == 1)
            outputs.add("replay a.case, with MAILBOX_NOTE=\(note)", run.output)
        }
        try outputs.expect(named: "trap-without-operation")
    }

    @Test func `names the case at which a worker of a campaign is when it ends`() throws {
        let directory = try TemporaryDirectory()
        let process = try directory.start(
            ["campaign", "a", "--seed", "3", "--configurations", "oldest/three/unchecked", "--jobs", "1"],
            of: "mailbox",
            environment: ["MAILBOX_OVERFLOW": "hang", "MAILBOX_TIME_LIMIT_MS": "600000"])
        // The worker waits for code that hangs, and its note stays at the case.
        var indices: [UInt64?] = []
        for _ in 0..<600 where indices.count < 20 || Set(indices.suffix(20)).count > 1 || indices.last == .some(nil) {
            usleep(50_000)
            indices.append(try index(notedIn: directory))
        }
        let index = try #require(indices.last ?? nil)
        // Once may be chance, so the campaign tries the case again.
        for _ in 0..<600 where try directory.files(in: "a/incidents").isEmpty {
            if try self.index(notedIn: directory) == index { for worker in process.workers { kill(worker, SIGTRAP) } }
            usleep(100_000)
        }
        process.send(SIGTERM)
        let run = try process.wait()
        #expect(run.output.contains("trapped: seed 3, length 16, case \(index)\n"), "\(run.output)")
    }

    /// The case that the only worker has noted; nil where it has noted none.
    private func index(notedIn directory: TemporaryDirectory) throws -> UInt64? {
        guard let name = try directory.files(in: "a/workers").first else { return nil }
        let bytes = try Data(contentsOf: directory.url.appending(path: "a/workers/\(name)")).prefix(8)
        guard bytes.count == 8 else { return nil }
        return WorkerPosition(number: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })?.index
    }
}
