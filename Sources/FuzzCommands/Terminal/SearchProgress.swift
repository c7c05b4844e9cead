import FuzzEngine
import Foundation
import Synchronization

/// How far a search is, and the line that shows it: live on a terminal, plain every few seconds elsewhere.
package final class SearchProgress: Sendable {
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
    private let isOnlyLive: Bool
    /// How large the chunks are that are run one after the other.
    private struct Chunks {
        var size: UInt64 = 1
        /// When the last chunk began.
        var lastStart: ContinuousClock.Instant?
    }

    private let chunks = Mutex(Chunks())
    /// When a line was shown last; held while one is written, since any thread may show one.
    private let lastShown = Mutex(Duration.zero)

    /// A search that ends after so many cases or after some time, whichever is given.
    ///
    /// - Parameter isOnlyLive: whether lines are shown on a terminal alone.
    package init(cases: UInt64?, time: Duration?, isOnlyLive: Bool = false) {
        self.cases = cases
        self.time = time
        self.isOnlyLive = isOnlyLive
    }

    package var elapsed: Duration { start.duration(to: .now) }

    /// How many cases to run next, by how long the last ones took; nil at the end.
    func nextChunk(after count: UInt64) -> Int? {
        let now = ContinuousClock.now
        let chunk = chunks.withLock { chunks in
            if let last = chunks.lastStart {
                let took = last.duration(to: now)
                if took < Self.chunkTime { chunks.size = min(2 * chunks.size, Self.mostCases) }
                if took > Self.chunkTime * 2 { chunks.size = max(chunks.size / 2, 1) }
            }
            chunks.lastStart = now
            return chunks.size
        }
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
        guard isLive || !isOnlyLive else { return }
        let elapsed = elapsed
        lastShown.withLock { lastShown in
            guard elapsed - lastShown >= (isLive ? Self.liveInterval : Self.plainInterval) else { return }
            lastShown = elapsed
            if isLive {
                StandardError.write("\r\u{1B}[K\(line())")
            } else {
                StandardError.print(line())
            }
        }
    }

    /// Shows how far the shrinking of findings is, if it is time to; any thread may say so.
    package func showShrinking(_ done: Int, of count: Int) {
        show { "shrinking \(done.grouped) of \(count.grouped)" }
    }

    /// Takes a live line away.
    package func end() {
        if isLive { StandardError.write("\r\u{1B}[K") }
    }
}
