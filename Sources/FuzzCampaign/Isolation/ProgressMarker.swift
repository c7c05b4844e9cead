import Foundation
import Synchronization

/// Where a child notes which case of a sweep it is at, so that it is known however it ends. A file that stands in no folder,
/// which both processes have open; and no line of the pipe, for which who listens would wake up at every case.
///
/// Where there is no room for the file, nothing is known: a sweep comes to the same, and takes longer where code ends a child.
package final class ProgressMarker: Sendable {
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

    /// What stands behind an index.
    private static func check(_ index: UInt64) -> UInt64 { (index ^ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9 }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// Forgets what was noted.
    func clear() {
        if let descriptor { _ = ftruncate(descriptor, 0) }
    }

    /// The case that was noted last; nil where none was, or where something else has written to the file.
    var index: UInt64? {
        guard let descriptor else { return nil }
        var words: [UInt64] = [0, 0]
        guard pread(descriptor, &words, 16, 0) == 16 else { return nil }
        return words[1] == Self.check(words[0]) ? words[0] : nil
    }
}

// MARK: In the child

extension ProgressMarker {
    private static let file = Atomic<Int32>(-1)

    /// Says under which number the file is open.
    package static func isShared(as descriptor: Int32) { file.store(descriptor, ordering: .relaxed) }

    /// Notes a case that is about to be made and run.
    static func take(down index: UInt64) {
        let file = file.load(ordering: .relaxed)
        guard file >= 0 else { return }
        var words = [index, check(index)]
        // Where there is no room any more, who reads it takes an earlier case for the last one, and has some run again.
        _ = pwrite(file, &words, 16, 0)
    }
}
