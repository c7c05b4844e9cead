#if os(Linux)
    import Dispatch
    import Foundation

    @usableFromInline typealias DispatchObject = UnsafeMutableRawPointer
    @usableFromInline typealias DispatchBlock = UnsafeMutableRawPointer
    @usableFromInline typealias DispatchFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// The functions of libdispatch, where the program defines functions with the same names.
    enum DispatchLibrary {
        typealias After = @convention(c) (UInt64, DispatchObject, DispatchBlock) -> Void
        typealias Async = @convention(c) (DispatchObject, DispatchBlock) -> Void
        typealias GroupAsync = @convention(c) (DispatchObject, DispatchObject, DispatchBlock) -> Void
        typealias AsyncCall = @convention(c) (DispatchObject, UnsafeMutableRawPointer?, DispatchFunction) -> Void
        typealias Wait = @convention(c) (DispatchObject, UInt64) -> Int
        private typealias GroupFunction = @convention(c) (DispatchObject) -> Void
        private typealias BlockFunction = @convention(c) (DispatchBlock) -> DispatchBlock?
        private typealias GlobalQueueFunction = @convention(c) (Int, UInt) -> DispatchObject?

        static let after = SystemSymbol.nextFunction("dispatch_after", as: After.self)
        static let async = SystemSymbol.nextFunction("dispatch_async", as: Async.self)
        static let barrierAsync = SystemSymbol.nextFunction("dispatch_barrier_async", as: Async.self)
        static let asyncCall = SystemSymbol.nextFunction("dispatch_async_f", as: AsyncCall.self)
        static let barrierAsyncCall = SystemSymbol.nextFunction("dispatch_barrier_async_f", as: AsyncCall.self)
        static let sync = SystemSymbol.nextFunction("dispatch_sync", as: Async.self)
        static let barrierSync = SystemSymbol.nextFunction("dispatch_barrier_sync", as: Async.self)
        static let syncCall = SystemSymbol.nextFunction("dispatch_sync_f", as: AsyncCall.self)
        static let barrierSyncCall = SystemSymbol.nextFunction("dispatch_barrier_sync_f", as: AsyncCall.self)
        static let groupAsync = SystemSymbol.nextFunction("dispatch_group_async", as: GroupAsync.self)
        static let groupNotify = SystemSymbol.nextFunction("dispatch_group_notify", as: GroupAsync.self)
        static let groupWait = SystemSymbol.nextFunction("dispatch_group_wait", as: Wait.self)
        static let semaphoreWait = SystemSymbol.nextFunction("dispatch_semaphore_wait", as: Wait.self)
        private static let enterGroup = SystemSymbol.nextFunction("dispatch_group_enter", as: GroupFunction.self)
        private static let leaveGroup = SystemSymbol.nextFunction("dispatch_group_leave", as: GroupFunction.self)
        private static let retain = SystemSymbol.nextFunction("dispatch_retain", as: GroupFunction.self)
        private static let release = SystemSymbol.nextFunction("dispatch_release", as: GroupFunction.self)
        private static let copyBlock = SystemSymbol.nextFunction("_Block_copy", as: BlockFunction.self)
        private static let releaseBlock = SystemSymbol.nextFunction("_Block_release", as: BlockFunction.self)
        private static let globalQueue = SystemSymbol.nextFunction(
            "dispatch_get_global_queue", as: GlobalQueueFunction.self)
        nonisolated(unsafe) static let mainQueue = SystemSymbol.variable("_dispatch_main_q")

        /// Maps each global queue, which has as many threads as there are cores, to the queue with the same quality of service
        /// that starts a thread for new work (DISPATCH_QUEUE_OVERCOMMIT).
        nonisolated(unsafe) private static let roomyQueues: [DispatchObject: DispatchObject] = {
            let qualities = [0x21, 0x19, 0x15, 0x11, 0x09]
            let pairs = qualities.compactMap { quality in
                globalQueue(quality, 0).flatMap { queue in globalQueue(quality, 2).map { (queue, $0) } }
            }
            return Dictionary(pairs) { first, _ in first }
        }()

        /// The queue for jobs of tasks.
        nonisolated(unsafe) private static let roomyQueue: DispatchObject? = globalQueue(0, 2)

        static func isGlobal(_ queue: DispatchObject) -> Bool {
            roomyQueues[queue] != nil || roomyQueues.values.contains(queue)
        }

        static func runOnAnyThread(_ body: @escaping () -> Void) {
            if let roomyQueue { put(body, on: roomyQueue) }
        }

        /// Runs code at a moment of the machine's time.
        static func runOnAnyThread(at moment: DispatchTime, _ body: @escaping @Sendable () -> Void) {
            guard let roomyQueue else { return }
            let block: @convention(block) () -> Void = body
            withExtendedLifetime(block) {
                after(moment.rawValue, roomyQueue, unsafeBitCast(block, to: DispatchBlock.self))
            }
        }

        /// Puts code on a queue. In place of a global queue, one is used where the code does not wait for other work of the program,
        /// such as hundreds of other tests.
        static func put(_ body: @escaping () -> Void, on queue: DispatchObject, isBarrier: Bool = false) {
            let put = isBarrier ? barrierAsyncCall : asyncCall
            put(roomyQueues[queue] ?? queue, Unmanaged.passRetained(Code(body)).toOpaque()) { context in
                guard let context else { return }
                Unmanaged<Code>.fromOpaque(context).takeRetainedValue().body()
            }
        }

        private final class Code {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
        }

        /// Returns the code of a block, which is kept until the code has run; nil if the block cannot be copied.
        static func code(of block: DispatchBlock) -> (run: () -> Void, drop: () -> Void)? {
            guard let copy = copyBlock(block) else { return nil }
            let drop = { _ = releaseBlock(copy) }
            return ({ unsafeBitCast(copy, to: (@convention(block) () -> Void).self)() }, drop)
        }

        /// Returns code that belongs to a group until it has run.
        static func code(_ code: @escaping () -> Void, in group: DispatchObject) -> () -> Void {
            enterGroup(group)
            return {
                code()
                leaveGroup(group)
            }
        }

        /// Returns code that keeps an object until it has run.
        static func code(_ code: @escaping () -> Void, keeping object: DispatchObject) -> () -> Void {
            retain(object)
            return {
                code()
                release(object)
            }
        }
    }
#endif
