import TestSupport
import Testing

@Suite(.runsCommands) struct `A steered search of the inbox` {
    private static let options = [
        "--avoid", #"press "Clear""#, "--weight", #"post "mailboxChanged"=4"#, "--begin", #"press "Archive first""#,
    ]

    @Test func `is the same with one process as with two, and notes its options`() throws {
        let (one, two) = (try TemporaryDirectory(), try TemporaryDirectory())
        for (directory, jobs) in [(one, "1"), (two, "2")] {
            let run = try directory.inbox(
                ["fuzz", "--seed", "5", "--cases", "40", "--jobs", jobs] + Self.options, views: ["inbox"])
            #expect(run.status == 1, "\(run.errors)")
        }
        let found = try one.texts(in: "corpus/found")
        #expect(!found.isEmpty)
        #expect(try two.texts(in: "corpus/found") == found)
        let start = "note found by: BINDFUZZ_VIEWS=inbox inbox fuzz --seed 5 --length 32 "
        let text = try #require(found.sorted { $0.key < $1.key }.first?.value)
        let note = try #require(text.split(separator: "\n").first { $0.hasPrefix(start) }, "\(text)")
        #expect(
            note.contains(
                #"--weight 'post "mailboxChanged"=4' --avoid 'press "Clear"' --begin 'press "Archive first"'"#))
    }

    @Test func `writes nothing if it is a dry run`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/.keep")
        let run = try directory.inbox("fuzz", "--seed", "1", "--cases", "40", "--dry-run", views: ["inbox"])
        #expect(run.status == 1)
        #expect(run.output.contains("would write corpus/found/stale.Message-of-InboxRow.case\n"), "\(run.output)")
        #expect(run.output.hasSuffix("wrote no case\n"))
        #expect(try directory.texts(in: "corpus").map(\.0) == [".keep"])
    }

    @Test func `knows which handlers ran in a process that has ended`() throws {
        let directory = try TemporaryDirectory()
        let runs = try ["1", "2"].map { jobs in
            try directory.inbox(
                "fuzz", "--seed", "1", "--cases", "24", "--weight", "idle=40", "--dry-run", "--jobs",
                jobs, views: ["leaving"],
                environment: ["INBOX_LEAVING": "1"])
        }
        for run in runs {
            let lines = run.output.split(separator: "\n").drop { !$0.hasPrefix("never ran: ") }.prefix(2)
            #expect(lines.first == "never ran: 1 of 3 handlers", "\(run.output)")
            let name = "  onDisappear of LeavingView at Tests/Inbox/OtherViews.swift:"
            #expect(lines.last?.hasPrefix(name) == true, "\(run.output)")
        }
    }

    @Test func `says what it has not operated or seen, and where it found something`() throws {
        let directory = try TemporaryDirectory()
        let run = try directory.inbox(
            "fuzz", "--seed", "3", "--cases", "4", "--avoid", #"press "Archive first""#, "--avoid", "post", "--jobs",
            "1",
            views: ["inbox", "settings", "quota"])
        var outputs = OutputSnapshot()
        // Whether a search is so slow that it says its progress is up to the machine.
        outputs.add("fuzz of three views", run.output)
        try outputs.expect(named: "fuzz-missed")
    }

    @Test func `refuses options that it cannot read, and coverage that nobody has built`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/.keep")
        var outputs = OutputSnapshot()
        for arguments in [
            ["--avoid", "leev"], ["--weight", "press=often"], ["--begin", "press Clear"],
            ["--coverage", "--cases", "1"],
        ] {
            let run = try directory.inbox(["fuzz"] + arguments)
            #expect(run.status == (arguments[0] == "--coverage" ? 3 : 64))
            outputs.add("fuzz \(arguments.joined(separator: " "))", run)
        }
        try outputs.expect(named: "fuzz-steering-errors")
    }

    @Test func `is what a campaign keeps`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/.keep")
        let settings = ["--seed", "5", "--cases", "100", "--jobs", "1"]
        let run = try directory.inbox(["campaign", "night"] + settings + Self.options, views: ["inbox"])
        #expect(run.status == 1, "\(run.errors)")
        let found = try directory.texts(in: "night/found")
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.1.contains(#"--avoid 'press "Clear"'"#) }, "\(found)")
        let again = try directory.inbox("campaign", "night", "--resume", views: ["inbox"])
        #expect(again.status == 1, "\(again.errors)")
        let other = try directory.inbox("campaign", "night", "--resume", "--avoid", "post", views: ["inbox"])
        #expect(other.status == 64)
        #expect(other.errors.contains("night has a campaign with another --avoid."), "\(other.errors)")
    }

    @Test func `recombines the corpus on request, and notes that`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "corpus/seeds/crash.case")
        let plain = try directory.inbox(
            "fuzz", "--seed", "3", "--cases", "60", "--dry-run", "--verbose", views: ["inbox"])
        let recombined = try directory.inbox(
            "fuzz", "--seed", "3", "--cases", "60", "--dry-run", "--verbose", "--recombine", views: ["inbox"])
        func steps(_ run: CommandRun) -> Substring? {
            run.output.split(separator: "\n").first { $0.hasPrefix("steps: ") }
        }
        #expect(steps(plain) != nil)
        #expect(steps(plain) != steps(recombined))
    }
}
