import Foundation

/// A timer of a run loop: of the host's clock where there is one, and else a real one.
final class LoopTimer: @unchecked Sendable {
    private let clock: VirtualClock?
    private var appointment: Appointment?
    private var timer: Timer?

    /// Begins at once. That of another thread's loop is always real.
    ///
    /// - Parameters:
    ///   - loop: The loop.
    ///   - mode: The mode in which it fires, which may be the common ones.
    ///   - date: When it fires.
    ///   - interval: How much later it fires again; nil for once.
    ///   - action: What it does.
    init(
        on loop: RunLoop, in mode: RunLoop.Mode, at date: Date, every interval: TimeInterval?,
        _ action: @escaping () -> Void
    ) {
        clock = loop === RunLoop.main ? VirtualClock.current : nil
        if let clock {
            let due = HostTime(seconds: date.timeIntervalSince(clock.beginning))
            appointment = clock.schedule(
                at: due, every: interval.map { HostTime(seconds: $0) }, as: .timer(mode), action)
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
