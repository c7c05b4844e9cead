import Foundation
import Locks

/// This program in a second process, with a pipe in each direction that carries lines.
///
/// It uses `posix_spawn` rather than Foundation's `Process`, which reaps on another thread: the parent has to reap the child itself
/// when it reads the end of the pipe, and has to learn which signal ended it.
package final class ChildProcess {
    /// How a process ended.
    package enum End: Codable, Hashable, Sendable {
        case signal(Int32)
        case status(Int32)

        /// Creates an end from the status that the system gives to a waiting process.
        package init(waitStatus status: Int32) {
            let signal = status & 0x7F
            self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
        }
    }

    /// The child's descriptor for the file that it shares with its parent.
    package static let sharedDescriptor: Int32 = 3

    /// The process ID of the child.
    package let identifier: pid_t
    /// The pipe that the child writes to.
    package let output: Int32
    /// The pipe that the child reads from.
    package let input: Int32
    private var unread = LineBuffer()
    /// The bytes that wait to be sent, from the offset `sent` on.
    private var unsent = Data()
    private var sent = 0
    /// Held while a process starts. Another thread's child would otherwise inherit the ends of the pipes before they are marked
    /// close-on-exec. The end of this process would then not show.
    private static let starting = Locked(())

    /// A second in total: a process with much memory takes a while to end.
    private static let looksForEnd = 1000
    private static let pauseBetweenLooks_us: useconds_t = 1000

    /// The directory that is removed when the child is reaped.
    private let home: PrivateHome?
    /// What the child writes to its standard error; `nil` if it is dropped.
    package let errors: ErrorOutput?

    private init(identifier: pid_t, input: Int32, output: Int32, home: PrivateHome?, errors: ErrorOutput?) {
        self.identifier = identifier
        self.home = home
        self.errors = errors
        self.input = input
        self.output = output
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - arguments: the command and its arguments.
    ///   - program: the name of this program.
    ///   - role: the purpose of the process, for an error: `a worker`.
    ///   - shared: a file that parent and child have open, if any; the child finds it at `sharedDescriptor`.
    ///   - home: the child's home directory, which is removed when the child is reaped; `nil` for that of this process.
    /// - Throws: `FileError` if the system cannot start it.
    package static func start(
        _ arguments: [String], of program: String, as role: String, sharing shared: Int32? = nil,
        home: PrivateHome? = nil
    ) throws(FileError) -> ChildProcess {
        try starting.withLock { _ throws(FileError) in
            try startAlone(arguments, of: program, as: role, sharing: shared, home: home)
        }
    }

    private static func startAlone(
        _ arguments: [String], of program: String, as role: String, sharing shared: Int32?, home: PrivateHome?
    ) throws(FileError) -> ChildProcess {
        // Without this, a write to a process that has ended would kill this one.
        signal(SIGPIPE, SIG_IGN)
        let failure = "\(program): error: expected a pipe to \(role)"
        var own: [Int32] = []
        var passedOn: [Int32] = []
        defer { for descriptor in passedOn { close(descriptor) } }
        do throws(FileError) {
            let toChild = try makePipe(orElse: failure)
            passedOn.append(toChild.read)
            own.append(toChild.write)
            let fromChild = try makePipe(orElse: failure)
            passedOn.append(fromChild.write)
            own.append(fromChild.read)
            // A child that is stopped does not read, and must not block its parent.
            guard fcntl(toChild.write, F_SETFL, O_NONBLOCK) == 0 else { throw error(failure) }
            let errors = home.flatMap { ErrorOutput(in: $0.path) }
            let identifier = try spawn(
                [program] + arguments, input: toChild.read, output: fromChild.write, sharing: shared,
                home: home, errors: errors?.descriptor, orElse: "\(program): error: expected a process for \(role)")
            return ChildProcess(
                identifier: identifier, input: toChild.write, output: fromChild.read, home: home, errors: errors)
        } catch {
            for descriptor in own { close(descriptor) }
            throw error
        }
    }

    /// Whether bytes wait to be sent.
    package var hasUnsent: Bool { sent < unsent.count }

    /// Whether the child has sent a line that is longer than any message. It is out of step then, and nothing more is read from it.
    package var isOutOfStep: Bool { unread.isOverfull }

    /// Sends one line, or as much of it as the pipe takes at once.
    package func send(_ line: Data) {
        unsent.append(line)
        unsent.append(UInt8(ascii: "\n"))
        flush()
    }

    /// Sends the bytes that wait. If the child has ended they are dropped; its end shows at the other pipe.
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

    /// Drops the bytes that wait.
    package func forgetUnsent() {
        unsent = Data()
        sent = 0
    }

    /// Whether there are bytes to read, or the end of the pipe.
    package var hasSomethingToRead: Bool {
        var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Reads the available bytes.
    ///
    /// - Returns: the complete lines; `nil` at the end of the pipe.
    package func read() -> [Data]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(output, &buffer, buffer.count)
        if count < 0 && errno == EINTR { return [] }
        guard count > 0 else { return nil }
        return unread.take(buffer[..<count])
    }

    /// Sends SIGKILL to the child.
    package func kill() {
        Foundation.kill(identifier, SIGKILL)
    }

    /// Waits for a process that has closed its pipe, which means that it is about to end.
    ///
    /// - Returns: whether it has ended by itself; `false` if it runs on without its pipe.
    package func endsByItself() -> Bool {
        for _ in 0..<Self.looksForEnd {
            var change = siginfo_t()
            guard waitid(P_PID, id_t(identifier), &change, WEXITED | WNOHANG | WNOWAIT) == 0 else { return true }
            if change.si_signo == SIGCHLD { return true }
            usleep(Self.pauseBetweenLooks_us)
        }
        return false
    }

    /// Asks the process to end, which lets it end its own children, and reaps it.
    ///
    /// - Returns: how it ended.
    @discardableResult package func endAndReap() -> End {
        Foundation.kill(identifier, SIGTERM)
        _ = endsByItself()
        return reap()
    }

    /// Kills the process if necessary, and reaps it.
    ///
    /// - Returns: how it ended.
    package func reap() -> End {
        // A process that has closed its pipe is about to end; the signal keeps the wait short.
        kill()
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        close(input)
        close(output)
        home?.remove()
        return End(waitStatus: status)
    }

    private static func makePipe(orElse failure: String) throws(FileError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw error(failure) }
        guard ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
            let error = error(failure)
            for end in ends { close(end) }
            throw error
        }
        return (ends[0], ends[1])
    }

    /// Returns an error with the expected state and the system's reason.
    package static func error(_ text: String) -> FileError {
        FileError(problems: ["\(text); \(String(cString: strerror(errno)))"])
    }

    #if os(Linux)
        /// Leads to this executable even after a build has replaced the file.
        private static let executable = "/proc/self/exe"
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #else
        private static let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #endif

    private static func spawn(
        _ arguments: [String], input: Int32, output: Int32, sharing shared: Int32?, home: PrivateHome?,
        errors: Int32?, orElse failure: String
    ) throws(FileError) -> pid_t {
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
        // No other descriptor is inherited: code in the child that closes or writes to one would break it for the parent.
        let kept = shared == nil ? STDERR_FILENO : sharedDescriptor
        #if os(Linux)
            for other in PrivateDescriptor.inherited where other > kept {
                posix_spawn_file_actions_addclose(&actions, other)
            }
        #endif
        // The message of a trap would spoil the screen; the report of the case has it.
        if let errors {
            posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The fuzzed code finds every signal as an app does: neither ignored nor blocked.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // The child has its own process group, so that Ctrl-C reaches only the parent.
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #if os(Linux)
            posix_spawnattr_setflags(&attributes, Int16(flags))
        #else
            posix_spawnattr_setflags(&attributes, Int16(flags | POSIX_SPAWN_CLOEXEC_DEFAULT))
        #endif
        let inherited = ProcessInfo.processInfo.environment
        let environment = (home?.environment(inherited) ?? inherited)
            .merging(home == nil ? ofChildren : ofChildren.merging(ofForkServers) { $1 }) { _, new in new }
            .map { "\($0)=\($1)" }
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

    /// The environment of every child: without the backtraces of Swift.
    private static let ofChildren = ["SWIFT_BACKTRACE": "enable=no"]
    /// The environment of a process with a home of its own, which may be a fork server: the functions of libraries are all bound at the
    /// start. Its children would each bind them again.
    private static let ofForkServers = [bindNow: "1"]
    /// The variable of the dynamic linker of Linux.
    package static let bindNow = "LD_BIND_NOW"

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
