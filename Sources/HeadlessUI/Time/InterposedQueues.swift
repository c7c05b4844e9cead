#if os(Linux)
    import CoreFoundation
    import Dispatch
    import Foundation

    // What a queue does now or later has no other door than these functions of C, which the loader takes from the program where
    // that has them. What is not the host's goes on to the libraries' own.

    private typealias AfterFunction = @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias AsyncFunction = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias WorkFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias AsyncCallFunction =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer?, WorkFunction
        ) -> Void
    private typealias GlobalQueueFunction = @convention(c) (Int, UInt) -> UnsafeMutableRawPointer?
    private typealias BlockFunction = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    /// The functions of the libraries.
    enum Library {
        fileprivate static let after = function("dispatch_after", AfterFunction.self)
        fileprivate static let async = function("dispatch_async", AsyncFunction.self)
        fileprivate static let asyncCall = function("dispatch_async_f", AsyncCallFunction.self)
        fileprivate static let copyBlock = function("_Block_copy", BlockFunction.self)
        fileprivate static let releaseBlock = function("_Block_release", BlockFunction.self)
        private static let globalQueue = function("dispatch_get_global_queue", GlobalQueueFunction.self)
        nonisolated(unsafe) fileprivate static let mainQueue = dlsym(nil, "_dispatch_main_q")

        /// The global queues, as many threads as there are cores to each, and those of the same quality of service that begin a
        /// thread for what is put there (DISPATCH_QUEUE_OVERCOMMIT).
        nonisolated(unsafe) private static let roomyQueues: [UnsafeMutableRawPointer: UnsafeMutableRawPointer] = {
            let qualities = [0x21, 0x19, 0x15, 0x11, 0x09]
            let pairs = qualities.compactMap { quality in
                globalQueue?(quality, 0).flatMap { queue in globalQueue?(quality, 2).map { (queue, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        }()

        /// The queue for work of a host's in the place of a global one: it does not wait for what else the program does there, such
        /// as hundreds of other tests.
        fileprivate static func roomy(_ queue: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
            roomyQueues[queue] ?? queue
        }

        /// The same for jobs of tasks, whose queue is the runtime's own.
        nonisolated(unsafe) fileprivate static let roomyQueue: UnsafeMutableRawPointer? = globalQueue?(0, 2)

        static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT
            return dlsym(next, name).map { unsafeBitCast($0, to: type) }
        }
    }

    /// `DispatchQueue.main.asyncAfter`, with whichever arguments.
    @_cdecl("dispatch_after")
    func interposedAfter(_ when: UInt64, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
        guard queue == Library.mainQueue, let clock = VirtualClock.current, let copy = Library.copyBlock?(block) else {
            Library.after?(when, queue, block)
            return
        }
        let release = { _ = Library.releaseBlock?(copy) }
        clock.schedule(at: clock.now + HostTime(untilReal: when), as: .handOver, whenDropped: release) {
            Library.async?(queue, copy)
            release()
        }
    }

    extension HostTime {
        /// The time until a `dispatch_time_t`: nanoseconds of uptime, or, below zero, of the wall clock since 1970.
        fileprivate init(untilReal when: UInt64) {
            let nanoseconds = Int64(bitPattern: when)
            guard nanoseconds < -1 else {
                self.init(untilReal: DispatchTime(uptimeNanoseconds: when))
                return
            }
            let seconds = -TimeInterval(nanoseconds) / 1e9 - Date().timeIntervalSince1970
            self.init(untilRealDeadlineInNanoseconds: Int64(max(0, min(seconds, 1e9)) * 1e9))
        }
    }

    /// `DispatchQueue.async`, which is counted where it is a host's.
    @_cdecl("dispatch_async")
    func interposedAsync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
        guard BackgroundWork.isBegunHere, queue != Library.mainQueue, let copy = Library.copyBlock?(block) else {
            Library.async?(queue, block)
            return
        }
        count(on: Library.roomy(queue)) {
            unsafeBitCast(copy, to: (@convention(block) () -> Void).self)()
            _ = Library.releaseBlock?(copy)
        }
    }

    /// What the concurrency runtime enqueues jobs with, counted as well.
    @_cdecl("dispatch_async_f")
    func interposedAsyncCall(
        _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        guard BackgroundWork.isBegunHere, queue != Library.mainQueue else {
            Library.asyncCall?(queue, context, work)
            return
        }
        count(on: Library.roomyQueue ?? queue) { work(context) }
    }

    /// Puts work on a queue that is counted until it is done.
    private func count(on queue: UnsafeMutableRawPointer, _ work: @escaping () -> Void) {
        BackgroundWork.begin()
        let counted = Unmanaged.passRetained(CountedWork(work)).toOpaque()
        Library.asyncCall?(queue, counted) { context in
            guard let context else { return }
            BackgroundWork.perform(Unmanaged<CountedWork>.fromOpaque(context).takeRetainedValue().work)
        }
    }

    private final class CountedWork {
        let work: () -> Void
        init(_ work: @escaping () -> Void) { self.work = work }
    }
#endif
