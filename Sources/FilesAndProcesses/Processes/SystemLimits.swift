import Foundation

/// The resources that this process needs from the system.
package enum SystemLimits {
    /// The least address space that a command needs, in bytes. A search of all configurations was measured to take half of it; a
    /// Swift process that gets no memory ends without a message.
    private static let leastAddressSpace: UInt64 = 1 << 30
    /// The least number of open files. A campaign needs four for each worker; the run loop traps if it gets none.
    private static let leastOpenFiles: UInt64 = 32

    /// Throws if a limit is too low. Also makes a write beyond the maximum file size fail like other writes.
    ///
    /// - Parameter runsOtherCode: whether this process runs the fuzzed code, which must find the signal of a write beyond that size
    ///   as an app does.
    /// - Throws: `FileError` with the command that raises the limit.
    package static func check(runsOtherCode: Bool) throws(FileError) {
        if !runsOtherCode { signal(SIGXFSZ, SIG_IGN) }
        if let limit = limit(RLIMIT_AS), limit < leastAddressSpace {
            throw problem(
                "at least \(leastAddressSpace >> 20) MiB of address space; found a limit of \(limit >> 20) MiB",
                raisedBy: "ulimit -v \(leastAddressSpace >> 10)")
        }
        if let limit = limit(RLIMIT_NOFILE), limit < leastOpenFiles {
            throw problem(
                "at least \(leastOpenFiles) open files; found a limit of \(limit)",
                raisedBy: "ulimit -n \(leastOpenFiles)")
        }
    }

    private static func problem(_ expected: String, raisedBy command: String) -> FileError {
        FileError(problems: ["\(StandardError.program): error: expected \(expected). Raise it with '\(command)'"])
    }

    #if os(Linux)
        private static func limit(_ resource: __rlimit_resource) -> UInt64? {
            var limit = rlimit()
            return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? UInt64(limit.rlim_cur) : nil
        }
    #else
        private static func limit(_ resource: Int32) -> UInt64? {
            var limit = rlimit()
            return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
        }
    #endif
}
