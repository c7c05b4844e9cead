import Foundation

/// The memory of this process.
package enum ProcessMemory {
    /// Code that is run many thousand times, and each time forgets a little in a cycle of references, must not fill a machine
    /// overnight. A process that has taken nothing but what it needs is well below.
    private static let limit_bytes = 400 << 20

    #if os(Linux)
        /// What `getrusage` counts in: kilobytes here, and bytes on Darwin.
        private static let unit_bytes = 1 << 10
        private static let me = __rusage_who_t(RUSAGE_SELF.rawValue)
    #else
        private static let unit_bytes = 1
        private static let me = RUSAGE_SELF
    #endif

    /// Whether it has taken so much that another process should go on in its place.
    package static var isExhausted: Bool {
        var usage = rusage()
        return getrusage(me, &usage) == 0 && usage.ru_maxrss * unit_bytes > limit_bytes
    }
}
