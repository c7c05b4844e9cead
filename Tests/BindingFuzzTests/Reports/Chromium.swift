import Foundation

/// A browser without a window.
enum Chromium {
    static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Opens a file and returns its document as the browser has understood it.
    static func document(of file: String, profile: String) throws -> String? {
        guard let path else { return nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile)", "--dump-dom",
            "--virtual-time-budget=10000", "file://\(file)",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
