import TestSupport
import Testing

/// The field reports, one of which fails only under an assumption.
@Suite(.runsCommands) struct `The option to assume` {
    private static let name = "removed-child"
    private static let other = "evaluated-once-more"

    private static let testCase = """
        bindfuzz 1
        view "r21"

        press "Close the last room"

        """

    private func fieldReports(_ arguments: [String], in directory: TemporaryDirectory) throws -> CommandRun {
        try directory.start(arguments, of: "fieldreports", environment: ["BINDFUZZ_VIEWS": "r21"]).wait()
    }

    @Test func `fixes a value for all cases of a search, and is noted`() throws {
        let search = ["fuzz", "--seed", "1", "--cases", "60", "--jobs", "1"]
        let directory = try TemporaryDirectory()
        let clean = try fieldReports(search + ["--assume", Self.name, "not-evaluated"], in: directory)
        #expect(clean.status == 0, "\(clean.output)")
        let failing = try fieldReports(search + ["--assume", Self.name, Self.other], in: directory)
        #expect(failing.status == 1, "\(failing.output)")
        let found = try #require(try directory.texts(in: "corpus/found").first?.value)
        #expect(found.contains("\nassume removed-child evaluated-once-more\n"), "\(found)")
        #expect(found.contains(" --assume removed-child evaluated-once-more"), "\(found)")
    }

    @Test func `fixes the value of a case that is replayed`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Self.testCase, to: "a.case")
        #expect(try fieldReports(["replay", "a.case"], in: directory).status == 0)
        let failing = try fieldReports(["replay", "a.case", "--assume", Self.name, Self.other], in: directory)
        #expect(failing.status == 1, "\(failing.output)")
        let assuming = Self.testCase.replacing("\"r21\"\n", with: "\"r21\"\nassume \(Self.name) \(Self.other)\n")
        try directory.write(assuming, to: "b.case")
        #expect(try fieldReports(["replay", "b.case"], in: directory).status == 1)
        let clean = try fieldReports(["replay", "b.case", "--assume", Self.name, "not-evaluated"], in: directory)
        #expect(clean.status == 0, "\(clean.output)")
    }

    @Test func `fixes a value for the search and the corpus of a gate, and no table is recorded with it`() throws {
        let directory = try TemporaryDirectory()
        let canary = Self.testCase.replacing("\"r21\"\n", with: "\"r21\"\nassume \(Self.name) \(Self.other)\n")
            .replacing("\n\npress", with: "\nexpect */*/* clean\n\npress")
        try directory.write(canary, to: "corpus/canary/must-fail.case")
        let clean = Self.testCase.replacing("\n\n", with: "\nexpect */*/* clean\n\n")
        try directory.write(clean, to: "corpus/seeds/a.case")
        let recorded = try fieldReports(["gate", "--cases", "0", "--record"], in: directory)
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        let refused = try fieldReports(
            ["gate", "--cases", "0", "--record", "--assume", Self.name, Self.other], in: directory)
        #expect(refused.status == 64)
        #expect(refused.errors.contains("--record excludes --assume"), "\(refused.errors)")
        let gate = ["gate", "--cases", "60", "--assume", Self.name]
        let failing = try fieldReports(gate + [Self.other], in: directory)
        #expect(failing.status == 1, "\(failing.output)\(failing.errors)")
    }

    @Test func `leaves a kept case out of the gate, which says so, where the case assumes something else`() throws {
        let directory = try TemporaryDirectory()
        let recorded = try fieldReports(["gate", "--cases", "0", "--record"], in: directory)
        #expect(recorded.status == 0, "\(recorded.output)\(recorded.errors)")
        let found = try fieldReports(["fuzz", "--seed", "1", "--cases", "12", "--jobs", "1"], in: directory)
        #expect(found.status == 1, "\(found.output)")
        let plain = try fieldReports(["gate", "--cases", "0"], in: directory)
        #expect(plain.status == 1, "\(plain.output)\(plain.errors)")
        #expect(!plain.output.contains("--assume"), "\(plain.output)")
        let narrowed = try fieldReports(
            ["gate", "--cases", "0", "--assume", Self.name, "not-evaluated"], in: directory)
        #expect(narrowed.status == 0, "\(narrowed.output)\(narrowed.errors)")
        let words = ", narrowed by --assume removed-child not-evaluated"
        #expect(narrowed.output.split(separator: "\n").first?.hasSuffix(words) == true, "\(narrowed.output)")
    }

    @Test func `fixes a value for a campaign, which another value does not continue`() throws {
        let directory = try TemporaryDirectory()
        let campaign = ["campaign", "night", "--seed", "1", "--cases", "50", "--jobs", "1"]
        let failing = try fieldReports(campaign + ["--assume", Self.name, Self.other], in: directory)
        #expect(failing.status == 1, "\(failing.output)\(failing.errors)")
        #expect(try directory.texts(in: "night/found").values.contains { $0.contains("\nassume \(Self.name) ") })
        let other = try fieldReports(
            ["campaign", "night", "--resume", "--assume", Self.name, "not-evaluated"], in: directory)
        #expect(other.status == 64, "\(other.output)")
        #expect(other.errors.contains("another --assume"), "\(other.errors)")
    }

    @Test func `names the nearest spelling of an unknown name or value`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Self.testCase, to: "a.case")
        var outputs = OutputSnapshot()
        for command in [["fuzz"], ["replay", "a.case"], ["gate"], ["campaign", "night"]] {
            for text in [["remove-child", Self.other], [Self.name, "evaluated-once-mor"]] {
                let arguments = command + ["--assume"] + text
                let run = try fieldReports(arguments, in: directory)
                #expect(run.status == 64)
                outputs.add(arguments.joined(separator: " "), run)
            }
        }
        let missing = ["fuzz", "--assume", "removed-child"]
        outputs.add(missing.joined(separator: " "), try fieldReports(missing, in: directory))
        try outputs.expect(named: "assume-option-errors")
        #expect(!directory.has("night"))
    }
}
