import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import TestSupport
import Testing

/// A hang that a search has no time left to confirm.
@Suite struct `A finding that a search could not run again` {
    @Test func `is kept with a note that says so, and is not run`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("", to: "corpus/.keep")
        let settings = CampaignSettings<RowModel>(
            seed: 1, length: 16, patterns: ["ios/eager/immediate/unguarded/index/read"], cases: 50, blockSize: 50)
        let search = Search<RowModel>(settings.family, under: settings.configurations)
        var session = FindingSession(search) { finding in
            Issue.record("it was verified")
            return finding
        }
        let finding = try #require(session.run(cases: 50).first)
        var store = FindingStore(
            CorpusSurvey<RowModel>(try Corpus<RowModel>(directory: folder.path("corpus"))))
        let fate = try session.settleUnconfirmed(finding.shrunk(as: .unconfirmed), in: &store, origin: "a search")
        guard case .settled(let outcome) = fate else { return #expect(Bool(false), "\(fate)") }
        #expect(outcome.novelty == .new)
        let name = try #require(try folder.files(in: "corpus/found").first)
        #expect(
            try folder.read("corpus/found/\(name)").contains(
                "note not shrunk: the search ended before it was confirmed\n"))
    }
}
