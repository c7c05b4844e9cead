import Foundation

/// Keeps the descriptors of the worker protocol out of reach of the fuzzed code in the same process.
///
/// Code that daemonizes, or that has a defect, may close or write to every descriptor in a range. So the protocol's descriptors
/// have high random numbers.
package enum PrivateDescriptor {
    /// The highest number that is requested. The kernel keeps a table up to it.
    private static let most: rlim_t = 1 << 14
    #if os(Linux)
        private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let files = RLIMIT_NOFILE
    #endif

    /// Moves descriptors to numbers above all that the process may otherwise use, as far as the system permits.
    ///
    /// - Parameter descriptors: the descriptors to move; their old numbers are closed.
    /// - Returns: their new numbers, which no child process inherits; `nil` if the system has no room.
    package static func move(_ descriptors: [Int32]) -> [Int32]? {
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return nil }
        let usual = limit
        // Darwin reports no limit even where it has one.
        for most in [most, 10_240] where usual.rlim_cur < most {
            limit.rlim_cur = min(usual.rlim_max, most)
            if setrlimit(files, &limit) == 0 { break }
        }
        // A descriptor stays open when the limit is lowered again, and code that reads the limit does not count up to it.
        defer {
            var usual = usual
            setrlimit(files, &usual)
        }
        guard getrlimit(files, &limit) == 0 else { return nil }
        let end = Int32(clamping: min(limit.rlim_cur, most))
        var generator = SystemRandomNumberGenerator()
        var moved: [Int32] = []
        for descriptor in descriptors {
            let least = Int32.random(in: (end / 2)...(end / 2 + end / 4), using: &generator)
            let number = fcntl(descriptor, F_DUPFD_CLOEXEC, least)
            guard number >= 0 else {
                for number in moved { close(number) }
                return nil
            }
            moved.append(number)
        }
        for descriptor in descriptors { close(descriptor) }
        return moved
    }

    /// The descriptors that a child process would inherit, apart from the three standard streams.
    static var inherited: [Int32] {
        #if os(Linux)
            let folder = "/proc/self/fd"
        #else
            let folder = "/dev/fd"
        #endif
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.compactMap { Int32($0) }.sorted().filter { descriptor in
            let flags = fcntl(descriptor, F_GETFD)
            return descriptor > STDERR_FILENO && flags >= 0 && flags & FD_CLOEXEC == 0
        }
    }
}
