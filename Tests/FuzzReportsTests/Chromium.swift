import Foundation
import TestSupport

/// A browser without a window.
enum Chromium {
    static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first(where: isInstalled)

    /// Opens a page that is a file of a directory, and returns its document as the browser has understood it.
    static func document(of name: String, in directory: TemporaryDirectory) throws -> String? {
        guard let path else { return nil }
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(directory.path(name + ".profile"))",
            "--dump-dom", "--virtual-time-budget=10000", "file://\(directory.path(name))",
        ]
        return try directory.run(path, arguments, environment: ProcessInfo.processInfo.environment).output
    }
}
