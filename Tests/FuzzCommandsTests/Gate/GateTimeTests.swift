import BindingFuzz
import FuzzCorpus
import FuzzReports
import Locks
import RowReports
import TestSupport
import Testing

/// A gate whose time is over before it has looked at everything.
@Suite(.runsCommands) struct `A gate without enough time` {
    /// Runs a gate whose time is over when it looks at its clock for this many times.
    private func report(in folder: TemporaryDirectory, looks: Int) throws -> Gate<RowModel>.Report {
        let left = Locked(looks)
        let gate = Gate<RowModel>(
            corpus: try Corpus<RowModel>(directory: folder.path("corpus")),
            table: try VerdictTable<RowModel>(path: folder.path("corpus/verdicts.txt")),
            until: {
                left.withLock { left in
                    left = max(0, left - 1)
                    return left == 0
                }
            })
        return gate.run(cases: 5)
    }

    private func add(_ report: Gate<RowModel>.Report, _ title: String, to outputs: inout OutputSnapshot) throws {
        outputs.add("text of the gate \(title)", report.text)
        outputs.add("annotations", report.gitHubAnnotations)
        outputs.add("JUnit", report.junit)
        outputs.add("JSON", try report.json())
    }

    @Test func `does not pass if it has searched nothing`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.writeSearchedCases(5)
        // It looks before each of the seven cases of the corpus, and before it searches.
        let report = try report(in: folder, looks: 8)
        #expect(report.status == .brokenExpectation)
        #expect(!report.isInterrupted)
        #expect(report.cases.count == 8)
        #expect(report.problems.map(\.kind) == [.unreplayedCases])
        #expect(report.notes == [])
        #expect(report.leftOut.searched == 5 && report.searched == 0)
        var outputs = OutputSnapshot()
        try add(report, "that searches nothing", to: &outputs)
        try outputs.expect(named: "time-over-in-search")
    }

    @Test func `does not pass if it has not replayed its corpus, and tells only of what it has run`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.writeNewFailure()
        for looks in [1, 2, 3] {
            let report = try report(in: folder, looks: looks)
            #expect(report.cases.count == looks - 1)
            #expect(report.leftOut.replayed == 4 - (looks - 1))
            #expect(report.problems.map(\.kind).last == .unreplayedCases)
            #expect(!report.isInterrupted && report.searched == 0)
            #expect(report.notes == [])
            #expect(try report.sarif().contains("\"ruleId\" : \"unreplayed-cases\""))
            let hasFailed = report.cases.contains { !$0.holds }
            #expect(report.status == (hasFailed ? .unexpectedFailure : .brokenExpectation), "\(looks)")
        }
        var outputs = OutputSnapshot()
        try add(report(in: folder, looks: 1), "that replays nothing", to: &outputs)
        try outputs.expect(named: "time-over-in-corpus")
    }

    @Test func `is told from one that has it`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.writeSearchedCases(5)
        let report = try report(in: folder, looks: 1_000)
        #expect(report.status == .asExpected)
        #expect(report.searched == 5)
        #expect(report.notes == [])
    }

    @Test func `does not record a table`() throws {
        let folder = try TemporaryDirectory()
        let refused = try folder.bindfuzz("gate", "--record", "--time", "3s")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("--record excludes --time"), "\(refused.errors)")
    }
}
