import FilesAndProcesses

/// What is known of code that ended its process: its activity, the message of the runtime, and the calls that led there.
public struct CrashReport: Codable, Hashable, Sendable {
    /// The `trapNote` of the subject.
    public var note: String?
    /// The message of the runtime, such as `App/Model.swift:93: Fatal error: Index out of range`.
    public var message: String?
    /// The addresses of the calls, innermost first, counted from the place where the program was loaded. Code that does not return has
    /// several backtraces, each from another moment.
    let backtraces: [[UInt64]]

    /// Creates a report.
    public init(note: String? = nil, message: String? = nil) {
        self.init(note: note, message: message, backtraces: [])
    }

    init(note: String?, message: String?, backtraces: [[UInt64]]) {
        self.note = note
        self.message = message
        self.backtraces = backtraces
    }

    /// The calls, innermost first, from the first moment at which the app's own code has an exact line.
    package var backtrace: [SourceFrame] {
        let calls = backtraces.lazy.map { ProgramSymbols.frames(at: $0) }
        return calls.first(where: \.hasExactLine) ?? calls.first ?? []
    }

    /// The calls of the app's own code, innermost first, without its entry point. A function that calls itself counts once.
    package var appFrames: [SourceFrame] { backtrace.appFrames }

    /// What went wrong, as the runtime says it, or else as the compiler has noted it where optimized code prints nothing.
    package var failure: String? {
        if let message { return message }
        let word = "Swift runtime failure: "
        let noted = backtrace.prefix { !$0.isOfApp }.last { $0.function.hasPrefix(word) }
        return noted.map { "Fatal error: \($0.function.dropFirst(word.count))" }
    }

    /// The position in the app's code and what went wrong there; `nil` if neither is known.
    package var headline: String? {
        let frame = appFrames.first
        let position = frame?.position.map { (frame?.isNear == true ? "near " : "") + $0 }
        guard let failure else { return position }
        let own = failure.prefix { $0 != " " }
        guard own.contains(".swift:") else { return [position, failure].compactMap { $0 }.joined(separator: ": ") }
        // The runtime names the file by its module, and the calls by its path.
        let isSame =
            position.map { $0.split(separator: "/").last == own.dropLast().split(separator: "/").last } ?? false
        return isSame ? "\(position ?? ""):\(failure.dropFirst(own.count))" : failure
    }
}

/// What a child tells of its own end.
struct CrashLine: Codable {
    let note: String?
    let addresses: [UInt64]
}
