import Foundation

/// How far a search is, and the line that shows it: live on a terminal, plain every few seconds elsewhere.
package final class SearchProgress {
    /// Between two lines where they are not drawn over each other.
    private static let plainInterval = Duration.seconds(5)
    /// Between two updates of a live line.
    private static let liveInterval = Duration.milliseconds(200)
    /// How long the work between two looks at Ctrl-C and the clock is to take, and no more cases than are soon written down.
    /// Long beside what it takes to have threads begin and to wait for the last of them.
    private static let chunkTime = Duration.milliseconds(50)
    private static let mostCases: UInt64 = 20_000

    private let cases: UInt64?
    private let time: Duration?
    private let start = ContinuousClock.now
    private let isLive = Terminal.obeysCodes(STDERR_FILENO)
    private var lastShown = Duration.zero
    private var chunk: UInt64 = 1
    /// When the last chunk began.
    private var lastChunk: ContinuousClock.Instant?

    /// A search that ends after so many cases or after some time, whichever is given.
    package init(cases: UInt64?, time: Duration?) {
        self.cases = cases
        self.time = time
    }

    package var elapsed: Duration { start.duration(to: .now) }

    /// How many cases to run next, by how long the last ones took; nil at the end.
    func nextChunk(after count: UInt64) -> Int? {
        let now = ContinuousClock.now
        if let lastChunk {
            let took = lastChunk.duration(to: now)
            if took < Self.chunkTime { chunk = min(2 * chunk, Self.mostCases) }
            if took > Self.chunkTime * 2 { chunk = max(chunk / 2, 1) }
        }
        lastChunk = now
        if let cases { return count < cases ? Int(min(chunk, cases - count)) : nil }
        return time.map { elapsed < $0 } ?? true ? Int(chunk) : nil
    }

    /// Shows how far the search is, if it is time to.
    package func show(_ count: UInt64, _ configurations: Int, findings: @autoclosure () -> Int) {
        show {
            let runs = Double(count) * Double(configurations) / max(elapsed.inSeconds, 0.001)
            var line = "\(count.counted("case")) · \(runs.scaled) runs/s · \(findings().counted("finding"))"
            if let time { line += " · \((time - elapsed).clockText) left" }
            if let cases { line += " · \(cases == 0 ? 100 : count * 100 / cases) %" }
            return line
        }
    }

    /// Shows a line, if it is time to.
    package func show(_ line: () -> String) {
        let elapsed = elapsed
        guard elapsed - lastShown >= (isLive ? Self.liveInterval : Self.plainInterval) else { return }
        lastShown = elapsed
        if isLive {
            StandardError.write("\r\u{1B}[K\(line())")
        } else {
            StandardError.print(line())
        }
    }

    /// Takes a live line away.
    package func end() {
        if isLive { StandardError.write("\r\u{1B}[K") }
    }
}
