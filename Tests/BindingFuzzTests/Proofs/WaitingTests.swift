import BindingFuzz
import Testing

/// What provers share of waiting deliveries.
@Suite struct `Deliveries that may wait` {
    @Test func `are decided on several threads as by a prover of its own`() {
        let threads = SearchThreads(count: 2) { body in for number in 0..<2 { body(number) } }
        // 211 is a prime that no part has as a factor: every platform, container, delivery and handler comes up.
        let configurations = stride(from: 0, to: Configuration.fullMatrix.count, by: 211).map {
            Configuration.fullMatrix[$0]
        }
        var waiting = WaitingResults(allowing: .all)
        let parts = [configurations.prefix(7), configurations.dropFirst(7)].map(Array.init)
        let decisions = parts.flatMap { Prover.decide($0, knowing: &waiting, on: threads) }
        for (configuration, decision) in zip(configurations, decisions) {
            var prover = Prover()
            #expect(prover.decide(configuration) == decision, "\(configuration)")
        }
    }
}
