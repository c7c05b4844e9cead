import FilesAndProcesses
import Foundation

/// A file of an app, which may be missing, unreadable, or no file at all.
enum AppFile {
    /// Returns the content of a file. Links are followed.
    ///
    /// Pipes and devices are refused, because reading one may never end.
    ///
    /// - Throws: `FileError` with the path and the reason.
    static func contents(_ path: String) throws(FileError) -> Data {
        if let reason = problem(with: path) {
            throw FileError(problems: ["\(path): error: expected a file that can be read; \(reason)"])
        }
        do {
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw FileError(problems: ["\(path): error: expected a file that can be read; \(error.reason)"])
        }
    }

    /// Returns why a path leads to no file that can be read; nil if it leads to one.
    static func problem(with path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let reason = String(cString: strerror(errno))
            var link = stat()
            let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
            return isLink ? "the link leads nowhere: \(reason)" : reason
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return access(path, R_OK) == 0 ? nil : String(cString: strerror(errno))
        case S_IFDIR: return "found a folder"
        default: return "found a pipe or a device"
        }
    }
}
