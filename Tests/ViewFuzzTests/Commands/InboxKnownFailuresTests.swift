import TestSupport
import Testing

/// What a person has decided about a finding holds only as long as the finding is what it was then.
@Suite(.runsCommands) struct `A known failure of the inbox` {
    /// A kept case whose state fails the checks of the corpus, or that none of them fails for.
    struct Kept: Sendable {
        let name: String
        let text: String
        /// The exit statuses of `fuzz` and of the gate.
        let statuses: (fuzz: Int32, gate: Int32)
    }

    private static func quota(_ header: String) -> String {
        InboxTexts.canary.replacing("expect */*/* clean", with: header)
    }

    static let kept: [Kept] = [
        Kept(
            name: "accepted", text: quota("note acknowledged until 2999-12-31: later\nexpect */*/* broken"),
            statuses: (0, 0)),
        Kept(
            name: "expired", text: quota("note acknowledged until 2020-02-29: later\nexpect */*/* broken"),
            statuses: (1, 2)),
        Kept(name: "undated", text: quota("note acknowledged until soon: x\nexpect */*/* broken"), statuses: (1, 2)),
        Kept(
            name: "different", text: quota("note acknowledged: later\nexpect */*/* crash"), statuses: (1, 1)),
        Kept(
            name: "other", text: quota("note acknowledged: x\nnote mechanism: broken.another\nexpect */*/* broken"),
            statuses: (1, 2)),
        Kept(
            name: "again", text: quota("note formerly: mechanism: broken.x\nexpect */*/* clean"), statuses: (1, 1)),
        Kept(
            name: "gone",
            text: InboxTexts.clean.replacing("expect */*/* clean", with: "note acknowledged: x\nexpect */*/* crash"),
            statuses: (1, 2)),
        Kept(
            name: "fixed",
            text: InboxTexts.clean.replacing("expect", with: "note formerly: mechanism: broken.x\nexpect"),
            statuses: (0, 0)),
        Kept(
            name: "gone-open", text: InboxTexts.clean.replacing("expect */*/* clean", with: "note mechanism: crash.x"),
            statuses: (0, 0)),
    ]

    @Test func `fails fuzz as it fails the gate, and each command names its state`() throws {
        var outputs = OutputSnapshot()
        for kept in Self.kept {
            let directory = try TemporaryDirectory()
            let path = "corpus/found/\(kept.name).case"
            try directory.write(InboxTexts.clean, to: "corpus/seeds/clean.case")
            #expect(try directory.inbox("gate", "--cases", "0", "--record").status == 0)
            try directory.write(kept.text, to: path)
            let fuzz = try directory.inbox("fuzz", "--seed", "1", "--cases", "0")
            #expect(fuzz.status == kept.statuses.fuzz, "\(kept.name): \(fuzz.output)")
            let gate = try directory.inbox("gate", "--cases", "0")
            #expect(gate.status == kept.statuses.gate, "\(kept.name): \(gate.output)")
            let verification = try directory.inbox("corpus", "verify")
            // The gate may find worse in its table.
            #expect((verification.status == 0) == (gate.status == 0), "\(kept.name): \(verification.output)")
            #expect(Self.kinds(verification, at: path) == Self.kinds(gate, at: path), "\(kept.name)")
            outputs.add("fuzz, with the case '\(kept.name)'", fuzz)
            outputs.add("corpus list", try directory.inbox("corpus", "list"))
            let report = try directory.inbox("report", "corpus").output
            outputs.add("report corpus", report.split(separator: "\n").prefix(4).joined(separator: "\n"))
            let replay = try directory.inbox("replay", path).output
            let state = replay.split(separator: "\n").drop { !$0.hasPrefix("  State") }
            outputs.add("replay \(path)", state.joined(separator: "\n"))
        }
        try outputs.expect(named: "known-failures")
    }

    /// Returns the kinds of the problems and notes about a case. The gate also has what follows from them.
    private static func kinds(_ run: CommandRun, at path: String) -> [Substring] {
        run.output.matches(of: #/(?m)^(\S+):[0-9]+: ((?:note: )?[a-z ]+): /#).filter { $0.1 == path }.map(\.2)
    }

    @Test func `is counted, and listed if there are few`() throws {
        let directory = try TemporaryDirectory()
        for number in 1...4 {
            let note = "note acknowledged: reason \(number)\nexpect */*/* broken"
            try directory.write(Self.quota(note), to: "corpus/found/\(number).case")
        }
        func known(_ options: String...) throws -> [Substring] {
            let run = try directory.inbox(["fuzz", "--seed", "1", "--cases", "0"] + options)
            #expect(run.status == 0, "\(run.output)")
            return run.output.split(separator: "\n").drop { $0 != "4 known failures:" }.dropLast(2)
        }
        let lines = (1...4).map { "  corpus/found/\($0).case: acknowledged: reason \($0)" }
        #expect(
            try known().map(String.init) == ["4 known failures:"] + lines.prefix(3) + [
                "  and 1 more; --verbose lists all"
            ])
        #expect(try known("--verbose").map(String.init) == ["4 known failures:"] + lines)
    }

    @Test func `is not accepted by recording what a case shows`() throws {
        let directory = try TemporaryDirectory()
        let expected = InboxTexts.crash.replacing("view \"inbox\"", with: "view \"inbox\"\nexpect */*/* crash")
        try directory.write(expected, to: "corpus/seeds/expected.case")
        try directory.write(InboxTexts.crash, to: "corpus/found/open.case")
        let paths = try Self.kept.filter { ["again", "different"].contains($0.name) }.map { kept in
            try directory.write(kept.text, to: "corpus/found/\(kept.name).case")
            return "corpus/found/\(kept.name).case"
        }
        var outputs = OutputSnapshot()
        for path in ["corpus/found/open.case"] + paths {
            let text = try directory.read(path)
            let run = try directory.inbox("corpus", "record", "corpus/seeds/expected.case", path)
            #expect(run.status == 2, "\(run.output)\(run.errors)")
            outputs.add("corpus record corpus/seeds/expected.case \(path)", run)
            #expect(try directory.read(path) == text)
            #expect(try directory.read("corpus/seeds/expected.case") == expected)
        }
        outputs.add("corpus record --help", try directory.inbox("corpus", "record", "--help"))
        try outputs.expect(named: "record-refused")
        // An expectation that a person wrote is recorded as before.
        #expect(try directory.inbox("corpus", "record", "corpus/seeds/expected.case").status == 0)
        #expect(try directory.read("corpus/seeds/expected.case") != expected)
    }

    @Test func `is accepted by a gate whose table claims nothing yet`() throws {
        let directory = try TemporaryDirectory()
        let unprepared = try directory.inbox("gate", "--cases", "0")
        #expect(unprepared.status == 2, "\(unprepared.output)")
        let recorded = try directory.inbox("gate", "--cases", "0", "--record")
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        #expect(try directory.files(in: "corpus/canary") == ["must-fail.case"])
        #expect(try directory.inbox("gate", "--cases", "0").status == 0)
        // `bindfuzz init` cannot run the package that it writes, and writes the same table.
        #expect(try directory.bindfuzz("init", "New").status == 0)
        #expect(try directory.read("New/corpus/verdicts.txt") == directory.read("corpus/verdicts.txt"))

        try directory.write(InboxTexts.crash, to: "corpus/found/open.case")
        #expect(try directory.inbox("gate", "--cases", "0").status == 1)
        #expect(try directory.inbox("corpus", "acknowledge", "corpus/found/open.case", "--reason", "x").status == 0)
        let accepted = try directory.inbox("gate", "--cases", "0")
        #expect(accepted.status == 0, "\(accepted.output)")
    }
}
