import Foundation

/// What all mailboxes of a process share, where the environment asks for it: a flap that may stick, so that a letter that is
/// taken stays. The tests want to see runs that depend on more than the case.
enum Flap {
    nonisolated(unsafe) private static var uses = 0

    /// How often it opens before it sticks.
    private static let life = ProcessInfo.processInfo.environment["MAILBOX_FLAP_LIFE"].flatMap { Int($0) }

    /// Whether it sticks in every second process: of those that note themselves in a file.
    private static let isBad: Bool = {
        guard let path = ProcessInfo.processInfo.environment["MAILBOX_FLAP_FILE"] else { return false }
        let earlier = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
        try? (earlier + [UInt8(ascii: "x")]).write(to: URL(fileURLWithPath: path))
        return earlier.count % 2 == 0
    }()

    static func sticks() -> Bool {
        uses += 1
        return isBad || life.map { uses > $0 } ?? false
    }
}
