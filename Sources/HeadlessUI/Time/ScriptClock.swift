import Foundation

/// Moves the clock of a host as the steps of a script direct.
@MainActor final class ScriptClock {
    private let clock: VirtualClock
    private let loop = MainLoop.shared
    /// The time up to which a step moves the clock.
    private var limit: HostTime?
    /// The seconds of real time for which the clock waits for tasks off the main thread.
    private static let patience: TimeInterval = 10

    /// Reports that the clock no longer waits for those tasks.
    private let giveUp: (TimeInterval) -> Void

    init(_ clock: VirtualClock, giveUp: @escaping (TimeInterval) -> Void) {
        self.clock = clock
        self.giveUp = giveUp
    }

    /// Stops waiting for work off the main thread.
    func abandonOffMainWork() { clock.abandonOffMainWork() }

    /// Whether work that was handed over is still running, so that the loop sleeps.
    var isBusy: Bool { clock.hasOffMainWork }

    /// Whether the loop still has to fire timers that it calls itself.
    var isFiring: Bool { clock.isFiring() }

    /// Lets a step move the clock by some seconds.
    func wait(_ seconds: TimeInterval) {
        limit = clock.now + HostTime(seconds: seconds)
    }

    /// Fires the timers of the clock in a callout of the loop.
    func timersFired() {
        MainLoop.phase = .callout(.timer)
        clock.fireTimers(in: loop.innermostMode.runLoopMode)
        MainLoop.phase = .running
    }

    /// Moves the clock as far as a step directs, or until the loop has work; returns whether the loop has work.
    func move() -> Bool {
        if clock.isFiring() || waitForJobs() { return true }
        while let due = clock.move(upTo: limit ?? clock.now, in: loop.innermostMode.runLoopMode) {
            switch due.kind {
            case .timer:
                loop.fireClockTimer()
                return true
            case .handOver:
                due.action()
                BackgroundWork.runReady()
                if MainQueue.isPending || clock.hasOffMainWork || waitForJobs() { return true }
            }
        }
        limit = nil
        return false
    }

    /// Before the clock moves, blocks until no task runs off the main thread; returns whether the main queue now has work.
    private func waitForJobs() -> Bool {
        guard limit != nil, BackgroundWork.count > 0 else { return false }
        let deadline = RealTime.seconds + Self.patience
        BackgroundWork.wait(atMost: Self.patience)
        if RealTime.seconds >= deadline, BackgroundWork.count > 0 { giveUp(Self.patience) }
        return MainQueue.isPending
    }
}
