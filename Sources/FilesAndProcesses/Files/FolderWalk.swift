import Foundation

/// A walk over all files below a directory. Foundation's enumerator skips a folder that it cannot read, so the cases in that folder
/// would seem to have been checked.
package struct FolderWalk {
    /// A file, a link, or anything else that is not a folder.
    package struct Entry {
        /// The path relative to the directory where the walk began.
        package let name: String
        /// Whether the entry is a symbolic link.
        package let isLink: Bool
    }

    /// A function that opens a folder by its name and the descriptor of its parent.
    package typealias Opening = (_ name: UnsafePointer<CChar>, _ folder: Int32) -> Int32

    private let directory: String
    private let openFolder: Opening
    private var entries: [Entry] = []

    private init(_ directory: String, _ openFolder: @escaping Opening) {
        self.directory = directory
        self.openFolder = openFolder
    }

    /// Lists the files below a directory, in no particular order.
    ///
    /// - Parameters:
    ///   - directory: a directory, or a link to one. The walk follows no link below it.
    ///   - openFolder: opens the directory and each folder below it. Tests let it fail.
    /// - Throws: `FileError` with the path of a folder that cannot be read.
    package static func entries(
        below directory: String, opening openFolder: @escaping Opening = Self.open
    ) throws(FileError) -> [Entry] {
        var walk = FolderWalk(directory, openFolder)
        let resolved = StoredFile.resolved(directory)
        try walk.visit(resolved.withCString { openFolder($0, AT_FDCWD) }, "")
        return walk.entries
    }

    /// Opens a folder, but not a link to one.
    package static func open(_ name: UnsafePointer<CChar>, in folder: Int32) -> Int32 {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// Visits a folder and closes its descriptor.
    ///
    /// - Parameter prefix: the path of the folder relative to the directory, with a slash at its end; empty for the directory.
    private mutating func visit(_ descriptor: Int32, _ prefix: String) throws(FileError) {
        guard descriptor >= 0 else { throw problem(prefix) }
        guard let stream = fdopendir(descriptor) else {
            let reason = errno
            close(descriptor)
            throw problem(prefix, reason)
        }
        defer { closedir(stream) }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw problem(prefix) }
                return
            }
            // A name that is not UTF-8 is found by its bytes but not by its text.
            var bytes: [CChar] = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
                }
            }
            bytes.append(0)
            let text = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if text == "." || text == ".." { continue }
            var status = stat()
            guard fstatat(descriptor, bytes, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                // Another process may have deleted it in the meantime.
                if errno == ENOENT { continue }
                throw problem(prefix + text)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                entries.append(Entry(name: prefix + text, isLink: status.st_mode & S_IFMT == S_IFLNK))
                continue
            }
            let folder = openFolder(bytes, descriptor)
            if folder < 0 && errno == ENOENT { continue }
            try visit(folder, "\(prefix)\(text)/")
        }
    }

    private func problem(_ name: String, _ reason: Int32 = errno) -> FileError {
        let path = name.isEmpty ? directory : "\(directory)/\(name.hasSuffix("/") ? String(name.dropLast()) : name)"
        return FileError(problems: [
            "\(path): error: expected a directory of cases that can be read; \(String(cString: strerror(reason)))"
        ])
    }
}
