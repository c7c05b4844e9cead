#if os(Linux)
    import Foundation

    /// Answers a question in a copy of this process, in which only the copy of this thread runs. What goes wrong there harms nothing.
    enum ForkedQuestion {
        private typealias Fork = @convention(c) () -> pid_t
        /// Swift does not import this function.
        private static let fork = dlsym(nil, "fork").map { unsafeBitCast($0, to: Fork.self) }

        private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        private static let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: ProcessControl.self) }
        /// The operation that sets the signal for a child whose parent has ended.
        private static let setSignalOfParentsDeath: Int32 = 1

        private static let signalsOfTraps = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGTERM]

        /// Returns the answer; nil if there is none, if the copy ends by a signal, or if it takes too long.
        static func answer(within limit: Duration, _ find: () -> String?) -> String? {
            var ends: [Int32] = [-1, -1]
            // A lock that another thread has in this moment is never free in the copy: the symbols are looked up before.
            guard let fork, let control, pipe(&ends) == 0 else { return nil }
            // A program that another thread starts must not keep the pipe open.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let (seconds, trapSignals) = (UInt32(max(1, limit.components.seconds)), signalsOfTraps)
            let child = fork()
            if child == 0 {
                signal(SIGALRM, SIG_DFL)
                alarm(seconds)
                for number in trapSignals { signal(number, SIG_DFL) }
                _ = control(setSignalOfParentsDeath, UInt(SIGKILL), 0, 0, 0)
                let nothing = open("/dev/null", O_WRONLY)
                dup2(nothing, STDERR_FILENO)
                write(find() ?? "", to: ends[1])
                _exit(0)
            }
            close(ends[1])
            defer { close(ends[0]) }
            guard child > 0 else { return nil }
            let answer = FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile()
            var (status, ended): (Int32, pid_t) = (0, -1)
            repeat { ended = waitpid(child, &status, 0) } while ended < 0 && errno == EINTR
            return ended == child && status == 0 && !answer.isEmpty ? String(decoding: answer, as: UTF8.self) : nil
        }

        private static func write(_ text: String, to descriptor: Int32) {
            FileHandle(fileDescriptor: descriptor).write(Data(text.utf8))
        }
    }
#endif
