import Foundation

/// Exchanges the files of two names in one step, so that the displaced file can be looked at before it is gone.
enum FileExchange {
    #if canImport(Darwin)
        /// Exchanges two files of one file system.
        ///
        /// - Returns: `nil` on success; otherwise the `errno` value, such as `ENOTSUP` for a file system that cannot do it.
        static func exchange(_ first: String, _ second: String) -> Int32? {
            renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 ? nil : errno
        }
    #else
        private typealias Rename =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        /// Swift does not import this function of the C library.
        private static let rename: Rename? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
        /// `RENAME_EXCHANGE` of Linux.
        private static let exchanging: UInt32 = 2

        /// Exchanges two files of one file system.
        ///
        /// - Returns: `nil` on success; otherwise the `errno` value, such as `EINVAL` for a file system that cannot do it.
        static func exchange(_ first: String, _ second: String) -> Int32? {
            guard let rename else { return ENOSYS }
            return rename(AT_FDCWD, first, AT_FDCWD, second, exchanging) == 0 ? nil : errno
        }
    #endif
}
