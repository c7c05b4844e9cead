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
        case "count descriptors": (3...1023).forEach(scribble)
        case "find descriptors": descriptors.forEach(scribble)
        case "close descriptors":
            for descriptor in descriptors { close(descriptor) }
            while true { sleep(1) }
        case "tell descriptors": tellDescriptors()
        default: break
        }
    }

    /// Writes to a file as code does that takes it for its own.
    private static func scribble(_ descriptor: Int32) {
        for text in ["Range 9\n", ".\n", "!\"\n", "{\"failed\":{\"_0\":99}}\n", "and no end"] {
            _ = text.withCString { write(descriptor, $0, strlen($0)) }
        }
    }

    /// What is open, beside the three files that every process has.
    private static var descriptors: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.filter { $0 > 2 && fcntl($0, F_GETFD) >= 0 }
    }

    private static func tellDescriptors() {
        let text = descriptors.sorted().map { "\($0)\n" }.joined()
        guard let path = ProcessInfo.processInfo.environment["MAILBOX_DESCRIPTORS"] else { return }
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path))
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
