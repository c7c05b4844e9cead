import Foundation

/// The memory that this process uses.
package enum ProcessMemory {
    /// The peak memory at which a process is replaced. Code that runs many thousand times and leaks a little each time, for example
    /// in a reference cycle, must not exhaust the machine overnight. A process that does not leak stays well below.
    private static let limit_bytes = 400 << 20

    #if os(Linux)
        /// The unit of `ru_maxrss`: kilobytes here, bytes on Darwin.
        private static let unit_bytes = 1 << 10
        private static let me = __rusage_who_t(RUSAGE_SELF.rawValue)
    #else
        private static let unit_bytes = 1
        private static let me = RUSAGE_SELF
    #endif

    /// Whether the process has used so much memory that another one should replace it.
    package static var isExhausted: Bool {
        var usage = rusage()
        return getrusage(me, &usage) == 0 && usage.ru_maxrss * unit_bytes > limit_bytes
    }
}
