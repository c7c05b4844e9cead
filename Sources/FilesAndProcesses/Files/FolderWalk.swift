import Foundation

/// The names of everything below a directory but folders. Foundation's enumerator passes over a folder that it cannot read, and the
/// cases in it would seem to be checked.
package struct FolderWalk {
    /// A file, a link, or whatever else is no folder.
    package struct Entry {
        /// The path below the directory that the walk began at.
        package let name: String
        package let isLink: Bool
    }

    /// Opens a folder, given the descriptor of the one that it is in.
    package typealias Opening = (_ name: UnsafePointer<CChar>, _ folder: Int32) -> Int32

    private let directory: String
    private let openFolder: Opening
    private var entries: [Entry] = []

    private init(_ directory: String, _ openFolder: @escaping Opening) {
        self.directory = directory
        self.openFolder = openFolder
    }

    /// Lists what is below a directory, in no order.
    ///
    /// - Parameters:
    ///   - directory: a directory, or a link to one. No link below it is followed.
    ///   - openFolder: opens the directory and each folder below it. Tests let it fail.
    /// - Throws: `CorpusError` with the path of a folder that cannot be read.
    package static func entries(
        below directory: String, opening openFolder: @escaping Opening = Self.open
    ) throws(CorpusError) -> [Entry] {
        var walk = FolderWalk(directory, openFolder)
        let resolved = StoredFile.resolved(directory)
        try walk.visit(resolved.withCString { openFolder($0, AT_FDCWD) }, "")
        return walk.entries
    }

    /// Opens a folder, and follows no link to one.
    package static func open(_ name: UnsafePointer<CChar>, in folder: Int32) -> Int32 {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// Visits a folder, and closes it.
    ///
    /// - Parameter prefix: the path of the folder below the directory, with a slash at its end; empty for the directory itself.
    private mutating func visit(_ descriptor: Int32, _ prefix: String) throws(CorpusError) {
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
            // The bytes of a name that is no UTF-8 text find the file that the text does not.
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
                // Another process may have deleted it since.
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

    private func problem(_ name: String, _ reason: Int32 = errno) -> CorpusError {
        let path = name.isEmpty ? directory : "\(directory)/\(name.hasSuffix("/") ? String(name.dropLast()) : name)"
        return CorpusError(problems: [
            "\(path): error: expected a directory of cases that can be read; \(String(cString: strerror(reason)))"
        ])
    }
}
