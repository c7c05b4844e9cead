import FuzzCampaign
import FuzzEngine
import TestSupport
import Testing

@testable import ViewFuzz

@Suite(.serialized) struct `A text that the app compares with what is typed` {
    private let family = CaseFamily(seed: 1, length: 8)

    @Test func `is typed, too`() async throws {
        let found = try await onMainRunLoop {
            let runner = ViewRunner<VoucherApp>(under: [], by: .mix)
            return (0..<2000 as Range<UInt64>).lazy.map { runner.draw(at: $0, of: self.family) }
                .first { $0.outcome.mechanism != nil }
        }
        let drawn = try #require(found)
        #expect(drawn.testCase.steps.contains { $0.description.contains(VoucherApp.code) })
    }

    @Test func `is part of the feedback of the case, once`() async throws {
        let texts = try await onMainRunLoop {
            let runner = ViewRunner<VoucherApp>(under: [], by: .random)
            return (0..<200 as Range<UInt64>).map { runner.draw(at: $0, of: self.family).feedback.comparedTexts }
        }
        #expect(Set(texts) == [[], [VoucherApp.code]])
    }
}
