import Foundation

/// Output without buffers. `FileHandle` of Foundation is not used for it, since it traps where a terminal has gone or a disk
/// is full.
package enum FileDescriptor {
    /// Writes all of the bytes.
    ///
    /// - Returns: whether it could; if not, `errno` says why.
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
