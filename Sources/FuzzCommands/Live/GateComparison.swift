import FuzzCorpus
import FuzzReports
import LiveEngine

extension Gate.EngineComparison {
    /// The gate's comparison: the first random comparisons of its seed, on the main thread and outside of any block of the
    /// main queue.
    @MainActor init(cases: UInt64 = Gate.comparedCases) {
        let differing = (0..<cases).map { Comparison.random(seed: Gate.seed, index: $0) }
            .filter { !$0.differences.isEmpty }
        self.init(cases: cases, differing: differing.count, differences: differing.first?.differences ?? [])
    }
}
