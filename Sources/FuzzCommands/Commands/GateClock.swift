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
