import Foundation

/// A flap that all mailboxes of a process share. It may stick, if the environment asks for that; then a letter stays after it is
/// taken. The tests use it for runs that depend on more than the case.
enum Flap {
    nonisolated(unsafe) private static var uses = 0

    /// The number of uses before the flap sticks.
    private static let life = ProcessInfo.processInfo.environment["MAILBOX_FLAP_LIFE"].flatMap { Int($0) }

    /// Whether the flap sticks in this process: in every second one that adds itself to a file.
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
