import FilesAndProcesses
import Foundation
import FuzzCampaign

/// The process that a parent starts for isolated code, where the system can copy processes: it has the program loaded, runs no case,
/// and forks a child for each time that the code ends its process. A child is ready in about a millisecond that way, while the
/// program takes fifty to load.
///
/// The children use the pipes of the server. It says which child ended, and how.
enum ForkServer {
    #if os(Linux)
        private typealias Fork = @convention(c) () -> pid_t
        /// Swift does not import this function, since only a process with a single thread can call it.
        private static let fork = dlsym(nil, "fork").map { unsafeBitCast($0, to: Fork.self) }

        private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        private static let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: ProcessControl.self) }
        /// The operation that sets the signal for a child whose parent has ended.
        private static let setSignalOfParentsDeath: Int32 = 1

        /// The child that runs; 0 if none does.
        nonisolated(unsafe) private static var child: pid_t = 0
        nonisolated(unsafe) private static var isEnding = false
        nonisolated(unsafe) private static var input: Int32 = -1
        /// The pause between two looks at whether the parent is still there.
        private static let pauseBetweenLooks_s: UInt32 = 1
    #endif

    /// Forks children one after the other, and returns in each of them. The server itself returns only if it cannot fork.
    ///
    /// - Parameters:
    ///   - input: the pipe with the orders.
    ///   - output: the pipe for the answers.
    ///   - prepare: what the server does before each child.
    /// - Returns: how many children there were before.
    static func begin(input: Int32, output: Int32, preparing prepare: () -> Void) -> Int {
        #if os(Linux)
            guard let fork, hasSingleThread else { return 0 }
            // The parent ends the server by this signal, and the child with it.
            signal(SIGTERM) { _ in
                ForkServer.isEnding = true
                if ForkServer.child > 0 { kill(ForkServer.child, SIGKILL) }
            }
            signal(ChildProcess.question) { _ in
                if ForkServer.child > 0 { kill(ForkServer.child, ChildProcess.question) }
            }
            // A child ends by itself when the parent has ended, but its code may keep it from that.
            self.input = input
            signal(SIGALRM) { _ in
                if ForkServer.child > 0, ForkServer.hasEnded(ForkServer.input) { kill(ForkServer.child, SIGKILL) }
                alarm(ForkServer.pauseBetweenLooks_s)
            }
            alarm(pauseBetweenLooks_s)
            var number = 0
            while true {
                prepare()
                if isEnding { endServer() }
                child = fork()
                guard child > 0 else {
                    let hasForked = child == 0
                    for number in [SIGTERM, SIGALRM] { signal(number, SIG_DFL) }
                    if hasForked { _ = control?(setSignalOfParentsDeath, UInt(SIGKILL), 0, 0, 0) }
                    return number
                }
                let end = waitForEnd()
                child = 0
                if isEnding || hasEnded(input) { endServer() }
                PrivateHome.ofThisProcess?.clear()
                FileDescriptor.write(IsolationLine.ended(end), to: output)
                number += 1
            }
        #else
            return 0
        #endif
    }

    #if os(Linux)
        private static func endServer() -> Never {
            PrivateHome.ofThisProcess?.remove()
            _exit(ExitStatus.asExpected.rawValue)
        }

        private static func waitForEnd() -> ChildProcess.End {
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0 && errno == EINTR {}
            return ChildProcess.End(waitStatus: status)
        }

        /// A process with several threads would have copies that lack them.
        private static var hasSingleThread: Bool {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count == 1
        }

        /// Returns whether the other end of a pipe is closed.
        private static func hasEnded(_ input: Int32) -> Bool {
            var descriptor = pollfd(fd: input, events: 0, revents: 0)
            return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLHUP | POLLERR) != 0
        }
    #endif
}
