import BindingFuzz
import FuzzCorpus
import Testing
import TestSupport

@Suite struct `A difference between the model and the live engine` {
    @Test func `is said in every form, and ends the gate with 70`() throws {
        let folder = try TemporaryDirectory()
        try folder.writeCorpus()
        let corpus = try Corpus<RowModel>(directory: folder.path("corpus"))
        let table = VerdictTable<RowModel>(recording: CorpusSurvey<RowModel>(corpus), searched: 0, decisions: nil)
        var report = Gate<RowModel>(corpus: corpus, table: table).run(cases: 0)
        #expect(report.status == .asExpected)
        report.comparison = EngineComparison(
            of: "the model", with: "the live engine", cases: 500, differing: 2, differences: ["delivered: 1 is not 2"],
            command: ["compare", "--seed", "1", "--cases", "500"])
        #expect(report.status == .defect)
        let sentence = "delivered: 1 is not 2"
        for text in [
            report.text, report.junit, try report.sarif(), try report.json(), report.gitHubAnnotations,
            report.gitHubSummary,
        ] {
            #expect(text.contains(sentence), "\(text)")
        }
        try expectSnapshot(OutputSnapshot.stable(report.text), named: "engine-comparison")
        #expect(try report.json().contains(#""passed" : false"#))
    }
}
