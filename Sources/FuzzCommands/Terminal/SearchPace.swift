/// The number of cases that a search runs between two checks of Ctrl-C and the clock, and the end of the search.
struct SearchPace {
    /// The target time of a chunk. It is long compared to starting the threads and waiting for the last one. It is short enough
    /// that findings are soon written.
    private static let chunkTime = Duration.milliseconds(50)
    private static let mostCases: UInt64 = 20_000

    private let cases: UInt64?
    private let time: Duration?
    private let block: UInt64?
    private let start: ContinuousClock.Instant
    private var size: UInt64 = 1
    /// The start of the last chunk.
    private var lastStart: ContinuousClock.Instant?

    /// Creates the pace of a search that ends after a number of cases or after some time, whichever is given.
    ///
    /// - Parameters:
    ///   - block: a number of cases whose multiples are all between two chunks, whatever the clock says; `nil` if none need be.
    ///   - start: the start of the search.
    init(cases: UInt64?, time: Duration?, block: UInt64? = nil, from start: ContinuousClock.Instant = .now) {
        self.start = start
        self.cases = cases
        self.time = time
        self.block = block
    }

    /// Returns the number of cases to run next, based on the duration of the last chunk; `nil` at the end of the search.
    ///
    /// - Parameter now: the present.
    mutating func nextChunk(after count: UInt64, at now: ContinuousClock.Instant = .now) -> Int? {
        if let lastStart {
            let took = lastStart.duration(to: now)
            if took < Self.chunkTime { size = min(2 * size, Self.mostCases) }
            if took > Self.chunkTime * 2 { size = max(size / 2, 1) }
        }
        lastStart = now
        let size = block.map { min(self.size, $0 - count % $0) } ?? self.size
        if let cases { return count < cases ? Int(min(size, cases - count)) : nil }
        return time.map { start.duration(to: now) < $0 } ?? true ? Int(size) : nil
    }
}
