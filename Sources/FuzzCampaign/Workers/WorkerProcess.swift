import FilesAndProcesses
import FuzzEngine
import Foundation

/// A worker: this program, run again in a process of its own, and a file in which it notes what it is about to run.
final class WorkerProcess {
    private let child: ChildProcess
    private let notePath: String
    private let note: Int32
    /// Whether the system has stopped it, as with SIGSTOP.
    private(set) var isStopped = false

    private init(_ child: ChildProcess, notePath: String, note: Int32) {
        self.child = child
        self.notePath = notePath
        self.note = note
    }

    var identifier: pid_t { child.identifier }
    /// Where its reports come from.
    var output: Int32 { child.output }

    /// Starts a worker.
    ///
    /// - Parameter notePath: a file that no other worker, alive or not, has.
    /// - Throws: `CorpusError` where the file or the process cannot be made.
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

    /// Eight bytes are written at once, so that a full disk shows now and not in the worker.
    private static func makeNote(_ path: String) throws -> Int32 {
        // What an earlier process has left of it is not written into, and a link that somebody has planted is not followed.
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

    /// Sends one line, as much of it as there is room for at once.
    func send(_ value: some Encodable) { child.send(JSONText.line(value)) }

    /// Sends what there was no room for.
    func flush() { child.flush() }

    /// Asks the system whether it has stopped the worker, or let it go on. It tells each change once.
    func noticeStop() {
        var change = siginfo_t()
        while waitid(P_PID, id_t(identifier), &change, WSTOPPED | WCONTINUED | WNOHANG) == 0, change.si_signo == SIGCHLD
        {
            isStopped = change.si_code == CLD_STOPPED
            change = siginfo_t()
        }
    }

    /// Reads what has come.
    ///
    /// - Returns: the lines that are complete; nil at the end.
    func read() -> [Data]? { child.read() }

    /// Whether it has sent a line that is longer than any report.
    var isOutOfStep: Bool { child.isOutOfStep }

    /// What it noted last.
    var position: WorkerPosition? {
        var number: UInt64 = 0
        guard pread(note, &number, 8, 0) == 8 else { return nil }
        return WorkerPosition(number: number)
    }

    /// How often it noted that the process of what it runs has answered or ended.
    var pulse: UInt64 {
        var number: UInt64 = 0
        return pread(note, &number, 8, Heartbeat.offset) == 8 ? number : 0
    }

    func kill() { child.kill() }

    /// Takes leave of a worker that has ended or is to end.
    ///
    /// - Returns: the signal that ended it; nil where it ended by itself.
    func reap() -> Int32? {
        let end = child.reap()
        // The directory may have been moved, and the path may lead to another file now.
        if let own = FileIdentity(note), FileIdentity(ofName: notePath) == own { unlink(notePath) }
        close(note)
        return if case .signal(let signal) = end { signal } else { nil }
    }
}
