import BindingFuzz
import Foundation
import TestSupport
import Testing

@testable import ViewFuzz
@testable import inbox

/// What a person writes in a test of their own package, which here is a temporary directory.
@Suite(.runsCommands) struct `A test of an app's views` {
    private func package() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write("// The manifest of a package.\n", to: "Package.swift")
        return directory
    }

    /// The report of a failure; nil where nothing is thrown.
    private func report(of body: () throws -> Void) throws -> String? {
        do {
            try body()
            return nil
        } catch let failure as ViewTestFailure {
            return failure.description
        }
    }

    @Test func `fails with a report of what goes wrong, and how to see it again`() throws {
        let directory = try package()
        let report = try report {
            try InboxFuzz.test(cases: 40, executable: "inbox", file: directory.path("Tests/ViewTests.swift"))
        }
        let text = try #require(report)
        var outputs = OutputSnapshot()
        outputs.add("test(cases: 40)", text)
        try outputs.expect(named: "test-fails")
    }

    @Test func `fails for open findings, and passes once all that the search finds is acknowledged`() throws {
        let directory = try package()
        #expect(try directory.inbox("fuzz", "--seed", "1", "--cases", "15").status == 1)
        let file = directory.path("Tests/ViewTests.swift")
        #expect(try report { try InboxFuzz.test(cases: 0, executable: "inbox", file: file) } != nil)
        let found = try directory.files(in: "corpus/found").map { "corpus/found/\($0)" }
        #expect(try directory.inbox(["corpus", "acknowledge", "--reason", "known"] + found).status == 0)
        #expect(try report { try InboxFuzz.test(cases: 15, executable: "inbox", file: file) } == nil)
        #expect(try report { try InboxFuzz.test(cases: 15, corpus: "none", executable: "inbox", file: file) } != nil)
    }

    @Test func `fails where a case of the corpus does not do what it expects`() throws {
        let directory = try package()
        try directory.write(InboxTexts.clean, to: "corpus/seeds/clean.case")
        let file = directory.path("Tests/ViewTests.swift")
        #expect(try report { try InboxFuzz.test(cases: 0, executable: "inbox", file: file) } == nil)
        try directory.write(InboxTexts.canary, to: "corpus/seeds/broken.case")
        let text = try #require(try report { try InboxFuzz.test(cases: 0, executable: "inbox", file: file) })
        var outputs = OutputSnapshot()
        outputs.add("test(cases: 0)", text)
        try outputs.expect(named: "test-of-corpus-fails")
    }

    @Test func `fails where a canary of the corpus is silent, and passes where it fails`() throws {
        let directory = try package()
        let file = directory.path("Tests/ViewTests.swift")
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        #expect(try report { try InboxFuzz.test(cases: 0, executable: "inbox", file: file) } == nil)
        try directory.write(InboxTexts.clean, to: "corpus/canary/must-fail.case")
        #expect(try report { try InboxFuzz.test(cases: 0, executable: "inbox", file: file) } != nil)
    }

    @Test func `passes where a finding does not repeat, and notes it`() throws {
        let directory = try package()
        let run = try directory.inbox(
            "test", "--seed", "1", "--cases", "20", views: ["coin"], environment: ["INBOX_COIN": directory.path("coin")]
        )
        #expect(run.status == 0, "\(run.output)")
        // The smallest case depends on the coin.
        #expect(run.output.hasPrefix("note: broken.the-coin-shows-heads\n"), "\(run.output)")
        #expect(run.output.contains(Flakiness.Kind.doesNotRepeat.words), "\(run.output)")
    }

    @Test func `begins each case without what an earlier one has stored, and leaves the person's home alone`() throws {
        let directory = try package()
        try directory.write("mine", to: "home/Documents/visits")
        try directory.write("mine", to: "temporary/mine")
        let run = try directory.inbox(
            "test", "--seed", "1", "--cases", "40", views: ["stored visits"],
            environment: [
                "INBOX_STORED_VISITS": "1", "HOME": directory.path("home"), "CFFIXED_USER_HOME": directory.path("home"),
                "TMPDIR": directory.path("temporary"),
            ])
        #expect(run.status == 0, "\(run.output)")
        #expect(try directory.read("home/Documents/visits") == "mine")
        #expect(try directory.files(in: "home") == ["Documents"])
        // The process that ran the cases removes its home once the command has ended.
        for _ in 0..<200 where try directory.files(in: "temporary") != ["mine"] { usleep(50_000) }
        #expect(try directory.files(in: "temporary") == ["mine"])
    }

    @Test func `fails where a finding needs earlier cases, with those to paste`() throws {
        let directory = try package()
        let run = try directory.inbox(
            "test", "--seed", "1", "--cases", "30", views: ["login"], environment: ["INBOX_LOGIN": "1"])
        #expect(run.status == 1, "\(run.output)")
        let text = try #require(run.output.firstMatch(of: #/<<'CASES'\n((?:.|\n)*)CASES\n/#)?.1, "\(run.output)")
        try directory.write(String(text), to: "a.cases")
        let replay = try directory.inbox(
            "replay", "--together", "a.cases", "--configurations", "ios/written/index",
            environment: ["INBOX_LOGIN": "1"])
        #expect(replay.output.contains("\n  broken a.cases:"), "\(replay.output)")
    }

    @Test func `replays a case, and passes where it is clean`() throws {
        let directory = try package()
        let file = directory.path("Tests/ViewTests.swift")
        func replay(_ text: String, _ configuration: String) throws -> String? {
            try report { try InboxFuzz.replay(text, under: configuration, executable: "inbox", file: file) }
        }
        let text = try #require(try replay(InboxTexts.trap, "ios/written/index"))
        var outputs = OutputSnapshot()
        outputs.add("replay(trap)", text)
        try outputs.expect(named: "replay-fails")
        #expect(try replay(InboxTexts.trap, "macos/written/index") != nil)
        #expect(try replay(InboxTexts.clean, "ios/written/index") == nil)
        #expect(try replay(InboxTexts.crash, "ios/commit/index") == nil)
        #expect(try replay(InboxTexts.crash, "ios/written/identity") == nil)
    }

    @Test func `goes on where the executable ends before it has read its case`() throws {
        let directory = try package()
        let text = String(repeating: "# more than a pipe has room for\n", count: 10_000)
        #expect(throws: ViewTestProblem.self) {
            try ViewTest.run(
                "inbox", ["replay", "gone.case"], input: text, in: URL(fileURLWithPath: directory.path(".")))
        }
    }

    @Test func `says what is wrong where it cannot be run`() throws {
        let directory = try package()
        let file = directory.path("Tests/ViewTests.swift")
        #expect(throws: ViewTestProblem.self) { try InboxFuzz.test(cases: 1, executable: "outbox", file: file) }
        #expect(throws: ViewTestProblem.self) {
            try InboxFuzz.replay("bindfuzz 1\n\ntouch\n", under: "ios/written/index", executable: "inbox", file: file)
        }
        let problem = #expect(throws: ViewTestProblem.self) { try InboxFuzz.test(cases: 1, file: file) }
        #expect(problem?.description.contains("'InboxFuzz'") == true)
    }
}
