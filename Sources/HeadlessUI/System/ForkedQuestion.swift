#if os(Linux)
    import Foundation
    import ProcessorTime

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

        private enum Answer {
            case known(String?)
            /// The copy has ended by a signal.
            case trapped
            case unknown
        }

        /// Returns the answer; nil if there is none, or if each copy ends by a signal or takes too long.
        ///
        /// A lock that another thread has at this moment is never free in the copy, and what that thread is changing is half changed
        /// there. So there is another copy, with more time: on a busy machine, a copy may only be slow. If a copy ends by a signal where
        /// it reads what it has noted, the next one knows. The time for which a copy waits for a processor does not count.
        ///
        /// - Parameter find: Finds the answer in the copy. It receives the notes that the copy writes, and the copies before have left.
        static func answer(within limit: Duration, _ find: (ForkedNotes) -> String?) -> String? {
            guard let notes = ForkedNotes() else { return nil }
            var (left, parts) = (limit, partsOfLimit[...])
            while let part = parts.first, left > .zero {
                switch askOnce(within: limit * part, using: &left, notes, find) {
                case .known(let answer): return answer
                case .trapped where notes.learn(): continue
                case .trapped, .unknown: parts.removeFirst()
                }
            }
            return nil
        }

        /// The time of each copy, as parts of the whole.
        private static let partsOfLimit = [0.02, 0.04, 0.1, 0.24, 0.6]

        private static func askOnce(
            within limit: Duration, using left: inout Duration, _ notes: ForkedNotes,
            _ find: (ForkedNotes) -> String?
        ) -> Answer {
            var ends: [Int32] = [-1, -1]
            // The symbols are looked up before, because the lookup takes a lock.
            guard let fork, let control, pipe(&ends) == 0 else { return .known(nil) }
            // A program that another thread starts must not keep the pipe open.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let trapSignals = signalsOfTraps
            notes.begin(0)
            let child = fork()
            if child == 0 {
                for number in trapSignals { signal(number, SIG_DFL) }
                _ = control(setSignalOfParentsDeath, UInt(SIGKILL), 0, 0, 0)
                let nothing = open("/dev/null", O_WRONLY)
                dup2(nothing, STDERR_FILENO)
                write(find(notes) ?? "", to: ends[1])
                _exit(0)
            }
            close(ends[1])
            defer { close(ends[0]) }
            guard child > 0 else { return .known(nil) }
            let answer = bytes(of: ends[0], from: child, within: limit, using: &left)
            if answer == nil { kill(child, SIGKILL) }
            var (status, ended): (Int32, pid_t) = (0, -1)
            repeat { ended = waitpid(child, &status, 0) } while ended < 0 && errno == EINTR
            if let answer, ended == child, status == 0 {
                return .known(answer.isEmpty ? nil : String(decoding: answer, as: UTF8.self))
            }
            // Without an answer, it was killed for its time.
            return answer != nil && status & 0x7F != 0 ? .trapped : .unknown
        }

        /// Returns what can be read until the other end is closed; nil if the copy has used its time before. The time is kept here, not
        /// by an alarm in the copy: that may begin with its alarm's signal blocked, and another process may have the other end.
        private static func bytes(
            of descriptor: Int32, from child: pid_t, within limit: Duration, using left: inout Duration
        ) -> [UInt8]? {
            var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
            var (used, wait, last) = (Duration.zero, ProcessorWait(from: child), RealTime.seconds)
            func use() {
                let now = RealTime.seconds
                let usable = wait.usable(of: .seconds(now - last), by: child)
                (used, left, last) = (used + usable, left - usable, now)
            }
            while used < limit {
                var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                let milliseconds = ((limit - used) / .milliseconds(1)).rounded(.up)
                let isReady = poll(&ready, 1, Int32(max(1, milliseconds)))
                if isReady <= 0 {
                    use()
                    continue
                }
                let count = read(descriptor, &part, part.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else {
                    use()
                    return bytes
                }
                bytes += part.prefix(count)
            }
            return nil
        }

        private static func write(_ text: String, to descriptor: Int32) {
            FileHandle(fileDescriptor: descriptor).write(Data(text.utf8))
        }
    }

    /// What a copy is reading, in memory that it shares with this process.
    final class ForkedNotes {
        private let place: UnsafeMutablePointer<UInt>
        /// The addresses at which copies have ended by a signal.
        private(set) var fatal: Set<UInt> = []
        private static let mostFatal = 100

        init?() {
            let size = MemoryLayout<UInt>.size
            let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != MAP_FAILED else { return nil }
            place = memory.assumingMemoryBound(to: UInt.self)
        }

        deinit { munmap(place, MemoryLayout<UInt>.size) }

        /// Notes, in the copy, what it reads next; 0 for memory that can be read for certain.
        func begin(_ address: UInt) { place.pointee = address }

        /// Learns, in this process, where the last copy has ended. Returns whether that is known and new.
        fileprivate func learn() -> Bool {
            defer { place.pointee = 0 }
            return place.pointee != 0 && fatal.count < Self.mostFatal && fatal.insert(place.pointee).inserted
        }
    }
#endif
