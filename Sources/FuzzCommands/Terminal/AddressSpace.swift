import Foundation
import FuzzCorpus

/// The address space that the system allows this process.
enum AddressSpace {
    /// The least that a command needs, in bytes. A search of all configurations was measured to take half of it; Swift ends a
    /// process without words where it gets no memory.
    static let least: UInt64 = 1 << 30

    /// Refuses to begin where the limit is lower than the least.
    ///
    /// - Throws: `CorpusError` with the command that lifts the limit.
    static func check() throws(CorpusError) {
        var limit = rlimit()
        #if os(Linux)
            let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
        #else
            let resource = RLIMIT_AS
        #endif
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < least else { return }
        throw CorpusError(problems: [
            "\(StandardError.program): error: expected at least \(least >> 20) MiB of address space; found a limit of "
                + "\(limit.rlim_cur >> 20) MiB. Raise it with 'ulimit -v \(least >> 10)', or lift it with 'ulimit -v unlimited'"
        ])
    }
}
