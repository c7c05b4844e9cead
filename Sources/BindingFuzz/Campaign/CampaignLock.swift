import Foundation

/// The lock on a campaign's directory, which the system lets go of however its process ends.
package final class CampaignLock: Sendable {
    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Takes the lock.
    ///
    /// - Throws: `CorpusError` where another process has it, or the file cannot be made.
    package static func take(_ directory: CampaignDirectory) throws(CorpusError) -> CampaignLock {
        let path = "\(directory.path)/\(CampaignDirectory.lockName)"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw CorpusError(problems: ["\(path): error: expected a directory that can be written; \(reason)"])
        }
        // `bindfuzz status` has the lock for an instant when it looks, and a process that was killed until it is gone.
        for _ in 0..<40 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return CampaignLock(descriptor: descriptor) }
            usleep(50_000)
        }
        close(descriptor)
        throw CorpusError(problems: [
            "\(directory.path): error: expected a directory of its own; another campaign runs here. "
                + "Look at it with 'bindfuzz status \(directory.path)'"
        ])
    }

    /// Whether a process has the lock.
    package static func isTaken(_ directory: CampaignDirectory) -> Bool {
        let descriptor = open("\(directory.path)/\(CampaignDirectory.lockName)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) != 0
    }
}
