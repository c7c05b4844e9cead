import Foundation
import Locks

/// The progress marker of a child: the case of a sweep that it is at, readable however the child ends. It is an unlinked file that
/// both processes have open. A line in the pipe would wake up the parent at every case.
///
/// Without room for the file, there is no progress marker. A sweep then has the same result, but takes longer if the code ends a
/// child.
package final class ProgressMarker: Sendable {
    /// The file; nil if it could not be created.
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

    /// Returns the check word that follows an index.
    private static func check(_ index: UInt64) -> UInt64 { (index ^ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9 }

    deinit {
        if let descriptor { close(descriptor) }
    }

    /// Clears the marker.
    func clear() {
        if let descriptor { _ = ftruncate(descriptor, 0) }
    }

    /// The index of the last marked case; nil if there is none, or if other code has written to the file.
    var index: UInt64? {
        guard let descriptor else { return nil }
        var words: [UInt64] = [0, 0]
        guard pread(descriptor, &words, 16, 0) == 16 else { return nil }
        return words[1] == Self.check(words[0]) ? words[0] : nil
    }
}

// MARK: In the child

extension ProgressMarker {
    private static let file = Locked<Int32>(-1)

    /// Sets the descriptor of the file.
    package static func isShared(as descriptor: Int32) { file.withLock { $0 = descriptor } }

    /// Marks a case that is about to be generated and run.
    static func record(_ index: UInt64) {
        let file = file.withLock { $0 }
        guard file >= 0 else { return }
        var words = [index, check(index)]
        // If the disk is full, the reader sees an earlier case, and runs some cases again.
        _ = pwrite(file, &words, 16, 0)
    }
}
