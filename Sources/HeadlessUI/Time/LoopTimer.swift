import Foundation

/// A timer of a run loop. It uses the clock of the host, if there is one, and otherwise real time.
final class LoopTimer: @unchecked Sendable {
    private let clock: VirtualClock?
    private var appointment: Appointment?
    private var timer: Timer?

    /// Creates and starts a timer. A timer of another thread's loop always uses real time.
    ///
    /// - Parameters:
    ///   - loop: The loop.
    ///   - mode: The mode in which the timer fires, which may be the common modes.
    ///   - date: The first date of the timer.
    ///   - interval: The time between two dates; nil for a timer that fires once.
    ///   - action: The code that the timer runs.
    init(
        on loop: RunLoop, in mode: RunLoop.Mode, at date: Date, every interval: TimeInterval?,
        _ action: @escaping () -> Void
    ) {
        clock = loop === RunLoop.main ? VirtualClock.current : nil
        if let clock {
            let due = HostTime(seconds: date.timeIntervalSince(clock.beginning))
            appointment = clock.schedule(
                at: due, every: interval.map { HostTime(seconds: $0) }, as: .timer(mode),
                startedBy: TimerStart(every: interval)
            ) {
                Graph.note(.timer)
                action()
            }
        } else {
            let action = SendableAction(action)
            let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in action.run() }
            self.timer = timer
            loop.add(timer, forMode: mode)
        }
    }

    func invalidate() {
        timer?.invalidate()
        if let appointment { clock?.cancel(appointment) }
    }
}
