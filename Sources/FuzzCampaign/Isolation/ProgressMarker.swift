import Foundation
import Locks

/// The progress marker of a child: the case of a sweep that it is at, and the handlers of views that have run, readable however the
/// child ends. It is an unlinked file that both processes have open. A line in the pipe would wake up the parent at every case.
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

    /// The length of the index with its check word. The numbers of handlers follow it.
    private static let indexLength = 16
    /// The most handlers that are read: other code may write to the file.
    private static let mostHandlers = 1 << 16

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
        guard pread(descriptor, &words, Self.indexLength, 0) == Self.indexLength else { return nil }
        return words[1] == Self.check(words[0]) ? words[0] : nil
    }

    /// The numbers of the handlers that have run since the marker was cleared.
    var handlers: Set<UInt64> {
        guard let descriptor else { return [] }
        let length = Int(lseek(descriptor, 0, SEEK_END)) - Self.indexLength
        let count = min(length / MemoryLayout<UInt64>.size, Self.mostHandlers)
        guard count > 0 else { return [] }
        var numbers = [UInt64](repeating: 0, count: count)
        let read = pread(descriptor, &numbers, count * MemoryLayout<UInt64>.size, off_t(Self.indexLength))
        return Set(numbers.prefix(max(0, read) / MemoryLayout<UInt64>.size))
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
        _ = pwrite(file, &words, indexLength, 0)
    }

    /// Notes that a handler runs.
    ///
    /// - Parameter number: the number of the handler, as `HandlerCoverage` counts them.
    package static func record(handler number: UInt64) {
        file.withLock { file in
            guard file >= 0 else { return }
            var number = number
            let end = max(off_t(indexLength), lseek(file, 0, SEEK_END))
            _ = pwrite(file, &number, MemoryLayout<UInt64>.size, end)
        }
    }
}
