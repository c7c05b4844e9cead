import Foundation

// Overload resolution prefers these methods to those of the concurrency library because they have no default arguments.
// They run on the caller's actor: a task of the main actor has begun to sleep before it releases the main thread.

extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for a duration. If there is a host, the duration is on its clock.
    nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
        try await ContinuousClock().sleep(for: duration)
    }

    /// Suspends the current task for a number of nanoseconds. If there is a host, they are on its clock.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Suspends the current task for a duration on a clock. If there is a host, its clock may replace the given one.
    nonisolated(nonsending) public static func sleep<C: Clock>(for duration: C.Instant.Duration, clock: C) async throws
    {
        try await clock.sleep(for: duration)
    }

    /// Suspends the current task until a moment of a clock. If there is a host, its clock may replace the given one.
    nonisolated(nonsending) public static func sleep<C: Clock>(until deadline: C.Instant, clock: C) async throws {
        if let time = VirtualClock.standing(for: clock) {
            let date =
                if let instant = deadline as? HostClock.Instant {
                    HostTime(instant.offset)
                } else {
                    time.now + HostTime(untilReal: clock.now.duration(to: deadline))
                }
            try await time.sleep(until: date)
        } else {
            try await clock.sleep(until: deadline, tolerance: nil)
        }
    }
}

extension Clock {
    /// Suspends the current task for a duration. The clock of the host is used if it replaces this one.
    nonisolated(nonsending) public func sleep(for duration: Instant.Duration) async throws {
        if let time = VirtualClock.standing(for: self), let duration = duration as? Swift.Duration {
            try await time.sleep(until: time.now + HostTime(duration))
        } else {
            try await sleep(until: now.advanced(by: duration), tolerance: nil)
        }
    }
}

extension VirtualClock {
    /// Returns the host's clock if it replaces the given clock, which is one of the system's clocks or the host's.
    static func standing(for clock: some Clock) -> VirtualClock? {
        switch clock {
        case let clock as HostClock: clock.time
        case is ContinuousClock, is SuspendingClock: current
        default: nil
        }
    }
}

extension HostTime {
    /// Creates the time until a deadline on a real clock, rounded up to whole milliseconds.
    fileprivate init<D: DurationProtocol>(untilReal duration: D) {
        guard let duration = duration as? Duration else {
            self = .zero
            return
        }
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let rest = attoseconds / 1_000_000_000
        self =
            isTooMuch
            ? .never : HostTime(untilRealDeadlineInNanoseconds: nanoseconds.addingReportingOverflow(rest).partialValue)
    }
}
