#if os(Linux)
    import CoreFoundation
    import Dispatch
    import Foundation

    // libdispatch offers no other hook for the work of a queue. The loader takes these C functions from the program if the
    // program defines them. Work that does not belong to a host goes on to the library's own functions.

    private typealias AfterFunction = @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias AsyncFunction = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
    private typealias GroupAsyncFunction =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
        ) -> Void
    private typealias GroupFunction = @convention(c) (UnsafeMutableRawPointer) -> Void
    private typealias CreateBlockFunction =
        @convention(c) (UInt, @convention(block) () -> Void) -> UnsafeMutableRawPointer?
    private typealias WorkFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias AsyncCallFunction =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafeMutableRawPointer?, WorkFunction
        ) -> Void
    private typealias LabelFunction = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>
    private typealias GlobalQueueFunction = @convention(c) (Int, UInt) -> UnsafeMutableRawPointer?
    private typealias BlockFunction = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    /// The functions of the libraries.
    private enum Library {
        static let after = SystemSymbol.nextFunction("dispatch_after", as: AfterFunction.self)
        static let async = SystemSymbol.nextFunction("dispatch_async", as: AsyncFunction.self)
        static let barrierAsync = SystemSymbol.nextFunction("dispatch_barrier_async", as: AsyncFunction.self)
        static let asyncCall = SystemSymbol.nextFunction("dispatch_async_f", as: AsyncCallFunction.self)
        static let barrierAsyncCall = SystemSymbol.nextFunction("dispatch_barrier_async_f", as: AsyncCallFunction.self)
        static let groupAsync = SystemSymbol.nextFunction("dispatch_group_async", as: GroupAsyncFunction.self)
        static let enterGroup = SystemSymbol.nextFunction("dispatch_group_enter", as: GroupFunction.self)
        static let leaveGroup = SystemSymbol.nextFunction("dispatch_group_leave", as: GroupFunction.self)
        static let copyBlock = SystemSymbol.nextFunction("_Block_copy", as: BlockFunction.self)
        static let releaseBlock = SystemSymbol.nextFunction("_Block_release", as: BlockFunction.self)
        private static let globalQueue = SystemSymbol.nextFunction(
            "dispatch_get_global_queue", as: GlobalQueueFunction.self)
        nonisolated(unsafe) static let mainQueue = SystemSymbol.variable("_dispatch_main_q")

        /// Maps each global queue, which has as many threads as there are cores, to the queue with the same quality of service
        /// that starts a thread for new work (DISPATCH_QUEUE_OVERCOMMIT).
        nonisolated(unsafe) private static let roomyQueues: [UnsafeMutableRawPointer: UnsafeMutableRawPointer] = {
            let qualities = [0x21, 0x19, 0x15, 0x11, 0x09]
            let pairs = qualities.compactMap { quality in
                globalQueue(quality, 0).flatMap { queue in globalQueue(quality, 2).map { (queue, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        }()

        /// Returns the queue that replaces a global queue for work of a host. The work does not wait there for other work of
        /// the program, such as hundreds of other tests.
        static func roomy(_ queue: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
            roomyQueues[queue] ?? queue
        }

        /// Returns the queue that replaces the queue of jobs. The concurrency runtime has a queue of its own for the jobs of tasks
        /// (`getGlobalQueue` in its DispatchGlobalExecutor.cpp), which has few threads. Any other queue keeps its order, such as
        /// the serial queue of an actor.
        static func roomyForJobs(_ queue: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
            guard strcmp(label(queue), "Swift global concurrent queue") == 0 else { return roomy(queue) }
            return roomyQueue ?? queue
        }

        private static let label = SystemSymbol.nextFunction("dispatch_queue_get_label", as: LabelFunction.self)
        nonisolated(unsafe) private static let roomyQueue: UnsafeMutableRawPointer? = globalQueue(0, 2)
    }

    /// Replaces `DispatchQueue.main.asyncAfter`, with any arguments.
    @usableFromInline @_cdecl("dispatch_after")
    func interposedAfter(_ when: UInt64, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
        guard queue == Library.mainQueue, let clock = VirtualClock.current, let copy = Library.copyBlock(block) else {
            Library.after(when, queue, block)
            return
        }
        let release = { _ = Library.releaseBlock(copy) }
        clock.schedule(at: clock.now + HostTime(untilReal: when), as: .handOver, whenDropped: release) {
            Library.async(queue, copy)
            release()
        }
    }

    extension HostTime {
        /// Creates the time until a `dispatch_time_t`: nanoseconds of uptime, or, below zero, of the wall clock since 1970.
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

    /// Replaces `DispatchQueue.async`, and counts the work if it belongs to a host.
    @usableFromInline @_cdecl("dispatch_async")
    func interposedAsync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
        guard isCounted(queue), let counted = CountedWork(block: block) else {
            Library.async(queue, block)
            return
        }
        put(counted, on: Library.roomy(queue))
    }

    /// Replaces `DispatchQueue.async(flags: .barrier)`.
    @usableFromInline @_cdecl("dispatch_barrier_async")
    func interposedBarrierAsync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
        guard isCounted(queue), let counted = CountedWork(block: block, isBarrier: true) else {
            Library.barrierAsync(queue, block)
            return
        }
        put(counted, on: queue)
    }

    /// Replaces `DispatchQueue.async(group:)`.
    @usableFromInline @_cdecl("dispatch_group_async")
    func interposedGroupAsync(
        _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer
    ) {
        guard isCounted(queue), let counted = CountedWork(block: block, group: group) else {
            Library.groupAsync(group, queue, block)
            return
        }
        put(counted, on: Library.roomy(queue))
    }

    /// Replaces the function with which the concurrency runtime enqueues jobs, and counts them as well.
    @usableFromInline @_cdecl("dispatch_async_f")
    func interposedAsyncCall(
        _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        guard isCounted(queue) else {
            Library.asyncCall(queue, context, work)
            return
        }
        put(CountedWork { work(context) }, on: Library.roomyForJobs(queue))
    }

    private func isCounted(_ queue: UnsafeMutableRawPointer) -> Bool {
        BackgroundWork.isBegunHere && queue != Library.mainQueue
    }

    /// Puts counted work on a queue. It counts until it is done.
    private func put(_ counted: CountedWork, on queue: UnsafeMutableRawPointer) {
        let put = counted.isBarrier ? Library.barrierAsyncCall : Library.asyncCall
        put(queue, Unmanaged.passRetained(counted).toOpaque()) { context in
            guard let context else { return }
            let counted = Unmanaged<CountedWork>.fromOpaque(context).takeRetainedValue()
            BackgroundWork.perform(begunIn: counted.begun, counted.work)
        }
    }

    private final class CountedWork {
        let work: () -> Void
        let isBarrier: Bool
        let begun = BackgroundWork.begin()

        init(isBarrier: Bool = false, _ work: @escaping () -> Void) {
            self.work = work
            self.isBarrier = isBarrier
        }

        /// Creates work from a block, which may belong to a group; nil if the block cannot be copied.
        convenience init?(
            block: UnsafeMutableRawPointer, group: UnsafeMutableRawPointer? = nil, isBarrier: Bool = false
        ) {
            guard let copy = Library.copyBlock(block) else { return nil }
            if let group { Library.enterGroup(group) }
            self.init(isBarrier: isBarrier || WorkItemBlock.isBarrier(block)) {
                unsafeBitCast(copy, to: (@convention(block) () -> Void).self)()
                _ = Library.releaseBlock(copy)
                if let group { Library.leaveGroup(group) }
            }
        }
    }

    /// The layout of a work item's block in libdispatch: after the header of a block, which all blocks have, a number
    /// that identifies it and the flags (`dispatch_block_private_data_s` in its block.cpp and inline_internal.h).
    private enum WorkItemBlock {
        private static let invokeOffset = 16
        private static let magicOffset = 32
        private static let flagsOffset = 40
        private static let magic: UInt = 0xD159_B10C
        private static let barrier: UInt = 1

        /// The function that all blocks of work items have.
        nonisolated(unsafe) private static let invoke: UnsafeRawPointer? = {
            let empty: @convention(block) () -> Void = {}
            let made = SystemSymbol.nextFunction("dispatch_block_create", as: CreateBlockFunction.self)(0, empty)
            defer { _ = made.map { Library.releaseBlock($0) } }
            return made.map { $0.load(fromByteOffset: invokeOffset, as: UnsafeRawPointer.self) }
        }()

        /// Returns whether a block is a barrier, beside which no other block of its queue may run.
        static func isBarrier(_ block: UnsafeRawPointer) -> Bool {
            guard let invoke, block.load(fromByteOffset: invokeOffset, as: UnsafeRawPointer.self) == invoke,
                block.load(fromByteOffset: magicOffset, as: UInt.self) == magic
            else { return false }
            return block.load(fromByteOffset: flagsOffset, as: UInt.self) & barrier != 0
        }
    }
#endif
