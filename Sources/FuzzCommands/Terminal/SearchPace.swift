/// How many cases a search runs between two looks at Ctrl-C and the clock, and when it ends.
struct SearchPace {
    /// How long the work between two looks is to take, and no more cases than are soon written down. Long beside what it takes to
    /// have threads begin and to wait for the last of them.
    private static let chunkTime = Duration.milliseconds(50)
    private static let mostCases: UInt64 = 20_000

    private let cases: UInt64?
    private let time: Duration?
    private let start = ContinuousClock.now
    private var size: UInt64 = 1
    /// When the last chunk began.
    private var lastStart: ContinuousClock.Instant?

    /// A search that ends after so many cases or after some time, whichever is given.
    init(cases: UInt64?, time: Duration?) {
        self.cases = cases
        self.time = time
    }

    /// How many cases to run next, by how long the last ones took; nil at the end.
    mutating func nextChunk(after count: UInt64) -> Int? {
        let now = ContinuousClock.now
        if let lastStart {
            let took = lastStart.duration(to: now)
            if took < Self.chunkTime { size = min(2 * size, Self.mostCases) }
            if took > Self.chunkTime * 2 { size = max(size / 2, 1) }
        }
        lastStart = now
        if let cases { return count < cases ? Int(min(size, cases - count)) : nil }
        return time.map { start.duration(to: now) < $0 } ?? true ? Int(size) : nil
    }
}
