import Foundation

/// Keeps the files of the protocol out of the way of the code that runs in the same process.
///
/// Code that daemonizes, or that has a mistake, writes to or closes every descriptor that it can count up to. So the files of
/// the protocol stand under high numbers that nobody counts up to and nobody guesses.
package enum PrivateDescriptor {
    /// The highest number that is asked for. The kernel keeps a table up to it.
    private static let most: rlim_t = 1 << 14
    #if os(Linux)
        private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let files = RLIMIT_NOFILE
    #endif

    /// Moves files to numbers above all that the process is allowed to use otherwise, as far as the system permits.
    ///
    /// - Parameter descriptors: what to move; they are closed under their old numbers.
    /// - Returns: their new numbers, each closed in a process that this one starts; nil where the system has no room.
    package static func move(_ descriptors: [Int32]) -> [Int32]? {
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return nil }
        let usual = limit
        // Darwin names no limit where there is one.
        for most in [most, 10_240] where usual.rlim_cur < most {
            limit.rlim_cur = min(usual.rlim_max, most)
            if setrlimit(files, &limit) == 0 { break }
        }
        // A file that is open stays so where the limit is lowered, and code that asks for the limit does not count so far.
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

    /// The descriptors of this process that one which it starts would inherit, beside the three that every process has.
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
