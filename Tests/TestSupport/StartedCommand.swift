import Foundation

/// What a command came to.
package struct CommandRun: Sendable {
    /// What it exited with.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: String
    /// What it wrote to standard error.
    package let errors: String
}

/// A command that a test has started. What still runs when nobody holds on to it any more is killed.
package final class StartedCommand {
    private let process: Process
    /// Files, since a pipe that nobody reads yet would stop a program that says much.
    private let streams: [URL]
    /// It is there as long as the command runs in it.
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
        // All of them before the directory is deleted, in which they might write.
        let processes = workers + [process.processIdentifier]
        for process in processes { kill(process, SIGKILL) }
        process.waitUntilExit()
    }

    /// Whether it has not ended.
    package var isRunning: Bool { process.isRunning }

    /// The processes that it started; none where the system does not tell.
    package var workers: [pid_t] {
        let tasks = "/proc/\(process.processIdentifier)/task"
        // The system tells of each thread which processes it has started.
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.flatMap { thread in
            let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// Sends it a signal.
    package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    #if os(Linux)
        /// Lets it write no file from now on that is longer than a message, which it has to have room for. It has to be started with
        /// `SIGXFSZ` ignored.
        package func leaveNoRoom() throws {
            _ = try directory.run("/usr/bin/prlimit", ["--pid", "\(process.processIdentifier)", "--fsize=512"])
        }
    #endif

    /// Waits for its end.
    package func wait() throws -> CommandRun {
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return CommandRun(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}
