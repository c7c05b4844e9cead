import Foundation

extension Host {
    /// Lets time pass: moves the host's clock, to each date at which something is due in turn, and has it run where the system
    /// would run it; after each the loop runs until it sleeps. Nothing really waits.
    ///
    /// The host's clock, which begins as the host is made and which nothing else moves, is that of
    /// - `RunLoop.main`, `DispatchQueue` and `OperationQueue` as schedulers, and so of `debounce`, `delay`, `throttle`,
    ///   `timeout`, `collect(.byTime)`, `measureInterval`, `schedule(after:)`, and of `now` of these schedulers;
    /// - `Timer.publish`, whose dates are the clock's;
    /// - `Timer` objects of the main loop, and `asyncAfter` of the main queue, on Linux, where the program is linked with
    ///   Swift's libraries as they are loaded, not statically;
    /// - `asyncAfter(deadline:execute:)` of any queue with a closure;
    /// - `Task.sleep` without a tolerance, on a system clock or the host's, and `sleep(for:)` of a clock;
    /// - what takes `host.clock`;
    /// - animations that end.
    ///
    /// Real are `Date()`, `DispatchTime.now()`, `ContinuousClock.now` and `SuspendingClock.now`; a deadline that was computed
    /// from one of them counts from the call that it is handed to, and is rounded up to a whole millisecond. Real are, too,
    /// `asyncAfter` of other queues with a work item or a quality of service, `DispatchSource` timers, run loops of other
    /// threads, network requests, and tasks that sleep in code which does not import `HeadlessUI`. `run(.until { … })` waits
    /// for these. Where there is no host, all time is real; what is scheduled then remains so.
    ///
    /// A timer of the loop's default mode does not fire while the user tracks; it does so once, late, when that has ended. A
    /// delay on another queue than the main one is the clock's, and the work is really done there: the loop sleeps until it is
    /// done. A step of a script cannot call this; there is `HostStep.wait`.
    public func wait(_ seconds: TimeInterval) {
        run(.wait(seconds), .idle)
    }

    /// The host's clock, for code that takes a clock.
    nonisolated public var clock: HostClock { HostClock(time: graph.clock) }
}
