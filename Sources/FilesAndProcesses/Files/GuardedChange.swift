import Foundation

/// Changes of a file that hold off if the file is not the expected one, even if a person saves it at the same moment.
extension StoredFile {
    /// Replaces a file, or creates it.
    ///
    /// - Parameters:
    ///   - outlivesPowerCut: whether the bytes are flushed to the disk before the file gets its name.
    ///   - isExpected: whether the file with a name may go. It is asked before the change, and again after it.
    /// - Returns: whether the file was written; `false` if another file is there, or one that a program has open
    ///   for writing. It stays then.
    /// - Throws: `FileError` with the path.
    package static func replace(
        _ path: String, with bytes: [UInt8], outlivesPowerCut: Bool, if isExpected: (String) -> Bool
    ) throws(FileError) -> Bool {
        let temporary: TemporaryFile
        switch TemporaryFile.write(bytes, in: parent(of: path), outlivesPowerCut: outlivesPowerCut) {
        case .failure(let failure): throw unwritable(path, failure.number)
        case .success(let file): temporary = file
        }
        let isNew = !isName(path)
        guard let reason = isNew ? temporary.take(path) : temporary.replace(path, if: isExpected) else { return true }
        if reason == (isNew ? EEXIST : ESTALE) { return false }
        throw unwritable(path, reason)
    }

    /// Removes a file.
    ///
    /// - Parameter isExpected: whether the file with a name may go. It is asked before the change, and again after it.
    /// - Returns: whether the file was removed; `false` if another file is there, or one that a program has open
    ///   for writing. It stays then.
    /// - Throws: `FileError` with the path.
    package static func remove(_ path: String, if isExpected: (String) -> Bool) throws(FileError) -> Bool {
        guard isExpected(path) else { return false }
        let temporary = TemporaryFile.unusedPath(in: parent(of: path)) { rename(path, $0) == 0 }
        guard let temporary else { throw problem(path, "a file that can be deleted", errno) }
        let isUnchanged = !FileWriters.exist(temporary) && isExpected(temporary)
        // If another program has created a file in the meantime, the displaced one keeps the temporary name.
        if isUnchanged || link(temporary, path) == 0 { unlink(temporary) }
        return isUnchanged
    }

    /// Removes a file that was read, unless it has changed since.
    ///
    /// - Returns: whether the file was removed.
    /// - Throws: `FileError` with the path.
    package static func remove(_ path: String, reading version: FileVersion) throws(FileError) -> Bool {
        try remove(path) { version.isOf(file: $0) }
    }
}
