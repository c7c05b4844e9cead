import Foundation

/// The result of a command.
package struct CommandRun: Sendable {
    /// The exit status.
    package let status: Int32
    /// The standard output.
    package let output: String
    /// The standard error.
    package let errors: String
}

/// A command that a test has started. Deinitialization kills it if it still runs.
package final class StartedCommand {
    private let process: Process
    /// The files for standard output and standard error. A pipe without a reader would block a command with much output.
    private let streams: [URL]
    /// The working directory, which exists while the command runs.
    private let directory: TemporaryDirectory

    init(_ process: Process, in directory: TemporaryDirectory) throws {
        self.process = process
        self.directory = directory
        streams = [try directory.hiddenFile(), try directory.hiddenFile()]
        process.standardOutput = try FileHandle(forWritingTo: streams[0])
        process.standardError = try FileHandle(forWritingTo: streams[1])
        try process.run()
    }

    deinit {
        guard process.isRunning else { return }
        // The processes must end before the directory is deleted, because they might write to it.
        let processes = workers + [process.processIdentifier]
        for process in processes { kill(process, SIGKILL) }
        process.waitUntilExit()
    }

    /// The seconds for which a test waits for what a command writes, on a machine however busy.
    private static let patience = 240.0

    /// Whether the command still runs.
    package var isRunning: Bool { process.isRunning }

    /// The child processes of the command; empty if the system does not list them.
    package var workers: [pid_t] {
        let tasks = "/proc/\(process.processIdentifier)/task"
        // The system lists the child processes of each thread.
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.flatMap { thread in
            let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// Sends a signal to the command.
    package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    #if os(Linux)
        /// Limits the size of files that the command writes from now on to the length of a message, which must still fit. The
        /// command must start with `SIGXFSZ` ignored.
        package func leaveNoRoom() throws {
            _ = try directory.run("/usr/bin/prlimit", ["--pid", "\(process.processIdentifier)", "--fsize=512"])
        }
    #endif

    /// Waits until the command has written a text to its standard output or its standard error.
    ///
    /// - Returns: whether it has, before its end.
    package func hasWritten(_ text: String) throws -> Bool {
        let deadline = Date.now + Self.patience
        while Date.now < deadline {
            // What the command writes just before it ends counts.
            let isLast = !isRunning
            for stream in streams where try Data(contentsOf: stream).firstRange(of: Data(text.utf8)) != nil {
                return true
            }
            if isLast { return false }
            usleep(10_000)
        }
        return false
    }

    /// Waits for the end of the command and returns its result.
    package func wait() throws -> CommandRun {
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return CommandRun(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}
