import Foundation

/// A browser without a window.
package enum Chromium {
    /// The colors that a reader prefers.
    package enum Scheme: Int, CaseIterable, Sendable {
        case dark
        case light
    }

    /// The path of the browser; nil if none is installed.
    package static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first(where: isInstalled)

    /// Opens a page that is a file of a directory, and returns its document as the browser has understood it.
    package static func document(
        of name: String, in directory: TemporaryDirectory, scheme: Scheme = .light
    ) throws -> String? {
        guard let path else { return nil }
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(directory.path(name + ".profile"))",
            "--blink-settings=preferredColorScheme=\(scheme.rawValue)", "--dump-dom", "--virtual-time-budget=10000",
            "file://\(directory.path(name))",
        ]
        return try directory.run(path, arguments, environment: ProcessInfo.processInfo.environment).output
    }
}
