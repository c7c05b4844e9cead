import Foundation
import Synchronization

/// This program, run again in a process of its own, with a pipe each way that lines go through.
///
/// Spawned by hand rather than with `Process` of Foundation, which reaps on a thread of its own: who started it wants to know
/// of an end when it reads the end of the pipe, and by which signal it was.
package final class ChildProcess {
    /// How a process ended.
    package enum End: Hashable, Sendable {
        case signal(Int32)
        case status(Int32)
    }

    /// What a child finds the file under that it shares with who started it.
    package static let sharedDescriptor: Int32 = 3

    package let identifier: pid_t
    /// Where what it says comes from.
    package let output: Int32
    /// Where what it is told goes to.
    package let input: Int32
    private var unread = LineBuffer()
    /// What could not be sent yet begins at `sent`.
    private var unsent = Data()
    private var sent = 0
    /// Held while a process is started. One that another thread starts meanwhile would inherit the ends of the pipes before they
    /// are marked as not to be, and the end of this one would not show.
    private static let starting = Mutex(())

    /// A second: a process of much memory takes a while to end.
    private static let looksForEnd = 1000
    private static let pauseBetweenLooks_us: useconds_t = 1000

    private init(identifier: pid_t, input: Int32, output: Int32) {
        self.identifier = identifier
        self.input = input
        self.output = output
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - arguments: the command and what it takes.
    ///   - program: the name of this program.
    ///   - role: what the process is, for an error: `a worker`.
    ///   - shared: a file that both have open, if there is one; for the child it is `sharedDescriptor`.
    /// - Throws: `CorpusError` where the system has no room for it.
    package static func start(
        _ arguments: [String], of program: String, as role: String, sharing shared: Int32? = nil
    ) throws(CorpusError) -> ChildProcess {
        try starting.withLock { _ throws(CorpusError) in
            try startAlone(arguments, of: program, as: role, sharing: shared)
        }
    }

    private static func startAlone(
        _ arguments: [String], of program: String, as role: String, sharing shared: Int32?
    ) throws(CorpusError) -> ChildProcess {
        // A write to a process that is gone is an error like others.
        signal(SIGPIPE, SIG_IGN)
        let failure = "\(program): error: expected a pipe to \(role)"
        var own: [Int32] = []
        var passedOn: [Int32] = []
        defer { for descriptor in passedOn { close(descriptor) } }
        do throws(CorpusError) {
            let toChild = try makePipe(orElse: failure)
            passedOn.append(toChild.read)
            own.append(toChild.write)
            let fromChild = try makePipe(orElse: failure)
            passedOn.append(fromChild.write)
            own.append(fromChild.read)
            // One that does not read, since it is stopped, must not stop who writes.
            guard fcntl(toChild.write, F_SETFL, O_NONBLOCK) == 0 else { throw error(failure) }
            let identifier = try spawn(
                [program] + arguments, input: toChild.read, output: fromChild.write, sharing: shared,
                orElse: "\(program): error: expected a process for \(role)")
            return ChildProcess(identifier: identifier, input: toChild.write, output: fromChild.read)
        } catch {
            for descriptor in own { close(descriptor) }
            throw error
        }
    }

    /// Whether there is something that could not be sent yet.
    package var hasUnsent: Bool { sent < unsent.count }

    /// Whether it has sent a line that is longer than any message: it is out of step, and nothing more is read of it.
    package var isOutOfStep: Bool { unread.isOverfull }

    /// Sends one line, as much of it as there is room for at once.
    package func send(_ line: Data) {
        unsent.append(line)
        unsent.append(UInt8(ascii: "\n"))
        flush()
    }

    /// Sends what there was no room for. A process that is gone does not get it; that it is gone shows at its other pipe.
    package func flush() {
        while hasUnsent {
            let count = unsent.withUnsafeBytes { bytes in
                Foundation.write(input, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                if errno == EPIPE { forgetUnsent() }
                return
            }
            sent += count
        }
        forgetUnsent()
    }

    private func forgetUnsent() {
        unsent = Data()
        sent = 0
    }

    /// Whether something has come, and be it the end.
    package var hasSomethingToRead: Bool {
        var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Reads what has come.
    ///
    /// - Returns: the lines that are complete; nil at the end.
    package func read() -> [Data]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(output, &buffer, buffer.count)
        if count < 0 && errno == EINTR { return [] }
        guard count > 0 else { return nil }
        return unread.take(buffer[..<count])
    }

    package func kill() {
        Foundation.kill(identifier, SIGKILL)
    }

    /// Waits for a process whose pipe has come to its end, which means that it is on its way out.
    ///
    /// - Returns: whether it has ended by itself; false where it goes on without its pipe.
    package func endsByItself() -> Bool {
        for _ in 0..<Self.looksForEnd {
            var change = siginfo_t()
            guard waitid(P_PID, id_t(identifier), &change, WEXITED | WNOHANG | WNOWAIT) == 0 else { return true }
            if change.si_signo == SIGCHLD { return true }
            usleep(Self.pauseBetweenLooks_us)
        }
        return false
    }

    /// Takes leave of a process that has ended or is to end.
    ///
    /// - Returns: how it ended.
    package func reap() -> End {
        // The end of its pipe means that it is on its way out; this makes sure that the wait is short.
        kill()
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        close(input)
        close(output)
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    private static func makePipe(orElse failure: String) throws(CorpusError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw error(failure) }
        guard ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
            let error = error(failure)
            for end in ends { close(end) }
            throw error
        }
        return (ends[0], ends[1])
    }

    /// What the system says, after what was expected.
    package static func error(_ text: String) -> CorpusError {
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

    private static func spawn(
        _ arguments: [String], input: Int32, output: Int32, sharing shared: Int32?, orElse failure: String
    ) throws(CorpusError) -> pid_t {
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
        if let shared { posix_spawn_file_actions_adddup2(&actions, shared, sharedDescriptor) }
        // Whatever else is open here is none of its business, and code that closes or writes to it would break it for others.
        let kept = shared == nil ? STDERR_FILENO : sharedDescriptor
        #if os(Linux)
            for other in PrivateDescriptor.inherited where other > kept {
                posix_spawn_file_actions_addclose(&actions, other)
            }
        #endif
        // What a trap prints would tear the screen; that it trapped is reported by its case.
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The code that is run finds every signal as an app does: neither ignored nor blocked, whatever this process does.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // A group of its own, so that Ctrl-C reaches only who started it.
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #if os(Linux)
            posix_spawnattr_setflags(&attributes, Int16(flags))
        #else
            posix_spawnattr_setflags(&attributes, Int16(flags | POSIX_SPAWN_CLOEXEC_DEFAULT))
        #endif
        let environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }.map { "\($0)=\($1)" }
        var identifier: pid_t = 0
        let result = withStrings(arguments) { arguments in
            withStrings(environment) { posix_spawn(&identifier, executable, &actions, &attributes, arguments, $0) }
        }
        guard result == 0 else {
            errno = result
            throw error(failure)
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
