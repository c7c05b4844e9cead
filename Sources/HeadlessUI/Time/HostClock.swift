/// The clock of a host, which only the host's `wait` moves. It replaces the continuous clock in code that takes a clock.
public struct HostClock: Clock {
    /// A moment on the clock.
    public struct Instant: InstantProtocol {
        /// The time since the host was created.
        public var offset: Duration

        /// Returns the moment that is a duration later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the duration from this moment to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    let time: VirtualClock

    public var now: Instant { Instant(offset: time.now.duration) }
    /// The resolution of the clock: a microsecond.
    public var minimumResolution: Duration { .microseconds(1) }

    /// Sleeps until the host's `wait` passes a moment.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await time.sleep(until: HostTime(deadline.offset))
    }
}
