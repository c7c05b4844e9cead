import FuzzCorpus

/// The time that a gate has for replaying and searching.
struct GateClock: Sendable {
    /// The part of the time, as a divisor, in which findings can be verified after it.
    private static let shareOfVerification = 8

    private let limit: Duration?
    private let start: ContinuousClock.Instant

    /// Starts the clock.
    ///
    /// - Parameter limit: the time; `nil` if it is not limited.
    init(_ limit: Duration?, from start: ContinuousClock.Instant = .now) {
        self.limit = limit
        self.start = start
    }

    /// Returns whether nothing more is replayed or searched.
    func isOver(at now: ContinuousClock.Instant = .now) -> Bool {
        limit.map { start.duration(to: now) >= $0 } ?? false
    }

    /// Returns whether findings are reported without being verified.
    func isLate(at now: ContinuousClock.Instant = .now) -> Bool {
        limit.map { start.duration(to: now) >= $0 + $0 / Self.shareOfVerification } ?? false
    }
}

extension GateStage {
    /// A line that shows the progress of the gate on a terminal.
    var text: String {
        switch self {
        case .replaying(let done, let count): "replayed \(done.grouped) of \(count.counted("case"))"
        case .deciding(let done, let count): "decided \(done.grouped) of \(count.counted("configuration"))"
        case .searching(let cases, let count, let findings):
            "searched \(cases.grouped) of \(count.counted("case")) · \(findings.counted("finding"))"
        case .shrinking(let done, let count): "shrinking \(done.grouped) of \(count.grouped)"
        case .repeating(let done, let count): "ran \(done.grouped) of \(count.counted("finding")) again"
        }
    }
}
