import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

@Suite struct `A run that has ended` {
    @Test func `has let go of all that the view was made of`() async throws {
        try await onMainRunLoop {
            let runner = ViewRunner<LifetimeApp>(under: [])
            for index in 0..<150 as Range<UInt64> {
                let testCase = runner.draw(at: index, of: CaseFamily(seed: 1)).testCase
                #expect(LifetimeApp.model == nil, "\(testCase)")
                #expect(LifetimeApp.graph == nil, "\(testCase)")
            }
        }
    }
}
