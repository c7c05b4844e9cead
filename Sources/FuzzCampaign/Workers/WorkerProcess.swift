import FilesAndProcesses
import FuzzEngine
import Foundation

/// A worker: this program in another process, with a file for its progress marker.
final class WorkerProcess {
    private let child: ChildProcess
    private let notePath: String
    private let note: Int32
    /// Whether the system has stopped the worker, for example by SIGSTOP.
    private(set) var isStopped = false

    private init(_ child: ChildProcess, notePath: String, note: Int32) {
        self.child = child
        self.notePath = notePath
        self.note = note
    }

    var identifier: pid_t { child.identifier }
    /// The descriptor from which its reports arrive.
    var output: Int32 { child.output }

    /// Starts a worker.
    ///
    /// - Parameter notePath: a file that no other worker uses, alive or not.
    /// - Throws: `FileError` if the file or the process cannot be created.
    static func start<S>(_ settings: CampaignSettings<S>, notePath: String) throws -> WorkerProcess {
        let note = try makeNote(notePath)
        do {
            let child = try ChildProcess.start(["worker", "--", notePath], of: S.program, as: "a worker")
            let worker = WorkerProcess(child, notePath: notePath, note: note)
            worker.send(settings)
            return worker
        } catch {
            close(note)
            unlink(notePath)
            throw error
        }
    }

    /// Creates the file for the progress marker. Writing eight bytes at once reveals a full disk here and not in the worker.
    private static func makeNote(_ path: String) throws -> Int32 {
        // A file of an earlier process is not reused, and a planted link is not followed.
        unlink(path)
        let note = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        var none: UInt64 = 0
        guard note >= 0, pwrite(note, &none, 8, 0) == 8 else {
            let error = ChildProcess.error("\(path): error: expected room for a file")
            if note >= 0 { close(note) }
            throw error
        }
        return note
    }

    /// Sends one line, as far as the pipe has room for it now.
    func send(_ value: some Encodable) { child.send(JSONText.line(value)) }

    /// Sends the remaining bytes, as far as the pipe has room.
    func flush() { child.flush() }

    /// Asks the system whether it has stopped or continued the worker. The system reports each change once.
    func noticeStop() {
        var change = siginfo_t()
        while waitid(P_PID, id_t(identifier), &change, WSTOPPED | WCONTINUED | WNOHANG) == 0, change.si_signo == SIGCHLD
        {
            isStopped = change.si_code == CLD_STOPPED
            change = siginfo_t()
        }
    }

    /// Reads the available output.
    ///
    /// - Returns: the complete lines; nil at the end.
    func read() -> [Data]? { child.read() }

    /// Whether the worker has sent a line that is longer than any report.
    var isOutOfStep: Bool { child.isOutOfStep }

    /// The last progress marker.
    var position: WorkerPosition? {
        var number: UInt64 = 0
        guard pread(note, &number, 8, 0) == 8 else { return nil }
        return WorkerPosition(number: number)
    }

    /// The heartbeat: the number of answers and ends of the process that runs the code.
    var pulse: UInt64 {
        var number: UInt64 = 0
        return pread(note, &number, 8, Heartbeat.offset) == 8 ? number : 0
    }

    func kill() { child.kill() }

    /// Releases a worker that has ended or is about to end.
    ///
    /// - Returns: the signal that ended it; nil if it exited by itself.
    func reap() -> Int32? {
        let end = child.reap()
        // The directory may have moved, so the path may lead to another file now.
        if let own = FileIdentity(note), FileIdentity(ofName: notePath) == own { unlink(notePath) }
        close(note)
        return if case .signal(let signal) = end { signal } else { nil }
    }
}
