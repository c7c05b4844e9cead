import FilesAndProcesses
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What an app stores outside of its views: files, preferences, and the answers of servers.
enum StoredState {
    /// Removes all of it before a run, so that no run depends on an earlier one.
    ///
    /// Only a process with a separate home directory does this. In other processes, the files may be a person's.
    @MainActor static func empty() {
        guard let home = PrivateHome.ofThisProcess else { return }
        hasCache = hasCache || FileManager.default.fileExists(atPath: "\(home.path)/\(cacheFolder)")
        if hasCache { URLCache.shared.removeAllCachedResponses() }
        home.empty()
    }

    /// Where the shared cache makes its folder when it is first used. Most apps never use it, and it takes longer than a case.
    private static let cacheFolder = ".cache/org.swift.foundation.URLCache"
    @MainActor private static var hasCache = false
}
