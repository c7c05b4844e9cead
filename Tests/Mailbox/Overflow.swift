import Foundation

/// What a letter too many does before it traps, where the environment asks for something else: the tests want to see every way
/// in which code can end its process.
enum Overflow {
    static func happen() {
        switch ProcessInfo.processInfo.environment["MAILBOX_OVERFLOW"] {
        case "hang": while true { sleep(1) }
        case "exit": exit(7)
        case "abort": abort()
        case "overflow": _ = deep(1)
        default: break
        }
    }

    /// How long a run takes at least, in milliseconds, where the environment says so.
    static let slowness_ms = ProcessInfo.processInfo.environment["MAILBOX_SLOWNESS_MS"].flatMap { UInt32($0) } ?? 0

    /// Goes on until there is no stack left.
    private static func deep(_ depth: Int) -> Int { depth > 0 ? deep(depth + 1) + 1 : 0 }

    /// What is said of a trap, where the environment asks for something.
    static var note: String? {
        let note = ProcessInfo.processInfo.environment["MAILBOX_NOTE"]
        switch note {
        case "hang": while true { sleep(1) }
        case "abort": abort()
        default: return note
        }
    }

    /// How long a run may take, in milliseconds, where the environment says so.
    static var timeLimit_ms: Int? { ProcessInfo.processInfo.environment["MAILBOX_TIME_LIMIT_MS"].flatMap { Int($0) } }
}
