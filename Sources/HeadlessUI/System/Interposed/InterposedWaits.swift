#if os(Linux)
    import Foundation

    // The functions with which code waits for other threads. While it waits, other jobs of the host have their turn.

    /// Replaces `DispatchSemaphore.wait`.
    @usableFromInline @_cdecl("dispatch_semaphore_wait")
    func interposedSemaphoreWait(_ semaphore: DispatchObject, _ when: UInt64) -> Int {
        wait(until: when, as: DispatchLibrary.semaphoreWait, for: semaphore)
    }

    /// Replaces `DispatchGroup.wait`.
    @usableFromInline @_cdecl("dispatch_group_wait")
    func interposedGroupWait(_ group: DispatchObject, _ when: UInt64) -> Int {
        wait(until: when, as: DispatchLibrary.groupWait, for: group)
    }

    /// More than any process runs.
    private let longestWait_us: Int64 = 1_000_000_000_000

    private func wait(until when: UInt64, as wait: @escaping DispatchLibrary.Wait, for object: DispatchObject) -> Int {
        // The first value means now, the last one forever.
        guard when != 0 else { return wait(object, when) }
        let deadline =
            when == .max
            ? nil : RealTime.nanoseconds + UInt64(min(longestWait_us, HostTime(untilReal: when).microseconds)) * 1000
        guard let isOver = BackgroundWork.suspend(until: deadline, { wait(object, 0) == 0 }) else {
            return wait(object, when)
        }
        return isOver ? 0 : 1
    }

    /// Replaces `DispatchQueue.sync`.
    @usableFromInline @_cdecl("dispatch_sync")
    func interposedSync(_ queue: DispatchObject, _ block: DispatchBlock) {
        BackgroundWork.waitForWork(of: queue)
        DispatchLibrary.sync(queue, block)
    }

    /// Replaces `DispatchQueue.sync(flags: .barrier)`.
    @usableFromInline @_cdecl("dispatch_barrier_sync")
    func interposedBarrierSync(_ queue: DispatchObject, _ block: DispatchBlock) {
        BackgroundWork.waitForWork(of: queue, isBarrier: true)
        DispatchLibrary.barrierSync(queue, block)
    }

    /// Replaces the function that takes a function and its context.
    @usableFromInline @_cdecl("dispatch_sync_f")
    func interposedSyncCall(
        _ queue: DispatchObject, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        BackgroundWork.waitForWork(of: queue)
        DispatchLibrary.syncCall(queue, context, work)
    }

    /// Replaces the function that takes a function and its context.
    @usableFromInline @_cdecl("dispatch_barrier_sync_f")
    func interposedBarrierSyncCall(
        _ queue: DispatchObject, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        BackgroundWork.waitForWork(of: queue, isBarrier: true)
        DispatchLibrary.barrierSyncCall(queue, context, work)
    }

    /// Sleeping threads. A job that sleeps for long does so by the host's clock. Otherwise the thread really sleeps: jobs run while the
    /// main thread would sleep, and the main thread waits for a job that sleeps, up to a limit.
    enum InterposedSleep {
        fileprivate static let nanosleep = SystemSymbol.nextFunction(
            "nanosleep", as: (@convention(c) (UnsafePointer<timespec>?, UnsafeMutablePointer<timespec>?) -> Int32).self)

        /// Sleeps as a thread of the host itself.
        static func real(_ microseconds: UInt32) {
            var time = timespec(
                tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1_000)
            _ = nanosleep(&time, nil)
        }
    }

    /// Replaces the function behind `Thread.sleep`.
    @usableFromInline @_cdecl("nanosleep")
    func interposedNanosleep(
        _ time: UnsafePointer<timespec>?, _ rest: UnsafeMutablePointer<timespec>?
    ) -> Int32 {
        if let time {
            let seconds = UInt64(max(0, min(time.pointee.tv_sec, 1_000_000)))
            let nanoseconds = seconds * 1_000_000_000 + UInt64(max(0, time.pointee.tv_nsec))
            if BackgroundWork.sleeps(nanoseconds) {
                // A microsecond more, so that the sleep is surely over.
                BackgroundWork.current?.passedSleep_ns = nanoseconds + 1_000
                return 0
            }
        }
        return InterposedSleep.nanosleep(time, rest)
    }

    /// Replaces `usleep`.
    @usableFromInline @_cdecl("usleep")
    func interposedUsleep(_ microseconds: UInt32) -> Int32 {
        if BackgroundWork.sleeps(UInt64(microseconds) * 1000) { return 0 }
        InterposedSleep.real(microseconds)
        return 0
    }

    /// Replaces `sleep`.
    @usableFromInline @_cdecl("sleep")
    func interposedSleep(_ seconds: UInt32) -> UInt32 {
        let nanoseconds = UInt64(seconds) * 1_000_000_000
        if BackgroundWork.sleeps(nanoseconds) { return 0 }
        var time = timespec(tv_sec: Int(seconds), tv_nsec: 0)
        var rest = timespec()
        return InterposedSleep.nanosleep(&time, &rest) == 0 ? 0 : UInt32(rest.tv_sec)
    }
#endif
