#if os(Linux)
    import Dispatch
    import Foundation
    import Locks

    // The concurrency runtime wakes a task that sleeps until a deadline by a delayed function of libdispatch, or by a timer if the
    // sleep has a tolerance. It calls no hook for them (`swift_dispatchEnqueueWithDeadline` in DispatchGlobalExecutor.cpp of
    // swiftlang/swift). Its calls are redirected to these functions. A sleep of a host's work ends by the host's clock.

    private typealias AfterCall =
        @convention(c) (UInt64, DispatchObject, UnsafeMutableRawPointer?, DispatchFunction) -> Void
    private typealias SetTimer = @convention(c) (DispatchObject, UInt64, UInt64, UInt64) -> Void
    private typealias SetContext = @convention(c) (DispatchObject, UnsafeMutableRawPointer?) -> Void
    private typealias SetHandler = @convention(c) (DispatchObject, DispatchFunction?) -> Void

    private enum Library {
        static let afterCall = SystemSymbol.nextFunction("dispatch_after_f", as: AfterCall.self)
        static let setTimer = SystemSymbol.nextFunction("dispatch_source_set_timer", as: SetTimer.self)
        static let setContext = SystemSymbol.nextFunction("dispatch_set_context", as: SetContext.self)
        static let setHandler = SystemSymbol.nextFunction("dispatch_source_set_event_handler_f", as: SetHandler.self)
    }

    /// A timer of the runtime that the host's clock replaces, until the runtime has set its function.
    private struct SleepTimer: @unchecked Sendable {
        let when: UInt64
        var context: UnsafeMutableRawPointer?
    }

    /// The timers by the addresses of their sources.
    private let timers = Locked<[UInt: SleepTimer]>([:])

    /// Replaces the call that ends a sleep without a tolerance.
    func interposedAfterCall(
        _ when: UInt64, _ queue: DispatchObject, _ context: UnsafeMutableRawPointer?,
        _ work: @escaping DispatchFunction
    ) {
        guard SleepDeadline.isOfHost(when) else { return Library.afterCall(when, queue, context, work) }
        SleepDeadline.schedule(when) { work(context) }
    }

    /// Replaces the call that starts the timer of a sleep with a tolerance. A timer that the host's clock replaces never fires itself.
    func interposedSetTimer(_ source: DispatchObject, _ when: UInt64, _ interval: UInt64, _ leeway: UInt64) {
        guard SleepDeadline.isOfHost(when) else { return Library.setTimer(source, when, interval, leeway) }
        timers.withLock { $0[UInt(bitPattern: source)] = SleepTimer(when: when) }
        Library.setTimer(source, UInt64.max, interval, leeway)
    }

    /// Replaces the call that stores the argument of a timer's function.
    func interposedSetContext(_ object: DispatchObject, _ context: UnsafeMutableRawPointer?) {
        let address = UInt(bitPattern: context)
        timers.withLock { timers in
            timers[UInt(bitPattern: object)]?.context = UnsafeMutableRawPointer(bitPattern: address)
        }
        Library.setContext(object, context)
    }

    /// Replaces the call that sets the function of a timer, after its time and its context.
    func interposedSetHandler(_ source: DispatchObject, _ handler: DispatchFunction?) {
        Library.setHandler(source, handler)
        guard let timer = timers.withLock({ $0.removeValue(forKey: UInt(bitPattern: source)) }), let handler else {
            return
        }
        SleepDeadline.schedule(timer.when) { handler(timer.context) }
    }

    /// The deadline of a sleep as the runtime hands it to libdispatch: nanoseconds of the suspending clock, or of the continuous one
    /// with the highest bit set.
    private enum SleepDeadline {
        private static let continuousBit: UInt64 = 1 << 63
        private static let wallBit: UInt64 = 1 << 62

        /// Whether the host's clock replaces that of the deadline for the code that is running.
        static func isOfHost(_ when: UInt64) -> Bool {
            guard when != .max, when & wallBit == 0 else { return false }
            return BackgroundWork.isHeldHere && VirtualClock.current != nil
        }

        /// Runs the function that wakes a task as work of the host, once the host's clock has reached the deadline.
        static func schedule(_ when: UInt64, _ wake: @escaping () -> Void) {
            var now = timespec()
            _ = interposedClockOfRuntime(when & continuousBit == 0 ? CLOCK_MONOTONIC : CLOCK_BOOTTIME, &now)
            let nanoseconds = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
            let left = max(0, Int64(when & ~continuousBit) - nanoseconds)
            let add = { BackgroundWork.add(BackgroundJob(submit: TaskHooks.runOnAnyThread, wake)) }
            guard let clock = VirtualClock.current else { return add() }
            let end = clock.now + HostTime(untilRealDeadlineInNanoseconds: left)
            clock.schedule(at: end, as: .handOver, whenDropped: add, add)
        }
    }
#endif
