import Foundation

/// A moment of a host's time, counted from when the host was made, or the time between two.
///
/// It is a whole number of microseconds, so that three waits of 0.1 seconds are one of 0.3, and so that a date, which has no
/// more digits than that, names the same moment as what it was computed from.
struct HostTime: Hashable, Comparable {
    var microseconds: Int64

    static let zero = HostTime(microseconds: 0)
    /// Later than anything that is waited for.
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
    /// The nearest to a number of seconds.
    init(seconds: TimeInterval) {
        let limit = HostTime.never.seconds
        self.init(microseconds: Int64((max(-limit, min(limit, seconds)) * 1_000_000).rounded()))
    }

    /// The nearest to a duration, but not before it where that has less than a microsecond.
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

    /// The time until a deadline on a real clock, which was computed a little while ago: rounded up to whole milliseconds,
    /// which undoes that.
    init(untilRealDeadlineInNanoseconds nanoseconds: Int64) {
        let milliseconds = nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 > 0 ? 1 : 0)
        self = min(.never, HostTime(microseconds: max(0, min(milliseconds, .max / 1_000_000)) * 1_000))
    }
}
