import Foundation

/// Holds a campaign up where the environment names its checkpoint, so that a test can end it in the middle: a moment at each run,
/// and for good once the checkpoint counts on what the campaign has learned. Makes each run slow where the environment says how slow.
enum Hold {
    static func wait() {
        let pause_ms = ProcessInfo.processInfo.environment["INBOX_PAUSE_MS"].flatMap { UInt32($0) } ?? 0
        if pause_ms > 0 { usleep(pause_ms * 1000) }
        guard let path = ProcessInfo.processInfo.environment["INBOX_HOLD"] else { return }
        usleep(10_000)
        let checkpoint = try? String(contentsOfFile: path, encoding: .utf8)
        while checkpoint?.contains("\"epochs\":") == true { sleep(1) }
    }
}
