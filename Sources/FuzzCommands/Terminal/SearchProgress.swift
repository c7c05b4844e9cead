import Foundation

/// How far a search is, and the line that shows it: live on a terminal, plain every few seconds elsewhere.
final class SearchProgress {
    /// Between two lines where they are not drawn over each other.
    private static let plainInterval = Duration.seconds(5)
    /// Between two updates of a live line.
    private static let liveInterval = Duration.milliseconds(200)
    /// About ten milliseconds of work, so that Ctrl-C and the clock are looked at often enough.
    private static let chunk: UInt64 = 1000

    private let cases: UInt64?
    private let time: Duration?
    private let start = ContinuousClock.now
    private let isLive = Terminal.obeysCodes(STDERR_FILENO)
    private var lastShown = Duration.zero

    /// A search that ends after so many cases or after some time, whichever is given.
    init(cases: UInt64?, time: Duration?) {
        self.cases = cases
        self.time = time
    }

    var elapsed: Duration { start.duration(to: .now) }

    /// How many cases to run next; nil at the end.
    func nextChunk(after count: UInt64) -> Int? {
        if let cases { return count < cases ? Int(min(Self.chunk, cases - count)) : nil }
        return time.map { elapsed < $0 } ?? true ? Int(Self.chunk) : nil
    }

    /// Shows how far the search is, if it is time to.
    func show(_ count: UInt64, _ configurations: Int, findings: @autoclosure () -> Int) {
        let elapsed = elapsed
        guard elapsed - lastShown >= (isLive ? Self.liveInterval : Self.plainInterval) else { return }
        lastShown = elapsed
        let runs = Double(count) * Double(configurations) / max(elapsed.inSeconds, 0.001)
        var line = "\(count.counted("case")) · \(runs.scaled) runs/s · \(findings().counted("finding"))"
        if let time { line += " · \((time - elapsed).clockText) left" }
        if let cases { line += " · \(cases == 0 ? 100 : count * 100 / cases) %" }
        if isLive {
            StandardError.write("\r\u{1B}[K\(line)")
        } else {
            StandardError.print(line)
        }
    }

    /// Takes a live line away.
    func end() {
        if isLive { StandardError.write("\r\u{1B}[K") }
    }
}
