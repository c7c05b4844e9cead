import Foundation
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

/// How a search and a gate of the inbox keep to their time, where the app's code takes all of it.
@Suite(.runsCommands) struct `The time of the inbox's commands` {
    private static func hanging(for limit_ms: Int) -> [String: String] {
        ["BINDFUZZ_VIEWS": "sync", "INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "\(limit_ms)"]
    }

    /// The run of a command, and how long it took.
    private func timed(_ body: () throws -> CommandRun) rethrows -> (run: CommandRun, time: Duration) {
        let start = ContinuousClock.now
        let run = try body()
        return (run, start.duration(to: .now))
    }

    /// The longest time of a command on a machine that runs other tests beside it.
    private static func longest(for time: Duration) -> Duration { time + time / 2 }

    @Test func `tell a hang within three times its limit`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/found/.keep")
        let limit_ms = 8_000
        let start = ContinuousClock.now
        let command = try directory.start(
            ["fuzz", "--seed", "1", "--time", "1h"], of: "inbox", environment: Self.hanging(for: limit_ms))
        #expect(try command.hasWritten("no answer, probably a hang"))
        let told = start.duration(to: .now)
        #expect(try command.hasWritten("being confirmed: hang.Button-of-SyncView\n  \"sync\": press \"Sync\"\n"))
        // The first run takes the limit. What follows, up to the smallest case, takes a tenth each.
        #expect(told >= .milliseconds(limit_ms))
        #expect(start.duration(to: .now) <= .milliseconds(3 * limit_ms))
        command.send(SIGKILL)
        _ = try command.wait()
    }

    /// `The pace of a search` holds the tenth by which a search may be longer, with a clock that no other process delays.
    @Test(arguments: [1_500, 600_000])
    func `are those asked for, whether code hangs for less or for more`(limit_ms: Int) throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/found/.keep")
        let (run, time) = try timed {
            try directory.start(
                ["fuzz", "--seed", "1", "--time", "10s"], of: "inbox", environment: Self.hanging(for: limit_ms)
            ).wait()
        }
        #expect(time >= .seconds(10))
        #expect(time <= Self.longest(for: .seconds(10)))
        // The first case of a search does not end within the longer limit.
        #expect(run.status == (limit_ms < 10_000 ? 1 : 3), "\(run.output)\(run.errors)")
    }

    @Test func `include shrinking and confirming, whose case until then is kept`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/found/.keep")
        let (run, time) = try timed {
            try directory.inbox(
                "fuzz", "--seed", "1", "--time", "20s", views: ["quota"], environment: ["INBOX_PAUSE_MS": "300"])
        }
        #expect(time <= Self.longest(for: .seconds(20)), "\(run.output)")
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        let file = try #require(try directory.texts(in: "corpus/found").first { $0.key.hasSuffix(".case") })
        #expect(file.key == "broken.the-quota-is-never-negative.case")
        #expect(file.value.contains("note not shrunk: the search ended before"), "\(file.value)")
        // It shows the failure all the same.
        let replay = try directory.inbox("replay", "corpus/found/\(file.key)")
        #expect(replay.status == 1, "\(replay.output)")
    }

    @Test func `are two minutes for a gate, with its verification`() throws {
        let time = try #require(ViewSubject<InboxFuzz>.gateTime)
        #expect(time <= .seconds(100))
        let directory = try TemporaryDirectory()
        let help = try directory.inbox("help", "gate")
        let words = help.output.replacing(#/\s+/#, with: " ")
        #expect(words.contains("(default: 100s; with --record without a limit)"), "\(words)")
    }

    @Test func `leave a gate's search unfinished, but not its corpus, which is said`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        try directory.write(InboxTexts.clean, to: "corpus/seeds/clean.case")
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
        let (run, time) = try timed {
            try directory.inbox(
                "gate", "--cases", "1000000", "--time", "8s", "--junit", "a.xml", views: ["settings"])
        }
        #expect(time <= Self.longest(for: .seconds(8)))
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("unfinished search: the time was over, so "), "\(run.output)")
        #expect(try directory.read("a.xml").contains("of 1,000,000 cases were not searched"))

        // The runs of the corpus alone take longer than that.
        let late = try directory.inbox(
            "gate", "--time", "1s", environment: ["INBOX_PAUSE_MS": "1500"])
        #expect(late.status == 2, "\(late.output)\(late.errors)")
        #expect(late.output.contains("of 2 cases of the corpus"), "\(late.output)")
        #expect(late.output.contains("gate --cases 400 --time 1h"), "\(late.output)")
    }
}

/// What is left of a search that Ctrl-C ends while it shrinks or confirms what it has found.
@Suite(.runsCommands) struct `A search of the inbox that is interrupted` {
    @Test(arguments: ["no answer, probably a hang", "being confirmed: hang"])
    func `ends within seconds, and keeps a hang that is being`(told: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/found/.keep")
        let command = try directory.start(
            ["fuzz", "--seed", "1", "--time", "1h"], of: "inbox",
            environment: ["BINDFUZZ_VIEWS": "sync", "INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "8000"])
        #expect(try command.hasWritten(told))
        let start = ContinuousClock.now
        command.send(SIGINT)
        let run = try command.wait()
        // Two seconds on a machine that is not busy, and less than the limit on any.
        #expect(start.duration(to: .now) < .seconds(6))
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        #expect(run.output.contains("interrupted after "), "\(run.output)")
        let file = try directory.read("corpus/found/hang.Button-of-SyncView.case")
        #expect(file.contains("note not shrunk: the search ended before it was confirmed\n"), "\(file)")
        #expect(file.contains("press \"Sync\"\n"), "\(file)")
    }

    @Test func `ends within seconds, and keeps the smallest case until then`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/found/.keep")
        let command = try directory.start(
            ["fuzz", "--seed", "1", "--time", "1h"], of: "inbox",
            environment: ["BINDFUZZ_VIEWS": "quota", "INBOX_PAUSE_MS": "400"])
        #expect(try command.hasWritten("shrinking "))
        let start = ContinuousClock.now
        command.send(SIGINT)
        let run = try command.wait()
        // Two seconds on a machine that is not busy.
        #expect(start.duration(to: .now) < .seconds(10))
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        let file = try #require(try directory.texts(in: "corpus/found").first { $0.key.hasSuffix(".case") })
        #expect(file.value.contains("note not shrunk: the search ended before"), "\(file.value)")
        let replay = try directory.inbox("replay", "corpus/found/\(file.key)")
        #expect(replay.status == 1, "\(replay.output)")
    }
}
