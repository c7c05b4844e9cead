import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import Locks

/// A line with the progress of some work: live on a terminal, plain every few seconds elsewhere.
package final class ProgressLine: Sendable {
    /// The time between two updates of a live line.
    private static let liveInterval = Duration.milliseconds(200)

    private let cases: UInt64?
    private let time: Duration?
    private let start = ContinuousClock.now
    private let isLive = Terminal.obeysCodes(STDERR_FILENO)
    /// The time between two plain lines; `nil` if lines appear only on a terminal.
    private let plainInterval: Duration?
    /// The time of the last line. The lock is held during a write, because any thread may show a line.
    private let lastShown = Locked(Duration.zero)
    /// The number of finished pieces of work.
    private let done = Locked(0)
    /// The number of findings that are shrunk, and of all that are being shrunk; nil before there are any.
    private let shrinking = Locked<(Int, Int)?>(nil)

    /// Creates the progress line of some work.
    ///
    /// - Parameters:
    ///   - cases: The number of cases of a search; `nil` if the search has no such limit.
    ///   - time: The duration of a search; `nil` if the search has no such limit.
    ///   - plainInterval: The time between two plain lines; `nil` if lines appear only on a terminal.
    package init(cases: UInt64? = nil, time: Duration? = nil, plainInterval: Duration? = .seconds(5)) {
        self.cases = cases
        self.time = time
        self.plainInterval = plainInterval
    }

    /// The time since the progress line was created.
    package var elapsed: Duration { start.duration(to: .now) }

    /// Shows the progress of a search, if an update is due.
    package func show(_ count: UInt64, _ configurations: Int, findings: @autoclosure () -> Int) {
        show {
            let runs = Double(count) * Double(configurations) / max(elapsed.inSeconds, 0.001)
            var line = "\(count.counted("case")) · \(runs.scaled) runs/s · \(findings().counted("finding"))"
            if let time { line += " · \((time - elapsed).clockText) left" }
            if let cases { line += " · \(cases == 0 ? 100 : count * 100 / cases) %" }
            return line
        }
    }

    /// Shows a line, if an update is due.
    package func show(_ line: () -> String) {
        guard let interval = isLive ? Self.liveInterval : plainInterval else { return }
        let elapsed = elapsed
        lastShown.withLock { lastShown in
            guard elapsed - lastShown >= interval else { return }
            lastShown = elapsed
            if isLive {
                StandardError.write("\r\u{1B}[K\(line())")
            } else {
                StandardError.print(line())
            }
        }
    }

    /// Shows the progress of shrinking, if an update is due. Any thread may call this.
    package func showShrinking(_ done: Int, of count: Int) {
        shrinking.withLock { $0 = (done, count) }
        showShrinking()
    }

    /// Shows the progress of shrinking again, if an update is due: to shrink one finding may take long. Any thread may call this.
    func showShrinking() {
        guard let (done, count) = shrinking.withLock({ $0 }) else { return }
        show {
            let left = time.map { " · \(max(.zero, $0 - elapsed).clockText) left" } ?? ""
            return "shrinking \(done.grouped) of \(count.grouped)\(left)"
        }
    }

    /// Counts one more finished piece of work. Any thread may call this.
    ///
    /// - Parameters:
    ///   - count: The total number of pieces.
    ///   - noun: The singular noun for a piece.
    package func advance(of count: Int, _ noun: String) {
        let done = done.withLock { done in
            done += 1
            return done
        }
        show { "\(done.grouped) of \(count.counted(noun))" }
    }

    /// Shows something that is worth a line of its own, at once. Any thread may call this.
    func tell(_ text: String) {
        end()
        StandardError.print(text)
    }

    /// Erases a live line.
    package func end() {
        if isLive { StandardError.write("\r\u{1B}[K") }
    }
}
