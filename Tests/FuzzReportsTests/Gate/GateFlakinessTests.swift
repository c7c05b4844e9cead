import BindingFuzz
import FuzzCorpus
import FuzzReports
import RowReports
import TestSupport
import Testing

/// What comes of a finding of the gate's search that could not be seen again.
@Suite struct `A gate that cannot see a finding again` {
    /// A gate whose search finds what no case shows, and each of it comes to the same doubt.
    private func report(_ kind: Flakiness.Kind) throws -> Gate<RowModel>.Report {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let gate = Gate<RowModel>(
            corpus: try Corpus<RowModel>(directory: folder.path("corpus")),
            table: try VerdictTable<RowModel>(path: folder.path("corpus/verdicts.txt")))
        return gate.run(cases: 6) { $0.verified(Flakiness(kind, ["The reason."])) }
    }

    @Test func `passes if a finding does not repeat, and reports and counts it`() throws {
        let report = try report(.doesNotRepeat)
        #expect(report.status == .asExpected)
        #expect(report.problems == [])
        #expect(!report.notes.isEmpty)
        try expectSnapshot(OutputSnapshot.stable(report.text), named: "does-not-repeat")
        try expectSnapshot(OutputSnapshot.stable(report.gitHubAnnotations), named: "does-not-repeat-github")
        #expect(try report.json().contains("\"notRepeating\" : \(report.findings.count)"))
        let sarif = try report.sarif()
        #expect(sarif.contains("\"ruleId\" : \"does-not-repeat\""))
        try expectSnapshot(OutputSnapshot.stable(report.junit), named: "does-not-repeat-junit")
    }

    @Test(arguments: [Flakiness.Kind.needsEarlierCases, .failsDifferently])
    func `fails where it is wrong for certain, in words of its own`(_ kind: Flakiness.Kind) throws {
        let report = try report(kind)
        #expect(report.status == .unexpectedFailure)
        #expect(report.notes == [])
        #expect(Set(report.problems.map(\.kind.rawValue)) == [kind.rawValue])
        try expectSnapshot(OutputSnapshot.stable(report.gitHubAnnotations), named: "\(kind.rawValue)-github")
        try expectSnapshot(OutputSnapshot.stable(report.junit), named: "\(kind.rawValue)-junit")
    }
}
