import BindingFuzz
import Foundation
import FuzzCampaign
import FuzzCorpus
import TestSupport
import Testing

/// What a campaign says of itself, of its subject and of a case that its workers could not shrink.
@Suite struct `The health of a campaign` {
    private let settings = KeptCampaign.settings

    @Test func `is not good where a case of the row app comes to something else the second time`() throws {
        let result = BlockRunner<RowModel>(settings).run(block: 0, skipping: []) { _ in }
        // What no run of the row app comes to.
        let text = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
        let forged = text.replacing(#""differing":0"#, with: #""differing":1"#)
            .replacing(#""differingIndices":[]"#, with: #""differingIndices":[0]"#)
        #expect(forged != text)
        var state = CampaignState<RowModel>()
        state.add(try JSONDecoder().decode(BlockResult<RowModel>.self, from: Data(forged.utf8)))
        let health = CampaignHealth(state, settings, settings.configurations)
        #expect(!health.holds)
        let check = try #require(health.checks.first { $0.name == "every thousandth case twice" })
        #expect(check.result == "1 of 1 cases differ: 0")
        #expect(check.grade == .fails)
    }

    @Test func `keeps a case that no worker could shrink, and says that it is as it was found`() throws {
        var outputs = OutputSnapshot()
        for (kind, deaths) in [(WorkerLoss.trapped, 2), (.hung, 2), (.killed, 6)] {
            var dispatcher = CampaignDispatcher<RowModel>(settings, CampaignState<RowModel>())
            let runner = BlockRunner<RowModel>(settings)
            while dispatcher.state.unshrunk == 0, case .block(let ordinal, _)? = dispatcher.next(for: 0) {
                dispatcher.finish(0, .block(result: runner.run(block: ordinal, skipping: []) { _ in }))
            }
            var index: UInt64 = 0
            for _ in 0..<deaths {
                guard case .shrink(_, let asked)? = dispatcher.next(for: 0) else { break }
                index = asked
                dispatcher.lose(0, kind, at: .shrinking(asked))
            }
            // A case is kept once its mechanism was shrunk under every configuration.
            while dispatcher.state.unshrunk > 0, let order = dispatcher.next(for: 0) {
                switch order {
                case .block(let ordinal, let skipped):
                    dispatcher.finish(0, .block(result: runner.run(block: ordinal, skipping: skipped) { _ in }))
                case .shrink(let failure, let index):
                    dispatcher.finish(0, .shrunk(failure, index: index, result: runner.shrink(failure, at: index)))
                case .learn, .take: Issue.record("cases of the row app learn nothing from each other")
                }
            }
            let files = dispatcher.state.files(settings, settings.configurations)
            let found = try #require(files.first { $0.finding.shrinking.loss != nil }).finding
            #expect(found.shrinking == .failed(kind))
            #expect(found.testCase == RowModel.testCase(at: index, of: settings.family))
            let file = CaseFile<RowModel>(campaign: found, settings)
            #expect(!file.notes.contains { $0.hasPrefix("shrunk: ") })
            outputs.add("notes of a case whose workers were \(kind.rawValue)", file.notes.joined(separator: "\n"))
        }
        try outputs.expect(named: "not-shrunk")
    }
}
