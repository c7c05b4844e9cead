import BindingFuzz
import Foundation
import FuzzCorpus

/// A worker: this program, run again in a process of its own, with a pipe each way and a file in which it notes
/// what it is about to run.
///
/// Spawned by hand rather than with `Process` of Foundation, which reaps on a thread of its own: the campaign wants to know
/// of an end when it reads the end of the pipe, and by which signal it was.
final class WorkerProcess {
    let identifier: pid_t
    /// Where its reports come from.
    let output: Int32
    private let input: Int32
    private let notePath: String
    private let note: Int32
    private var unread = Data()
    private var unsent = Data()
    /// Whether the system has stopped it, as with SIGSTOP.
    private(set) var isStopped = false

    private init(identifier: pid_t, input: Int32, output: Int32, notePath: String, note: Int32) {
        self.identifier = identifier
        self.input = input
        self.output = output
        self.notePath = notePath
        self.note = note
    }

    /// Starts a worker.
    ///
    /// - Parameter notePath: a file that no other worker, alive or not, has.
    /// - Throws: `CorpusError` where the file or the process cannot be made.
    static func start<S>(_ settings: CampaignSettings<S>, notePath: String) throws -> WorkerProcess {
        var own: [Int32] = []
        var passedOn: [Int32] = []
        defer { for descriptor in passedOn { close(descriptor) } }
        do {
            let note = try makeNote(notePath)
            own.append(note)
            let toWorker = try makePipe()
            passedOn.append(toWorker.read)
            own.append(toWorker.write)
            let fromWorker = try makePipe()
            passedOn.append(fromWorker.write)
            own.append(fromWorker.read)
            // A worker that does not read, since it is stopped, must not stop the campaign.
            guard fcntl(toWorker.write, F_SETFL, O_NONBLOCK) == 0 else {
                throw failure("bindfuzz: error: expected a pipe to a worker")
            }
            let identifier = try spawn(
                [S.program, "worker", notePath], input: toWorker.read, output: fromWorker.write)
            let worker = WorkerProcess(
                identifier: identifier, input: toWorker.write, output: fromWorker.read, notePath: notePath, note: note)
            worker.send(settings)
            return worker
        } catch {
            for descriptor in own { close(descriptor) }
            unlink(notePath)
            throw error
        }
    }

    /// Eight bytes are written at once, so that a full disk shows now and not in the worker.
    private static func makeNote(_ path: String) throws -> Int32 {
        let note = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        var none: UInt64 = 0
        guard note >= 0, pwrite(note, &none, 8, 0) == 8 else {
            let error = failure("\(path): error: expected room for a file")
            if note >= 0 { close(note) }
            throw error
        }
        return note
    }

    /// Sends one line, as much of it as there is room for at once.
    func send(_ value: some Encodable) {
        unsent += JSONText.line(value) + Data("\n".utf8)
        flush()
    }

    /// Sends what there was no room for. A worker that is gone does not get it; that it is gone shows at its other pipe.
    func flush() {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            unsent = Data(unsent.dropFirst(count))
        }
    }

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
    func read() -> [Data]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(output, &buffer, buffer.count)
        if count < 0 && errno == EINTR { return [] }
        guard count > 0 else { return nil }
        unread.append(contentsOf: buffer[..<count])
        var lines: [Data] = []
        while let end = unread.firstIndex(of: 0x0A) {
            lines.append(Data(unread[unread.startIndex..<end]))
            unread = Data(unread[(end + 1)...])
        }
        return lines
    }

    /// What it noted last.
    var position: WorkerPosition? {
        var number: UInt64 = 0
        guard pread(note, &number, 8, 0) == 8 else { return nil }
        return WorkerPosition(number: number)
    }

    func kill() {
        Foundation.kill(identifier, SIGKILL)
    }

    /// Takes leave of a worker that has ended or is to end.
    ///
    /// - Returns: the signal that ended it; nil where it ended by itself.
    func reap() -> Int32? {
        // The end of its pipe means that it is on its way out; this makes sure that the wait is short.
        kill()
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        close(input)
        close(output)
        close(note)
        unlink(notePath)
        let signal = status & 0x7F
        return signal == 0 ? nil : signal
    }

    private static func makePipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure("bindfuzz: error: expected a pipe to a worker") }
        guard ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
            let error = failure("bindfuzz: error: expected a pipe to a worker")
            for end in ends { close(end) }
            throw error
        }
        return (ends[0], ends[1])
    }

    private static func failure(_ text: String) -> CorpusError {
        CorpusError(problems: ["\(text); \(String(cString: strerror(errno)))"])
    }

    #if os(Linux)
        /// Holds even after the file was replaced, as a build in the night does.
        private static let executable = "/proc/self/exe"
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #else
        private static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #endif

    private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws -> pid_t {
        #if os(Linux)
            var actions = FileActions()
            var attributes = Attributes()
        #else
            var actions: FileActions = nil
            var attributes: Attributes = nil
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // What a trap prints would tear the screen; that it trapped is reported by its case.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own, so that Ctrl-C reaches the campaign only.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        let environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }.map { "\($0)=\($1)" }
        var identifier: pid_t = 0
        let result = withStrings(arguments) { arguments in
            withStrings(environment) { posix_spawn(&identifier, executable, &actions, &attributes, arguments, $0) }
        }
        guard result == 0 else {
            errno = result
            throw failure("bindfuzz: error: expected a process for a worker")
        }
        return identifier
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
