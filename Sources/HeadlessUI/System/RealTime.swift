import Foundation

#if os(Linux)
    import Glibc
#endif

/// The machine's time, for limits of the host itself. In a case, the functions of C show the host's time.
package enum RealTime {
    /// The nanoseconds since the machine has started.
    package static var nanoseconds: UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }
    /// The seconds since the machine has started.
    package static var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Returns the nanoseconds of a clock of the machine.
    static func nanoseconds(of clock: clockid_t) -> UInt64 {
        var time = timespec()
        #if os(Linux)
            _ = getTime(clock, &time)
        #else
            clock_gettime(clock, &time)
        #endif
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    #if os(Linux)
        static let getTime = SystemSymbol.nextFunction(
            "clock_gettime", as: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32).self)
    #endif
}
