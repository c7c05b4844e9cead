import Foundation

/// The action of a letter too many before the trap, selected by the environment. With it, the tests see every way in which code can
/// end its process.
enum Overflow {
    static func happen() {
        switch ProcessInfo.processInfo.environment["MAILBOX_OVERFLOW"] {
        case "hang": while true { sleep(1) }
        case "exit": exit(7)
        case "abort": abort()
        case "overflow": _ = deep(1)
        case "count descriptors": (3...1023).forEach(scribble)
        case "find descriptors": descriptors.forEach(scribble)
        case "close descriptors":
            for descriptor in descriptors { close(descriptor) }
            while true { sleep(1) }
        case "tell descriptors": tellDescriptors()
        default: break
        }
    }

    /// Writes to a descriptor, as code does that mistakes it for its own.
    private static func scribble(_ descriptor: Int32) {
        for text in ["Range 9\n", ".\n", "!\"\n", "{\"failed\":{\"_0\":99}}\n", "and no end"] {
            _ = text.withCString { write(descriptor, $0, strlen($0)) }
        }
    }

    /// The open descriptors other than the three standard ones.
    private static var descriptors: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.filter { $0 > 2 && fcntl($0, F_GETFD) >= 0 }
    }

    private static func tellDescriptors() {
        let text = descriptors.sorted().map { "\($0)\n" }.joined()
        guard let path = ProcessInfo.processInfo.environment["MAILBOX_DESCRIPTORS"] else { return }
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// The minimum time of a run in milliseconds, from the environment.
    static let slowness_ms = ProcessInfo.processInfo.environment["MAILBOX_SLOWNESS_MS"].flatMap { UInt32($0) } ?? 0

    /// Recurses until the stack overflows.
    private static func deep(_ depth: Int) -> Int { depth > 0 ? deep(depth + 1) + 1 : 0 }

    /// The note about a trap, from the environment.
    static var note: String? {
        let note = ProcessInfo.processInfo.environment["MAILBOX_NOTE"]
        switch note {
        case "hang": while true { sleep(1) }
        case "abort": abort()
        default: return note
        }
    }

    /// The time limit of a run in milliseconds, from the environment.
    static var timeLimit_ms: Int? { ProcessInfo.processInfo.environment["MAILBOX_TIME_LIMIT_MS"].flatMap { Int($0) } }
}
