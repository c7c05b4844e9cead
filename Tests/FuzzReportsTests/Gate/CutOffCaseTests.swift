import BindingFuzz
import FuzzCorpus
import FuzzReports
import RowReports
import TestSupport
import Testing

@Suite struct `A gate over a case without steps` {
    private func report(_ text: String) throws -> Gate<RowModel>.Report {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        try folder.write(text, to: "corpus/seeds/short.case")
        let gate = Gate<RowModel>(
            corpus: try Corpus<RowModel>(directory: folder.path("corpus")),
            table: try VerdictTable<RowModel>(path: folder.path("corpus/verdicts.txt")))
        return gate.run(cases: 0)
    }

    @Test func `does not pass if its file was cut off, and neither does the verification`() throws {
        var outputs = OutputSnapshot()
        for text in [
            "bindfuzz 1\nitems 1", "bindfuzz 1\nitems 1\n", "bindfuzz 1\nitems 1\nnote abc",
            "bindfuzz 1\nitems 1\nnote mechanism: out-of-range-event-live\n",
        ] {
            let report = try report(text)
            #expect(report.problems.map(\.kind) == [.cutOffCase])
            #expect(report.status == .brokenExpectation)
            #expect(report.verificationStatus == .brokenExpectation)
            outputs.add(text.debugDescription, report.verification)
        }
        try outputs.expect(named: "cut-off-cases")
    }

    @Test func `passes if the file is whole`() throws {
        let report = try report(CaseFile<RowModel>(Interleaving(items: 1)).text)
        #expect(report.problems == [])
        #expect(report.verificationStatus == .asExpected)
    }
}
