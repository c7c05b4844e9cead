import Foundation

/// The timer of a timeline view. It runs while the view is shown, and is due at each date of the schedule.
@MainActor final class TimelineTimer<Schedule: TimelineSchedule> {
    /// The most dates that a late timer skips at once. A schedule may have dates without an end that never come.
    private static var mostSkipped: Int { 100_000 }

    private var schedule: Schedule?
    /// The dates that have not come yet.
    private var dates: Schedule.Entries.Iterator?
    private var date = Date.distantPast
    private var update: () -> Void = {}
    private var timer: LoopTimer?
    private var isShown = false

    nonisolated init() {}

    private var now: Date { VirtualClock.current?.date ?? Date() }

    /// Takes the schedule of the view's latest value. A schedule that has changed begins now.
    ///
    /// - Parameter update: Updates the view for another date.
    /// - Returns: The last date of the schedule that has come, or its first date.
    func follow(_ schedule: Schedule, update: @escaping () -> Void) -> Date {
        self.update = update
        if let known = self.schedule, isEqualValue(known, schedule) { return date }
        let isChange = self.schedule != nil
        self.schedule = schedule
        var dates = schedule.entries(from: now, mode: .normal).makeIterator()
        date = dates.next() ?? now
        self.dates = dates
        if isChange, isShown { wait() }
        return date
    }

    /// Begins to wait for the next date.
    func start() {
        isShown = true
        wait()
    }

    /// Ends the wait. The view has disappeared.
    func stop() {
        isShown = false
        timer?.invalidate()
        timer = nil
    }

    private func wait() {
        timer?.invalidate()
        timer = nil
        let now = now
        for _ in 0..<Self.mostSkipped {
            guard let date = dates?.next() else { return }
            guard date > now else { continue }
            timer = LoopTimer(on: .main, in: .common, at: date, every: nil) { [weak self] in
                MainActor.assumeIsolated { self?.come(date) }
            }
            return
        }
    }

    private func come(_ date: Date) {
        guard isShown else { return }
        self.date = date
        update()
        wait()
    }
}
