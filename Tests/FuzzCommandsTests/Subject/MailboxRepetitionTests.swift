import Foundation
import TestSupport
import Testing

/// What depends on more than the case: a mailbox whose flap sticks some day, or in some processes.
@Suite(.runsCommands) struct `A finding is run again in processes of its own` {
    private static let search = [
        "fuzz", "--seed", "1", "--cases", "40", "--configurations", "oldest/six/checked", "--jobs", "1",
    ]

    @Test func `a finding that needs earlier cases is reported, and not kept`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/.keep")
        let run = try directory.start(Self.search, of: "mailbox", environment: ["MAILBOX_FLAP_LIFE": "30"]).wait()
        #expect(run.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("fuzz, with MAILBOX_FLAP_LIFE=30", run.output)
        try outputs.expect(named: "needs-earlier-cases")
    }

    @Test func `a finding that does not repeat is reported with the first difference, and not kept`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "corpus/.keep")
        let run = try directory.start(
            Self.search, of: "mailbox", environment: ["MAILBOX_FLAP_FILE": directory.path("flaps")]
        ).wait()
        #expect(run.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("fuzz, with MAILBOX_FLAP_FILE", run.output)
        try outputs.expect(named: "does-not-repeat")
    }

    @Test func `of a campaign, and neither is kept`() throws {
        var outputs = OutputSnapshot()
        for (name, value, status) in [("MAILBOX_FLAP_LIFE", "30", 1), ("MAILBOX_FLAP_FILE", "flaps", 0)] {
            let directory = try TemporaryDirectory()
            // The process that begins the campaign is a good one, and that of its worker a bad one.
            try directory.write("x", to: "flaps")
            let run = try directory.start(
                ["campaign", "a"] + Self.search.dropFirst(), of: "mailbox", environment: [name: value]
            ).wait()
            outputs.add("campaign a, with \(name)", run.output)
            // What the code does is no defect of the program.
            #expect(run.status == status, "\(run.output)")
            let shown = try directory.mailbox("status", "a")
            outputs.add("status a, with \(name)", shown)
        }
        try outputs.expect(named: "campaign-repetition")
    }

    @Test func `and a replay says so, too`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("bindfuzz 1\nletters 2\n\ntake\n", to: "a.case")
        // The process in which the case runs twice is a good one, and the next one a bad one.
        try directory.write("x", to: "flaps")
        let run = try directory.start(
            ["replay", "a.case", "--configurations", "oldest/six/checked"], of: "mailbox",
            environment: ["MAILBOX_FLAP_FILE": directory.path("flaps")]
        ).wait()
        var outputs = OutputSnapshot()
        outputs.add("replay a.case", run.output)
        try outputs.expect(named: "replay-repetition")
    }

    @Test func `and nothing is said of what goes wrong again`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.twice, to: "b.case")
        let run = try directory.mailbox("replay", "b.case")
        var outputs = OutputSnapshot()
        outputs.add("replay b.case", run)
        try outputs.expect(named: "replay-that-repeats")
    }
}
