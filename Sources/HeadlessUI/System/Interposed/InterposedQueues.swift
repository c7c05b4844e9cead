#if os(Linux)
    import CoreFoundation
    import Dispatch
    import Foundation

    // libdispatch offers no other hook for the work of a queue. The loader takes these C functions from the program if the
    // program defines them. Work that does not belong to a host goes on to the library's own functions.

    /// Replaces `DispatchQueue.asyncAfter`, with any arguments.
    @usableFromInline @_cdecl("dispatch_after")
    func interposedAfter(_ when: UInt64, _ queue: DispatchObject, _ block: DispatchBlock) {
        guard queue == DispatchLibrary.mainQueue || BackgroundWork.isHeldHere, let clock = VirtualClock.current,
            let code = DispatchLibrary.code(of: block)
        else { return DispatchLibrary.after(when, queue, block) }
        let run = DispatchLibrary.code(
            {
                code.run()
                code.drop()
            }, keeping: queue)
        clock.schedule(at: clock.now + HostTime(untilReal: when), as: .handOver, whenDropped: code.drop) {
            if queue == DispatchLibrary.mainQueue {
                DispatchLibrary.put(run, on: queue)
            } else {
                BackgroundWork.add(BackgroundJob(on: queue, run))
            }
        }
    }

    extension HostTime {
        /// Creates the time until a `dispatch_time_t`: nanoseconds of uptime, or, below zero, of the wall clock since 1970.
        init(untilReal when: UInt64) {
            let nanoseconds = Int64(bitPattern: when)
            guard nanoseconds < -1 else {
                self.init(untilReal: DispatchTime(uptimeNanoseconds: when))
                return
            }
            let seconds = -TimeInterval(nanoseconds) / 1e9 - Date().timeIntervalSince1970
            self.init(untilRealDeadlineInNanoseconds: Int64(max(0, min(seconds, 1e9)) * 1e9))
        }
    }

    /// Replaces `DispatchQueue.async`, and holds the work if it belongs to a host.
    @usableFromInline @_cdecl("dispatch_async")
    func interposedAsync(_ queue: DispatchObject, _ block: DispatchBlock) {
        if !hold(block, on: queue) { DispatchLibrary.async(queue, block) }
    }

    /// Replaces `DispatchQueue.async(flags: .barrier)`.
    @usableFromInline @_cdecl("dispatch_barrier_async")
    func interposedBarrierAsync(_ queue: DispatchObject, _ block: DispatchBlock) {
        if !hold(block, on: queue, isBarrier: true) { DispatchLibrary.barrierAsync(queue, block) }
    }

    /// Replaces `DispatchQueue.async(group:)`.
    @usableFromInline @_cdecl("dispatch_group_async")
    func interposedGroupAsync(_ group: DispatchObject, _ queue: DispatchObject, _ block: DispatchBlock) {
        if !hold(block, on: queue, in: group) { DispatchLibrary.groupAsync(group, queue, block) }
    }

    /// Replaces `DispatchGroup.notify`. The main queue receives the block where the last work of the group ends.
    @usableFromInline @_cdecl("dispatch_group_notify")
    func interposedGroupNotify(_ group: DispatchObject, _ queue: DispatchObject, _ block: DispatchBlock) {
        guard queue != DispatchLibrary.mainQueue, BackgroundWork.isHeldHere,
            let code = DispatchLibrary.code(of: block)
        else { return DispatchLibrary.groupNotify(group, queue, block) }
        let run = DispatchLibrary.code(
            {
                code.run()
                code.drop()
            }, keeping: group)
        let job = BackgroundJob(on: queue, run)
        job.wait = BackgroundJob.Wait(isOver: { DispatchLibrary.groupWait(group, 0) == 0 }, deadline: nil) {
            let copy: @convention(block) () -> Void = run
            DispatchLibrary.groupNotify(group, queue, unsafeBitCast(copy, to: DispatchBlock.self))
        }
        BackgroundWork.add(job)
    }

    /// Replaces the function that takes a function and its context.
    @usableFromInline @_cdecl("dispatch_async_f")
    func interposedAsyncCall(
        _ queue: DispatchObject, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        if queue == DispatchLibrary.mainQueue {
            let enqueue = { DispatchLibrary.asyncCall(queue, context, work) }
            if !OtherTasks.hold(context, of: work, enqueue) { enqueue() }
            return
        }
        guard BackgroundWork.isHeldHere else { return DispatchLibrary.asyncCall(queue, context, work) }
        BackgroundWork.add(BackgroundJob(on: queue) { work(context) })
    }

    /// Holds a block if it belongs to a host; returns false if it does not. Work of Foundation's own threads on requests is only
    /// counted.
    private func hold(
        _ block: DispatchBlock, on queue: DispatchObject, in group: DispatchObject? = nil, isBarrier: Bool = false
    ) -> Bool {
        guard queue != DispatchLibrary.mainQueue, BackgroundWork.isBegunHere,
            let code = DispatchLibrary.code(of: block)
        else { return false }
        let isBarrier = isBarrier || WorkItemBlock.isBarrier(block)
        let runOnce = {
            code.run()
            code.drop()
        }
        let run = group.map { DispatchLibrary.code(runOnce, in: $0) } ?? runOnce
        if BackgroundWork.isHeldHere {
            BackgroundWork.add(BackgroundJob(on: queue, isBarrier: isBarrier, run))
        } else {
            let begun = BackgroundWork.begin()
            DispatchLibrary.put({ BackgroundWork.perform(begunIn: begun, run) }, on: queue, isBarrier: isBarrier)
        }
        return true
    }

    extension BackgroundJob {
        /// Creates the job of work on a queue.
        fileprivate convenience init(on queue: DispatchObject, isBarrier: Bool = false, _ work: @escaping () -> Void) {
            let lane =
                DispatchLibrary.isGlobal(queue) ? nil : Lane(queue: queue, isConcurrent: QueueWidth.isConcurrent(queue))
            let name =
                Graph.current?.watch == nil ? nil : "work of a queue" + (ViewAction.current.map { " of \($0)" } ?? "")
            self.init(
                in: lane, isBarrier: isBarrier, named: name,
                submit: { DispatchLibrary.put($0, on: queue, isBarrier: isBarrier) },
                DispatchLibrary.code(work, keeping: queue))
        }
    }

    /// The number of blocks that a queue runs at once. libdispatch keeps it in a field of 16 bits (`dq_width` in queue_internal.h),
    /// whose place is found by looking at two queues.
    private enum QueueWidth {
        private static let mostBytes = 128
        private static let widest: UInt16 = 0xffe

        private static let place: Int? = {
            typealias Create = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> DispatchObject?
            let create = SystemSymbol.nextFunction("dispatch_queue_create", as: Create.self)
            let attribute = SystemSymbol.variable("_dispatch_queue_attr_concurrent")
            guard let serial = create(nil, nil), let concurrent = create(nil, attribute) else { return nil }
            return stride(from: 16, to: mostBytes, by: 2).first { place in
                serial.load(fromByteOffset: place, as: UInt16.self) == 1
                    && concurrent.load(fromByteOffset: place, as: UInt16.self) == widest
            }
        }()

        static func isConcurrent(_ queue: DispatchObject) -> Bool {
            place.map { queue.load(fromByteOffset: $0, as: UInt16.self) > 1 } ?? false
        }
    }

    /// The layout of a work item's block in libdispatch: after the header of a block, which all blocks have, a number
    /// that identifies it and the flags (`dispatch_block_private_data_s` in its block.cpp and inline_internal.h).
    private enum WorkItemBlock {
        private typealias CreateBlockFunction = @convention(c) (UInt, @convention(block) () -> Void) -> DispatchBlock?
        private static let invokeOffset = 16
        private static let magicOffset = 32
        private static let flagsOffset = 40
        private static let magic: UInt = 0xD159_B10C
        private static let barrier: UInt = 1

        /// The function that all blocks of work items have.
        nonisolated(unsafe) private static let invoke: UnsafeRawPointer? = {
            let empty: @convention(block) () -> Void = {}
            let made = SystemSymbol.nextFunction("dispatch_block_create", as: CreateBlockFunction.self)(0, empty)
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
