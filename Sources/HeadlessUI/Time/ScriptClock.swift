import Foundation

/// Moves the clock of a host, as far as the steps of a script say.
@MainActor final class ScriptClock {
    private let clock: VirtualClock
    private let loop = MainLoop.shared
    /// Up to when a step moves the clock.
    private var limit: HostTime?
    /// The seconds of the real clock after which tasks off the main thread are not waited for any longer.
    private static let patience: TimeInterval = 10

    /// Says that they are not.
    private let giveUp: (TimeInterval) -> Void

    init(_ clock: VirtualClock, giveUp: @escaping (TimeInterval) -> Void) {
        self.clock = clock
        self.giveUp = giveUp
    }

    /// Does not wait any longer for work off the main thread.
    func abandonOffMainWork() { clock.abandonOffMainWork() }

    /// Whether something that was handed on is still under way, for which the loop sleeps.
    var isBusy: Bool { clock.hasOffMainWork }

    /// Whether the loop still has to call timers of its own.
    var isFiring: Bool { clock.isFiring() }

    /// Has the clock move by some seconds.
    func wait(_ seconds: TimeInterval) {
        limit = clock.now + HostTime(seconds: seconds)
    }

    /// The loop calls out for the timers of the clock.
    func timersFired() {
        MainLoop.phase = .callout(.timer)
        clock.fireTimers(in: loop.mode.runLoopMode)
        MainLoop.phase = .running
    }

    /// Moves the clock as far as a step says, or to where the loop has something to run; returns whether it has.
    func move() -> Bool {
        if clock.isFiring() || waitForJobs() { return true }
        while let due = clock.move(upTo: limit ?? clock.now, in: loop.mode.runLoopMode) {
            switch due.kind {
            case .timer:
                loop.fireClockTimer()
                return true
            case .handOver:
                due.action()
                if MainQueue.isPending || clock.hasOffMainWork || waitForJobs() { return true }
            }
        }
        limit = nil
        return false
    }

    /// Before the clock is moved, blocks until no task runs off the main thread; returns whether one of them is on the main queue now.
    private func waitForJobs() -> Bool {
        guard limit != nil, BackgroundWork.count > 0 else { return false }
        let deadline = Date.now + Self.patience
        BackgroundWork.wait(until: deadline)
        if deadline.timeIntervalSinceNow <= 0, BackgroundWork.count > 0 { giveUp(Self.patience) }
        return MainQueue.isPending
    }
}
