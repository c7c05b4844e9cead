import TestSupport
import Testing

/// Findings in an app's views fail every check until they are fixed or acknowledged.
@Suite(.runsCommands) struct `An open finding of the inbox` {
    /// A finding that is fixed: it names a mechanism, expects nothing, and is clean.
    private static let fixed = InboxTexts.clean.replacing("expect */*/* clean", with: "note mechanism: crash.folders")

    private func corpus(_ cases: [String: String]) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.canary, to: "corpus/canary/must-fail.case")
        for (name, text) in cases { try directory.write(text, to: "corpus/found/\(name).case") }
        return directory
    }

    @Test func `fails fuzz and the gate until it is acknowledged, and again once that is over`() throws {
        let directory = try corpus([:])
        let found = try directory.inbox("fuzz", "--seed", "1", "--cases", "12", views: ["quota"])
        #expect(found.status == 1)
        let paths = try directory.files(in: "corpus/found").map { "corpus/found/\($0)" }
        #expect(!paths.isEmpty)
        for path in paths { #expect(!(try directory.read(path).contains("\nexpect")), "\(path)") }
        let again = try directory.inbox("fuzz", "--seed", "2", "--cases", "1", views: ["settings"])
        #expect(again.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("fuzz, with open findings", again)
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 1)
        let open = try directory.inbox("gate", "--cases", "0", "--junit", "a.xml", "--sarif", "a.sarif")
        #expect(open.status == 1)
        outputs.add("gate, with open findings", open)
        // A shell does not find the program by its name there, so each printed command has its path.
        let elsewhere = try directory.inbox("gate", "--cases", "0", environment: ["PATH": "/usr/bin:/bin"])
        let replay = try #require(elsewhere.output.firstMatch(of: #/run: (.+ replay .+)\n/#)).1
        #expect(replay.hasPrefix("/"), "\(replay)")
        #expect(try directory.bash(String(replay)).output.contains("\nWhy\n"))
        outputs.add("a.xml", try directory.read("a.xml"))
        #expect(try directory.read("a.sarif").contains("\"ruleId\" : \"open-finding\""))

        let day = ["--reason", "the quota service goes away", "--until", "2999-12-31"]
        let done = try directory.inbox(["corpus", "acknowledge"] + paths + day)
        #expect(done.status == 0, "\(done.errors)")
        #expect(try directory.inbox("fuzz", "--seed", "2", "--cases", "1", views: ["settings"]).status == 0)
        let known = try directory.inbox("gate", "--cases", "0", "--junit", "b.xml", "--sarif", "b.sarif")
        #expect(known.status == 0, "\(known.output)")
        outputs.add("gate, with acknowledged findings", known)
        outputs.add("b.xml", try directory.read("b.xml"))
        let report = try directory.inbox("report", "corpus")
        #expect(report.output.contains("; 1 acknowledged\n"), "\(report.output)")
        #expect(
            report.output.contains("broken.the-quota-is-never-negative  (acknowledged until 2999-12-31)\n"),
            "\(report.output)")
        #expect(report.output.contains("  Accepted    the quota service goes away\n"), "\(report.output)")
        try outputs.expect(named: "open-findings")
        #expect(try directory.read("b.sarif").contains("\"suppressions\""))

        for day in ["2020-02-29", "soon"] {
            let text = try directory.read(paths[0])
            try directory.write(text.replacing("2999-12-31", with: day), to: paths[0])
            let over = try directory.inbox("gate", "--cases", "0", "--format", "json")
            #expect(over.status == 2, "\(over.output)")
            #expect(over.output.contains("expired-acknowledgement"), "\(over.output)")
            try directory.write(text, to: paths[0])
        }
    }

    @Test func `becomes a regression test once it is fixed, and is red if it comes back`() throws {
        let directory = try corpus(["a": Self.fixed, "b": Self.fixed.replacing("settings", with: "settings")])
        #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
        var outputs = OutputSnapshot()
        for name in ["a", "b"] { outputs.add(name, try directory.read("corpus/found/\(name).case")) }
        try directory.write(Self.fixed, to: "corpus/found/a.case")
        let noted = try directory.inbox("gate", "--cases", "0")
        #expect(noted.status == 0, "\(noted.output)")
        outputs.add("gate, with a finding that is fixed", noted)
        #expect(try directory.inbox("corpus", "fixed", "corpus/found/a.case").status == 0)
        #expect(try directory.read("corpus/found/a.case") == directory.read("corpus/found/b.case"))

        let back = InboxTexts.canary.replacing("expect", with: "note formerly: mechanism: x\nexpect")
        try directory.write(back, to: "corpus/found/a.case")
        let run = try directory.inbox("gate", "--cases", "0")
        #expect(run.status == 1)
        outputs.add("gate, with a finding that comes back", run)
        try outputs.expect(named: "fixed-findings")
    }

    @Test func `is neither acknowledged nor fixed against the facts`() throws {
        let directory = try corpus(["clean": Self.fixed, "open": InboxTexts.crash])
        let (clean, open) = ("corpus/found/clean.case", "corpus/found/open.case")
        let files = try [clean, open].map(directory.read)
        for (status, arguments) in [
            (2, ["acknowledge", open, clean, "--reason", "x"]), (2, ["fixed", clean, open]),
            (64, ["acknowledge", open, "--reason", " "]), (64, ["acknowledge", open]),
            (64, ["acknowledge", open, "--reason", "x", "--until", "2026-02-30"]),
            (64, ["acknowledge", open, "--reason", "x", "--until", "2020-01-01"]),
            (3, ["fixed", "corpus/canary/must-fail.case"]), (3, ["fixed", "-"]),
        ] {
            let run = try directory.inbox(["corpus"] + arguments)
            #expect(run.status == Int32(status), "\(arguments) \(run.errors)")
        }
        #expect(try [clean, open].map(directory.read) == files)
        #expect(try directory.inbox("corpus", "acknowledge", open, "--reason", "a\nnote b").status == 0)
        #expect(try directory.inbox("corpus", "acknowledge", open, "--reason", "later").status == 0)
        try expectSnapshot(try directory.read(open), named: "acknowledged-case")
    }

    @Test func `is acknowledged once, however often its file is named, and none is where one of the files is bad`()
        throws
    {
        let directory = try corpus(["clean": Self.fixed, "open": InboxTexts.crash])
        try directory.write("bad\n", to: "bad.case")
        let open = "corpus/found/open.case"
        let refused = try directory.inbox(
            "corpus", "acknowledge", "corpus/found/clean.case", "-", "missing.case", open, "bad.case",
            "corpus/canary/must-fail.case", "--reason", "x")
        #expect(refused.status == 3)
        #expect(try directory.read(open) == InboxTexts.crash)
        var outputs = OutputSnapshot()
        outputs.add("corpus acknowledge, with several bad files", refused)
        outputs.add(
            "corpus acknowledge \(open) ./\(open)",
            try directory.inbox("corpus", "acknowledge", open, "./\(open)", open, "--reason", "x"))
        try outputs.expect(named: "acknowledged-together")
    }

    @Test func `has a reason without hidden characters, and none reaches a terminal from a file`() throws {
        let directory = try corpus(["open": InboxTexts.crash])
        let open = "corpus/found/open.case"
        let reason = "a\u{202E}b\u{2066}\u{200B}\u{9B}c\u{1B}[2J"
        #expect(try directory.inbox("corpus", "acknowledge", open, "--reason", reason).status == 0)
        let spelled = #"acknowledged: a\u{202E}b\u{2066}\u{200B}\u{9B}c\u{1B}[2J"#
        #expect(try directory.read(open).contains("note \(spelled)\n"))
        try directory.write(directory.read(open).replacing(spelled, with: "acknowledged: a\u{202E}b"), to: open)
        for command in [
            ["fuzz", "--seed", "1", "--cases", "0"], ["gate", "--cases", "0", "--record"], ["gate", "--cases", "0"],
            ["corpus", "verify"], ["corpus", "list"], ["replay", open], ["report", "corpus"],
            ["report", "corpus", "--format", "markdown"], ["report", "corpus", "--format", "html"],
            ["gate", "--cases", "0", "--format", "junit"], ["gate", "--cases", "0", "--format", "sarif"],
            ["gate", "--cases", "0", "--format", "github"],
        ] {
            let run = try directory.inbox(command)
            #expect(!(run.output + run.errors).contains("\u{202E}"), "\(command): \(run.output)")
        }
    }

    @Test func `is held by a gate whose table and canary one command makes`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.clean, to: "corpus/seeds/clean.case")
        let unprepared = try directory.inbox("gate", "--cases", "0")
        #expect(unprepared.status == 2)
        var outputs = OutputSnapshot()
        outputs.add("gate, without a table and a canary", unprepared)
        let recorded = try directory.inbox("gate", "--cases", "0", "--record")
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        #expect(try directory.files(in: "corpus/canary") == ["must-fail.case"])
        let passed = try directory.inbox("gate", "--cases", "0")
        #expect(passed.status == 0, "\(passed.output)")
        outputs.add("gate, with what it recorded", passed)
        try outputs.expect(named: "unprepared-gate")
    }
}
