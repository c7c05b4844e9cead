import Foundation

extension Host {
    /// Lets time pass on the host's clock without real waiting.
    ///
    /// The host moves its clock to each date at which work is due, in order, and runs the work where the system would run it.
    /// After each date the loop runs until it sleeps.
    ///
    /// The host's clock starts when the host is created, and only this method and `HostStep.wait` move it. It drives
    /// - `RunLoop.main`, `DispatchQueue` and `OperationQueue` as schedulers, and therefore `debounce`, `delay`, `throttle`,
    ///   `timeout`, `collect(.byTime)`, `measureInterval`, `schedule(after:)`, and `now` of these schedulers;
    /// - `Timer.publish`, whose dates are the clock's;
    /// - `Timer` objects of the main loop, and `asyncAfter` of the main queue, on Linux, if the program links Swift's
    ///   libraries dynamically;
    /// - `asyncAfter(deadline:execute:)` of any queue with a closure;
    /// - `Task.sleep` without a tolerance, on a system clock or the host's, and `sleep(for:)` of a clock; on Linux also every
    ///   other sleep by a system clock, with a tolerance or in a library, if the program links Swift's libraries dynamically;
    /// - code that takes `host.clock`;
    /// - the end of animations.
    ///
    /// Some time stays real. `DispatchTime.now()` is real, and outside of the fuzzer's cases so are `Date()` and
    /// `ContinuousClock.now`; a deadline that was computed from one of them counts from the call that receives it,
    /// rounded up to a whole millisecond. `DispatchSource` timers and run loops of other threads are real, and on Darwin
    /// `asyncAfter` of other queues with a work item or a quality of service. Use `run(.until { … })` to wait for these. Without a host all time is real, and work that was scheduled then stays on real time.
    ///
    /// A timer of the loop's default mode does not fire while the user scrolls or drags; it fires once, late, after that. A
    /// delay on a queue other than the main queue uses the host's clock, but its work really runs on that queue, and the loop
    /// sleeps until the work is done. A script step cannot call this method; use `HostStep.wait` there.
    public func wait(_ seconds: TimeInterval) {
        run(.wait(seconds), .idle)
    }

    /// The host's clock, for code that takes a clock.
    nonisolated public var clock: HostClock { HostClock(time: graph.clock) }
}
