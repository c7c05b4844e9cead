import Foundation
import Synchronization

/// Where a child notes which case of a sweep it is at, so that it is known however it ends. A file that stands in no folder,
/// which both processes have open; and no line of the pipe, for which who listens would wake up at every case.
///
/// Where there is no room for the file, nothing is known: a sweep comes to the same, and takes longer where code ends a child.
package final class CaseNote: Sendable {
    /// The file; nil where there is none.
    let descriptor: Int32?

    init() {
        let template = FileManager.default.temporaryDirectory.appending(path: "case-XXXXXX").path()
        var path = template.utf8CString.map { $0 }
        let descriptor = mkstemp(&path)
        self.descriptor = descriptor < 0 ? nil : descriptor
        guard descriptor >= 0 else { return }
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// Forgets what was noted.
    func clear() {
        if let descriptor { _ = ftruncate(descriptor, 0) }
    }

    /// The case that was noted last; nil where none was.
    var index: UInt64? {
        guard let descriptor else { return nil }
        var index: UInt64 = 0
        return pread(descriptor, &index, 8, 0) == 8 ? index : nil
    }
}

// MARK: In the child

extension CaseNote {
    private static let isThere = Atomic(false)

    /// Says that the file is there, and leaves it to no process that the code may start.
    package static func isShared() {
        isThere.store(fcntl(ChildProcess.sharedDescriptor, F_SETFD, FD_CLOEXEC) == 0, ordering: .relaxed)
    }

    /// Notes a case that is about to be made and run.
    static func take(down index: UInt64) {
        guard isThere.load(ordering: .relaxed) else { return }
        var index = index
        // Where there is no room any more, who reads it takes an earlier case for the last one, and has some run again.
        _ = pwrite(ChildProcess.sharedDescriptor, &index, 8, 0)
    }
}
