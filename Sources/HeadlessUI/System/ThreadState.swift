import Foundation

#if os(Linux)
    import Glibc

    @_silgen_name("gettid") private func gettid() -> pid_t

    /// What the kernel says about a thread of this process.
    struct ThreadState: Equatable {
        /// Whether the thread waits for something, and does not run nor wait for a processor.
        let isAsleep: Bool
        /// Whether the thread runs, waits for a processor, or waits for memory or a file in the kernel.
        let isActive: Bool
        /// The time of a processor that the thread has used, in ticks of the kernel.
        let ticks: UInt64

        /// Reads the state of a thread; nil if there is no such thread.
        ///
        /// - Parameter thread: The number of the thread.
        init?(of thread: pid_t) {
            let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 1024)
            let count = read(file, &bytes, bytes.count)
            // The name, in parentheses, may have any characters.
            guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
            let fields = bytes[(end + 1)..<count].split(separator: UInt8(ascii: " "))
            guard fields.count > 12 else { return nil }
            isAsleep = fields[0].first == UInt8(ascii: "S")
            isActive = [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(fields[0].first)
            func number(_ position: Int) -> UInt64 { UInt64(String(decoding: fields[position], as: UTF8.self)) ?? 0 }
            ticks = number(11) + number(12)
        }

        /// Returns the processor time in seconds since an earlier state.
        func seconds(since earlier: ThreadState?) -> Double {
            Double(ticks - min(ticks, earlier?.ticks ?? ticks)) / Self.ticksPerSecond
        }

        private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))

        /// The kernel's number of the calling thread.
        static var number: pid_t { gettid() }

        /// Whether a thread of this process besides the calling one is active.
        static var othersAreActive: Bool {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            return names.compactMap { pid_t($0) }.contains { $0 != number && ThreadState(of: $0)?.isActive == true }
        }
    }
#else
    /// What is known about a thread: the time since the first look. Darwin tells the state of a thread only by Mach's functions.
    struct ThreadState: Equatable {
        let isAsleep = false
        private let time = RealTime.seconds

        init?(of thread: pid_t) {}

        func seconds(since earlier: ThreadState?) -> Double { time - (earlier?.time ?? time) }

        static var number: pid_t { 1 }
        static var othersAreActive: Bool { false }
    }
#endif
