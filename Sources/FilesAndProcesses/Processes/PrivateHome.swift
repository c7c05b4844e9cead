import Foundation

/// The home directory of a process that runs code of an app. The app finds its documents, caches and preferences there, and no files
/// of the person who runs the command.
package struct PrivateHome: Sendable {
    /// Foundation asks for this variable before it asks the system for the user's directory.
    private static let variable = "CFFIXED_USER_HOME"
    private static let beginning = "bindfuzz-home-"
    /// The folders that an app finds on a device, by their names on Linux.
    private static let folders = ["Documents", ".cache", "tmp"]

    /// The absolute path.
    package let path: String

    /// Makes an empty home in the directory for temporary files.
    ///
    /// - Throws: `FileError` with the path.
    package static func make() throws(FileError) -> PrivateHome {
        let folder = NSTemporaryDirectory()
        var template = Array("\(folder)/\(beginning)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil, let path = realpath(template, nil) else {
            throw StoredFile.problem(folder, "a directory that can be written", errno)
        }
        defer { free(path) }
        let home = PrivateHome(path: String(cString: path))
        home.makeFolders()
        return home
    }

    /// The home of this process, if another one has made it.
    package static let ofThisProcess: PrivateHome? = {
        // Any other directory is a person's.
        guard let path = ProcessInfo.processInfo.environment[variable],
            (path as NSString).lastPathComponent.wholeMatch(of: #/bindfuzz-home-[A-Za-z0-9]{6}/#) != nil
        else { return nil }
        return PrivateHome(path: path)
    }()

    /// Returns an environment in which a process has this home, and in which sets and dictionaries have the same order in each process.
    package func environment(_ inherited: [String: String]) -> [String: String] {
        inherited.filter { !$0.key.hasPrefix("XDG_") }.merging([
            "HOME": path, Self.variable: path, "TMPDIR": "\(path)/tmp", "SWIFT_DETERMINISTIC_HASHING": "1",
        ]) { _, new in new }
    }

    /// Removes all that the app has stored.
    package func empty() {
        // Values that Foundation still has in memory are written first: it would write them later.
        Self.flushPreferences()
        clear()
        Self.flushPreferences()
    }

    /// Removes all files that the app has stored.
    package func clear() {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
            if Self.folders.contains(name), (try? manager.contentsOfDirectory(atPath: "\(path)/\(name)")) == [] {
                continue
            }
            try? manager.removeItem(atPath: "\(path)/\(name)")
        }
        makeFolders()
    }

    /// Removes the home.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    private func makeFolders() { for name in Self.folders { mkdir("\(path)/\(name)", 0o700) } }

    /// Lets Foundation write the preferences that it has in memory, and forget them.
    private static func flushPreferences() { flush?() }

    /// Swift does not import this function of Foundation.
    private static let flush: (@convention(c) () -> Void)? = dlsym(nil, "CFPreferencesFlushCaches")
        .map { unsafeBitCast($0, to: (@convention(c) () -> Void).self) }
}
