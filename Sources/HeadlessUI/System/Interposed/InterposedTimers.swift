#if os(Linux)
    import CoreFoundation
    import Foundation

    // Foundation offers no other hook for its timers. The loader takes this C function from the program if the program defines
    // it. Timers of other loops go on to the library's own function.

    private typealias AddTimerFunction = @convention(c) (CFRunLoop?, CFRunLoopTimer?, CFRunLoopMode?) -> Void
    private let addTimer = SystemSymbol.nextFunction("CFRunLoopAddTimer", as: AddTimerFunction.self)

    /// Replaces the function behind `RunLoop.add(_:forMode:)`, `Timer.scheduledTimer`, and their CoreFoundation equivalents.
    @usableFromInline @_cdecl("CFRunLoopAddTimer")
    func interposedAddTimer(_ loop: UnsafeRawPointer, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer) {
        let loop = unsafeBitCast(loop, to: CFRunLoop.self)
        let timer = unsafeBitCast(timer, to: CFRunLoopTimer.self)
        let mode = unsafeBitCast(mode, to: CFRunLoopMode.self)
        if loop === CFRunLoopGetMain(), let clock = VirtualClock.current { RealTimer.keep(timer, in: mode, by: clock) }
        addTimer(loop, timer, mode)
    }

    /// A timer of the main loop whose dates are those of the host's clock. The loop holds the timer with a date that never
    /// comes, and the host's clock fires it.
    enum RealTimer {
        /// The latest date that CoreFoundation accepts, in the year 2129. The timers of the host itself have this date, and are
        /// left alone.
        private static let never: CFAbsoluteTime = 4_039_289_856

        fileprivate static func keep(_ timer: CFRunLoopTimer, in mode: CFRunLoopMode, by clock: VirtualClock) {
            let date = CFRunLoopTimerGetNextFireDate(timer)
            guard date < never else { return }
            let interval = CFRunLoopTimerGetInterval(timer)
            let delay = delay(until: date, interval: interval)
            CFRunLoopTimerSetNextFireDate(timer, never)
            let start = TimerStart(every: interval) { CFRunLoopTimerIsValid(timer) }
            schedule(timer, in: name(of: mode), at: clock.now + delay, every: interval, startedBy: start, by: clock)
        }

        /// Returns the time until a date that was computed shortly before. A repeating timer usually starts with its interval.
        private static func delay(until date: CFAbsoluteTime, interval: TimeInterval) -> HostTime {
            let seconds = max(0, min(date - CFAbsoluteTimeGetCurrent(), 1e9))
            if interval > 0, abs(seconds - interval) < 0.1 { return HostTime(seconds: interval) }
            // CoreFoundation computes a timer's date from its own clock, and may be off by some microseconds.
            return HostTime(untilRealDeadlineInNanoseconds: Int64((seconds - 0.0002) * 1e9))
        }

        private static func schedule(
            _ timer: CFRunLoopTimer, in mode: RunLoop.Mode, at date: HostTime, every interval: TimeInterval,
            startedBy start: TimerStart?, by clock: VirtualClock
        ) {
            clock.schedule(at: date, as: .timer(mode), startedBy: start) { [unowned clock] in
                guard CFRunLoopTimerIsValid(timer) else { return }
                Graph.note(.timer)
                CFRunLoopTimerSetNextFireDate(timer, 0)
                clock.fire {
                    guard CFRunLoopTimerIsValid(timer) else { return false }
                    if CFRunLoopTimerGetNextFireDate(timer) <= 0 { return true }
                    CFRunLoopTimerSetNextFireDate(timer, never)
                    return false
                }
                guard interval > 0 else { return }
                schedule(
                    timer, in: mode, at: date + HostTime(seconds: interval), every: interval, startedBy: start,
                    by: clock)
            }
        }

        private static func name(of mode: CFRunLoopMode) -> RunLoop.Mode {
            if CFEqual(mode, CFRunLoopMode.commonModes) { return .common }
            return LoopMode.allCases.first { CFEqual($0.name, mode) }?.runLoopMode ?? RunLoop.Mode("another mode")
        }
    }
#endif
