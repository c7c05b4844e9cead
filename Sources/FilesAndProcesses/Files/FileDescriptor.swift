import Foundation

/// Unbuffered output to a descriptor. Foundation's `FileHandle` traps when the terminal is gone or the disk is full.
package enum FileDescriptor {
    /// Writes all bytes.
    ///
    /// - Returns: whether it succeeded; if not, `errno` has the reason.
    @discardableResult
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Foundation.write(
                    descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
                if count < 0 && errno == EINTR { continue }
                if count <= 0 { return false }
                offset += count
            }
            return true
        }
    }
}
