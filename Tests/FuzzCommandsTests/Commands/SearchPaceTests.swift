import FuzzEngine
import Testing

@testable import FuzzCommands

/// How a search keeps to its time, by a clock that the test sets.
@Suite struct `The pace of a search` {
    /// Searches with cases that take some time each, and returns how long that took.
    private func time(of limit: Duration, taking cost: (UInt64) -> Duration) -> (taken: Duration, cases: UInt64) {
        let start = ContinuousClock.now
        var now = start
        var pace = SearchPace(cases: nil, time: limit, from: start)
        var cases: UInt64 = 0
        while let chunk = pace.nextChunk(after: cases, at: now) {
            for _ in 0..<chunk {
                now += cost(cases)
                cases += 1
            }
        }
        return (start.duration(to: now), cases)
    }

    @Test(arguments: [1, 40, 3_000, 70_000, 400_000] as [Int64]) func `keeps to its time within a tenth`(cost_us: Int64)
    {
        let limit = Duration.seconds(10)
        let (taken, cases) = time(of: limit) { _ in .microseconds(cost_us) }
        #expect(taken >= limit)
        #expect(taken <= limit + limit / 10)
        #expect(cases == UInt64((taken / .microseconds(cost_us)).rounded()))
    }

    @Test func `keeps to its time where some cases take a hundred times as long as others`() {
        let limit = Duration.seconds(10)
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let taken = time(of: limit) { _ in random.below(10) == 0 ? .milliseconds(200) : .milliseconds(2) }.taken
            #expect(taken >= limit)
            #expect(taken <= limit + limit / 10, "\(seed)")
        }
    }

    @Test func `looks at the clock after few cases, and seldom where they are fast`() {
        let start = ContinuousClock.now
        var (now, chunks) = (start, [Int]())
        var pace = SearchPace(cases: nil, time: .seconds(100), from: start)
        for cost_ms in [1, 1, 1, 1, 300, 300, 60] as [Int64] {
            chunks.append(pace.nextChunk(after: 0, at: now) ?? 0)
            now += .milliseconds(cost_ms)
        }
        #expect(chunks == [1, 2, 4, 8, 16, 8, 4])
    }

    @Test func `ends with its number of cases, whatever the clock says`() {
        let start = ContinuousClock.now
        var pace = SearchPace(cases: 3, time: nil, from: start)
        let chunks = [0, 1, 3].map { count in pace.nextChunk(after: count, at: start + .milliseconds(Int(count))) }
        #expect(chunks == [1, 2, nil])
    }
}
