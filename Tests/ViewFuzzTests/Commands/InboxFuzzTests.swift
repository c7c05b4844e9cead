import BindingFuzz
import Foundation
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

/// What is planted in the inbox is found from a fixed seed, and shrunk to the least that shows it.
@Suite(.runsCommands) struct `A search of the inbox` {
    /// The mechanism without the platform and the line, and the steps of the case that shows it.
    private func findings(in directory: TemporaryDirectory) throws -> [String: Set<[String]>] {
        var findings: [String: Set<[String]>] = [:]
        for (name, text) in try directory.texts(in: "corpus/found") {
            // The number at the end tells cases of a mechanism apart, unless it is the status of an exit.
            let stem = name.replacing(".case", with: "")
            let plain = stem.hasSuffix("-status-7") ? stem : stem.replacing(#/-\d+$/#, with: "")
            let mechanism = plain.replacing(#/-line-\d+/#, with: "")
            let steps = text.split(separator: "\n\n").dropFirst().joined().split(separator: "\n")
            findings[mechanism, default: []].insert(steps.map(String.init))
        }
        return findings
    }

    /// What each mistake is shrunk to.
    private static let smallest = [
        "broken.the-quota-is-never-negative": [#"send "used" 2"#, #"send "used" 2"#],
        "trap.Button-Next-of-AttachmentsView-Index-out-1bc6": Array(repeating: #"press "Next""#, count: 3),
        "exit.Button-Log-out-now-of-AccountView-status-7": [#"press "Log out""#, #"press "Log out now""#],
        "issue.DownloadsModel-published-on-another-thread": [#"background call "finish""#],
    ]

    @Test func `goes on in another process once one has taken much memory`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "150", "--jobs", "1", views: ["photos"],
            environment: ["INBOX_PHOTOS": "1"])
        #expect(run.status == 0, "\(run.output)")
        var outputs = OutputSnapshot()
        outputs.add("fuzz", run.output)
        try outputs.expect(named: "fuzz-photos")
    }

    @Test func `notes the whole command that finds a finding again`() throws {
        let directory = try TemporaryDirectory()
        let views = ["inbox", "quota"]
        #expect(try directory.inbox("fuzz", "--seed", "1", "--cases", "60", views: views).status == 1)
        let found = try directory.texts(in: "corpus/found")
        #expect(found.count == 2)
        for (name, text) in found {
            let start = "note found by: BINDFUZZ_VIEWS=inbox,quota inbox "
            let note = try #require(text.split(separator: "\n").first { $0.hasPrefix(start) }, "\(text)")
            let words = note.dropFirst(start.count).split(separator: " ").map(String.init)
            let other = try TemporaryDirectory()
            #expect(try other.inbox(words, views: views).status == 1, "\(words)")
            #expect(try other.texts(in: "corpus/found").contains { $0.0 == name }, "\(words)")
        }
    }

    @Test func `finds each planted mistake, in its smallest case, and nothing else`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox("fuzz", "--seed", "1", "--cases", "150")
        #expect(run.status == 1)
        let found = try findings(in: directory)
        for (mechanism, steps) in Self.smallest {
            #expect(found[mechanism] == [steps], "\(mechanism): \(found[mechanism] ?? [])")
        }
        // Two removals or one that takes all: a smaller case is one with other steps, which takes luck.
        let crash = found["stale.Message-of-InboxRow"] ?? []
        #expect(!crash.isEmpty)
        #expect(crash.allSatisfy { $0.count <= 4 && $0.last?.hasSuffix(#"post "mailboxChanged""#) == true }, "\(crash)")
        let others = found.keys.filter { Self.smallest[$0] == nil && $0 != "stale.Message-of-InboxRow" }
        #expect(others == [])
        let texts = try directory.texts(in: "corpus/found")
        let again = try directory.inbox("fuzz", "--seed", "1", "--cases", "150")
        #expect(again.status == 1)
        #expect(again.output.contains("\n\(texts.count) open findings; "), "\(again.output)")
        #expect(try directory.texts(in: "corpus/found") == texts)
    }

    @Test func `finds a view that never comes back, within the time that the definition gives it`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "3", "--configurations", "ios/written/index", views: ["sync"],
            environment: ["INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "500"])
        #expect(run.status == 1)
        #expect(try findings(in: directory) == ["hang.Button-of-SyncView": [[#"press "Sync""#]]])
    }

    @Test func `tells two hangs apart by what never returns, and where that was`() throws {
        let directory = try TemporaryDirectory()
        let environment = ["INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "500"]
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "8", "--configurations", "ios/written/index",
            views: ["sync", "upload"], environment: environment)
        #expect(run.status == 1)
        let found = try findings(in: directory)
        #expect(Set(found.keys) == ["hang.Button-of-SyncView", "hang.Button-of-UploadView"])
        for (view, call) in [("SyncView", "SyncModel.sync"), ("UploadView", "UploadModel.upload")] {
            let replay = try directory.inbox(
                "replay", "corpus/found/hang.Button-of-\(view).case", environment: environment)
            #expect(replay.output.contains("Calls"), "\(replay.output)")
            #expect(replay.output.contains("\(call) at Tests/Inbox/Models.swift:"), "\(replay.output)")
        }
    }

    @Test func `finds a view whose body has no end`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "3", "--configurations", "ios/written/index", views: ["folder"],
            environment: ["INBOX_FOLDER": "1"])
        #expect(run.status == 1, "\(run.errors)")
        let found = try findings(in: directory)
        #expect(found == ["trap.body-of-FolderView-expected-a-body-with-an": [[#"press "Open""#]]])
    }

    @Test func `begins with what each scheduler of the app's own comes to`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/.keep")
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "0", environment: ["INBOX_SCHEDULER": "1"])
        #expect(run.status == 0, "\(run.errors)")
        let verbose = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "0", "--verbose", environment: ["INBOX_SCHEDULER": "1"])
        var outputs = OutputSnapshot()
        outputs.add("fuzz", run)
        outputs.add("fuzz --verbose", verbose)
        try outputs.expect(named: "fuzz-scheduler")
    }

    @Test func `is the same with one process as with two`() throws {
        let (one, two) = (try TemporaryDirectory(), try TemporaryDirectory())
        for (directory, jobs) in [(one, "1"), (two, "2")] {
            let run = try directory.inbox(
                "fuzz", "--seed", "5", "--cases", "25", "--jobs", jobs, views: ["inbox", "attachments"])
            #expect(run.status == 1)
        }
        #expect(try one.texts(in: "corpus/found") == two.texts(in: "corpus/found"))
    }
}

/// The time that a search of the inbox takes, where its code hangs.
@Suite(.runsCommands) struct `A search of the inbox that takes long` {
    @Test func `ends soon after Ctrl-C, even while it waits for code that hangs`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/found/.keep")
        let command = try directory.start(
            ["fuzz", "--seed", "1", "--time", "1h"], of: "inbox",
            environment: ["BINDFUZZ_VIEWS": "sync", "INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "600000"])
        // By then the first cases have pressed the button that hangs.
        sleep(5)
        #expect(command.isRunning)
        let start = ContinuousClock.now
        command.send(SIGINT)
        let run = try command.wait()
        // Two seconds on a machine that is not busy.
        #expect(start.duration(to: .now) < .seconds(10))
        #expect(run.output.contains("interrupted after 0 cases"), "\(run.output)")
        #expect(run.status == 130, "\(run.output)")
    }

    @Test(arguments: [
        ["shrink", "corpus/found/hang.case"], ["gate", "--cases", "0"], ["fuzz", "--seed", "1", "--time", "1h"],
    ])
    func `ends every command soon after Ctrl-C, and tells no verdict of what was not waited for`(
        arguments: [String]
    ) throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
        // A case with this note is not run before, to see whether state outlives it.
        let text = "bindfuzz 1\nview \"sync\"\nnote mechanism: hang.Button-of-SyncView\n\npress \"Sync\"\n"
        try directory.write(text, to: "corpus/found/hang.case")
        let command = try directory.start(
            arguments, of: "inbox",
            environment: ["BINDFUZZ_VIEWS": "sync", "INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "600000"])
        sleep(4)
        #expect(command.isRunning)
        let start = ContinuousClock.now
        command.send(SIGINT)
        let run = try command.wait()
        // Two seconds on a machine that is not busy.
        #expect(start.duration(to: .now) < .seconds(10))
        #expect(run.status == 130, "\(run.output)\(run.errors)")
        #expect(!run.output.contains("hang") && !run.errors.contains("hang"), "\(run.output)\(run.errors)")
    }

    @Test func `goes on while a hang is confirmed`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "fuzz", "--seed", "1", "--cases", "14", "--jobs", "1", views: ["sync", "quota"],
            environment: ["INBOX_SYNC": "1", "INBOX_TIME_LIMIT_MS": "1000"])
        let hang = try #require(run.output.firstRange(of: "new: hang"), "\(run.output)")
        let other = try #require(run.output.firstRange(of: "new: broken.the-quota"), "\(run.output)")
        #expect(other.lowerBound < hang.lowerBound, "\(run.output)")
        // The hang is announced once, before it is shrunk.
        #expect(run.errors.ranges(of: "no answer, probably a hang").count == 1, "\(run.errors)")
        #expect(try directory.files(in: "corpus/found").contains("hang.Button-of-SyncView.case"))
    }

    #if os(Linux)
        @Test func `forks a process after a trap, and starts none`() throws {
            let directory = try TemporaryDirectory()
            try directory.write("", to: "corpus/found/.keep")
            let command = try directory.start(
                ["fuzz", "--seed", "1", "--jobs", "1", "--cases", "60"], of: "inbox",
                environment: ["BINDFUZZ_VIEWS": "attachments"])
            var started: Set<pid_t> = []
            while command.isRunning {
                started.formUnion(command.workers)
                usleep(2_000)
            }
            let run = try command.wait()
            #expect(run.output.contains("new: trap"), "\(run.output)")
            // One runs the cases and the attempts to shrink them, with more than 20 traps. Each finding is verified in two more.
            #expect(started.count <= 6, "\(started.count)")
        }
    #endif
}
