import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import Synchronization

/// How far some work is, as a line: live on a terminal, plain every few seconds elsewhere.
package final class ProgressLine: Sendable {
    /// Between two lines where they are not drawn over each other.
    private static let plainInterval = Duration.seconds(5)
    /// Between two updates of a live line.
    private static let liveInterval = Duration.milliseconds(200)

    private let cases: UInt64?
    private let time: Duration?
    private let start = ContinuousClock.now
    private let isLive = Terminal.obeysCodes(STDERR_FILENO)
    private let isOnlyLive: Bool
    /// When a line was shown last; held while one is written, since any thread may show one.
    private let lastShown = Mutex(Duration.zero)
    /// How many pieces of the work are done.
    private let done = Mutex(0)

    /// Begins.
    ///
    /// - Parameters:
    ///   - cases: how many cases a search has; nil where it ends otherwise.
    ///   - time: how long a search lasts; nil where it ends otherwise.
    ///   - isOnlyLive: whether lines are shown on a terminal alone.
    package init(cases: UInt64? = nil, time: Duration? = nil, isOnlyLive: Bool = false) {
        self.cases = cases
        self.time = time
        self.isOnlyLive = isOnlyLive
    }

    package var elapsed: Duration { start.duration(to: .now) }

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

    /// One more piece of the work is done; any thread may say so.
    ///
    /// - Parameters:
    ///   - count: how many pieces there are.
    ///   - noun: one of them.
    package func advance(of count: Int, _ noun: String) {
        let done = done.withLock { done in
            done += 1
            return done
        }
        show { "\(done.grouped) of \(count.counted(noun))" }
    }

    /// Takes a live line away.
    package func end() {
        if isLive { StandardError.write("\r\u{1B}[K") }
    }
}
