import Foundation

/// A moment of a host's time, counted from the creation of the host, or the time between two moments.
///
/// A time is a whole number of microseconds. Therefore three waits of 0.1 seconds equal one wait of 0.3 seconds. A date has no
/// finer resolution, so it names the same moment as the time from which it was computed.
struct HostTime: Hashable, Comparable {
    var microseconds: Int64

    static let zero = HostTime(microseconds: 0)
    /// A time later than any scheduled one.
    static let never = HostTime(microseconds: .max / 4)

    static func < (left: HostTime, right: HostTime) -> Bool { left.microseconds < right.microseconds }

    static func + (left: HostTime, right: HostTime) -> HostTime {
        min(.never, HostTime(microseconds: left.microseconds + right.microseconds))
    }

    static func - (left: HostTime, right: HostTime) -> HostTime {
        HostTime(microseconds: left.microseconds - right.microseconds)
    }

    var seconds: TimeInterval { TimeInterval(microseconds) / 1_000_000 }
    var duration: Duration { .microseconds(microseconds) }
}

extension HostTime {
    /// Creates the time nearest to a number of seconds.
    init(seconds: TimeInterval) {
        let limit = HostTime.never.seconds
        self.init(microseconds: Int64((max(-limit, min(limit, seconds)) * 1_000_000).rounded()))
    }

    /// Creates the time of a duration, rounded up to whole microseconds.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        guard abs(seconds) < HostTime.never.microseconds / 1_000_000 else {
            self = seconds < 0 ? HostTime(microseconds: -HostTime.never.microseconds) : .never
            return
        }
        let part = attoseconds / 1_000_000_000_000
        let rest = attoseconds % 1_000_000_000_000 > 0 ? 1 : 0
        self.init(microseconds: seconds * 1_000_000 + part + Int64(rest))
    }

    /// Creates the time until a deadline on a real clock, rounded up to whole milliseconds. The deadline was computed shortly
    /// before, and the rounding removes the time that has passed since.
    init(untilRealDeadlineInNanoseconds nanoseconds: Int64) {
        let milliseconds = nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 > 0 ? 1 : 0)
        self = min(.never, HostTime(microseconds: max(0, min(milliseconds, .max / 1_000_000)) * 1_000))
    }
}
