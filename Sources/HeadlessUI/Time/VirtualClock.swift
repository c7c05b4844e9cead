import Dispatch
import Foundation

/// The clock of a host, with the appointments at later dates. Only the host's `wait` moves it.
///
/// Appointments come due in the order of their dates, and those with the same date in the order in which they were scheduled.
/// The clock only names the next appointment; `ScriptRun` runs it where the system would. A timer runs within a callout of the
/// loop, and all other work is handed to a queue or a task. Any thread can make appointments; only the main thread takes them.
final class VirtualClock: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var ofHost: VirtualClock?

    /// The clock of the current host; nil if there is no host and time is real.
    static var current: VirtualClock? { lock.withLock { ofHost } }

    /// The real moment at which the host's time began, in each representation.
    let beginning = Date()
    let dispatchBeginning = DispatchTime.now()

    private let lock = NSLock()
    private var time = HostTime.zero
    private var appointments: [Appointment] = []
    private var offMainWorkCount = 0
    private var madeCount = 0
    /// The number of appointments so far.
    var appointmentCount: Int { lock.withLock { madeCount } }
    private var abandonedCount = 0
    private var firing: [() -> Bool] = []
    private var isOver = false

    /// The current moment.
    var now: HostTime { lock.withLock { time } }

    /// The current moment as a date.
    var date: Date { beginning.addingTimeInterval(now.seconds) }

    /// Whether work is still running on other threads: work that was handed to them, or a task that was woken. On the way back
    /// to its actor, a task passes through the global pool (`swift_continuation_init` says so). The loop sleeps meanwhile.
    var hasOffMainWork: Bool { lock.withLock { offMainWorkCount > 0 } }

    func beginOffMainWork() {
        lock.withLock { offMainWorkCount += 1 }
    }

    func endOffMainWork() {
        lock.withLock {
            if offMainWorkCount > 0 { offMainWorkCount -= 1 } else { abandonedCount -= 1 }
        }
        if !MainThread.isCurrent { CFRunLoopWakeUp(CFRunLoopGetMain()) }
    }

    /// Stops counting the work that is now running on other threads.
    func abandonOffMainWork() {
        lock.withLock {
            abandonedCount += offMainWorkCount
            offMainWorkCount = 0
        }
    }

    func begin() {
        VirtualClock.lock.withLock { VirtualClock.ofHost = self }
    }

    /// Drops all appointments, and wakes the tasks that sleep until one.
    func end() {
        VirtualClock.lock.withLock {
            if VirtualClock.ofHost === self { VirtualClock.ofHost = nil }
        }
        let dropped = lock.withLock {
            isOver = true
            defer { appointments = [] }
            return appointments
        }
        for appointment in dropped { appointment.whenDropped() }
    }

    /// Makes an appointment. An appointment in the past is due immediately.
    ///
    /// - Parameters:
    ///   - date: The date at which the appointment is due.
    ///   - interval: The time until the appointment is due again; nil for an appointment that is due once.
    ///   - kind: The way in which the action runs.
    ///   - start: The start of the repeating timer to which the appointment belongs; nil for other work.
    ///   - whenDropped: The code that runs in place of the action if the host is closed before.
    ///   - action: The code that runs at the date.
    @discardableResult func schedule(
        at date: HostTime, every interval: HostTime? = nil, as kind: Appointment.Kind,
        startedBy start: TimerStart? = nil,
        whenDropped: @escaping () -> Void = {}, _ action: @escaping () -> Void
    ) -> Appointment {
        let appointment = Appointment(date, interval, kind, action, whenDropped)
        appointment.start = start
        let isMade = lock.withLock {
            guard !isOver else { return false }
            madeCount += 1
            insert(appointment)
            return true
        }
        if !isMade { whenDropped() }
        return appointment
    }

    /// Cancels an appointment. Returns false if the appointment is already over.
    @discardableResult func cancel(_ appointment: Appointment) -> Bool {
        lock.withLock {
            guard !appointment.isOver else { return false }
            appointment.isOver = true
            appointments.removeAll { $0 === appointment }
            return true
        }
    }

    /// The shortest interval of a repeating appointment, or the time until the next appointment if that is shorter.
    var timeBetweenDates: HostTime? {
        lock.withLock { appointments.map { $0.interval ?? max(.zero, $0.date - time) }.min() }
    }

    /// The code of views that has started the repeating timers that still run.
    var repeatingOrigins: [ViewAction] {
        let starts = lock.withLock { appointments.compactMap { $0.isOver ? nil : $0.start } }
        return starts.filter { $0.isValid() }.map(\.action)
    }

    // MARK: - Moving

    /// Notes a due timer that the loop itself calls. `isDue` returns whether the loop still has to call it.
    func fire(_ isDue: @escaping () -> Bool) {
        lock.withLock { firing.append(isDue) }
    }

    /// Returns whether the loop still has to call such timers. The clock does not move before then.
    func isFiring() -> Bool {
        let asked = lock.withLock {
            defer { firing = [] }
            return firing
        }
        let due = asked.filter { $0() }
        return lock.withLock {
            firing = due + firing
            return !firing.isEmpty
        }
    }

    /// Moves to the first date, up to a limit, at which an appointment is due that can run in a mode of the loop, and returns
    /// that appointment. Without one, moves to the limit and returns nil. An appointment that is handed over counts as kept.
    func move(upTo limit: HostTime, in mode: RunLoop.Mode) -> Appointment? {
        lock.withLock {
            guard let index = appointments.firstIndex(where: { $0.isKept(in: mode) }), appointments[index].date <= limit
            else {
                time = max(time, limit)
                return nil
            }
            let appointment = appointments[index]
            time = max(time, appointment.date)
            if case .handOver = appointment.kind {
                appointments.remove(at: index)
                appointment.isOver = appointment.interval == nil
                repeatIfNeeded(appointment)
            }
            return appointment
        }
    }

    /// Runs the timers that are due in a mode of the loop at the time of the call, as one pass of the loop does.
    func fireTimers(in mode: RunLoop.Mode) {
        let due = lock.withLock {
            appointments.filter { $0.isKept(in: mode) }.prefix { $0.isTimer && $0.date <= time }
        }
        for appointment in due {
            let isThere = lock.withLock {
                guard !appointment.isOver else { return false }
                appointments.removeAll { $0 === appointment }
                appointment.isOver = appointment.interval == nil
                return true
            }
            guard isThere else { continue }
            appointment.action()
            lock.withLock { repeatIfNeeded(appointment) }
        }
    }

    /// Hands work to a queue. Unless the queue is the main queue, the host's script waits for the end of the work.
    func handOver(to queue: DispatchQueue, _ dispatch: (@escaping @Sendable () -> Void) -> Void) {
        guard !queue.isMain else { return dispatch {} }
        beginOffMainWork()
        dispatch { [self] in endOffMainWork() }
    }

    /// Sets the next date of a repeating appointment. A late appointment skips the dates that it has missed
    /// (`__CFRunLoopDoTimer`).
    private func repeatIfNeeded(_ appointment: Appointment) {
        guard let interval = appointment.interval, !appointment.isOver else { return }
        let missed = max(0, (time - appointment.date).microseconds / interval.microseconds)
        appointment.date = appointment.date + HostTime(microseconds: (missed + 1) * interval.microseconds)
        insert(appointment)
    }

    private func insert(_ appointment: Appointment) {
        let index = appointments.lastIndex { $0.date <= appointment.date }.map { $0 + 1 } ?? 0
        appointments.insert(appointment, at: index)
    }
}

/// The start of a repeating timer by code of a view.
struct TimerStart {
    /// The code.
    let action: ViewAction
    /// Returns whether nobody has invalidated the timer.
    let isValid: () -> Bool

    /// The start by the code that runs now; nil outside of a view's code, and for a timer that fires once.
    init?(every interval: TimeInterval?, isValid: @escaping () -> Bool = { true }) {
        guard let interval, interval > 0, let action = ViewAction.current else { return nil }
        self.action = action
        self.isValid = isValid
    }
}

/// An action that is due at a date of a host's time.
final class Appointment {
    /// The way in which an action runs.
    enum Kind {
        /// A timer of the main loop runs the action, in one mode or in all common modes.
        case timer(RunLoop.Mode)
        /// The action only hands work to a queue or a task; no callout of the main thread runs it.
        case handOver
    }

    let kind: Kind
    let interval: HostTime?
    let action: () -> Void
    let whenDropped: () -> Void
    /// The start of the repeating timer to which the appointment belongs. It is set before the appointment is made.
    fileprivate var start: TimerStart?
    // These properties are used only under the clock's lock.
    fileprivate(set) var date: HostTime
    fileprivate var isOver = false

    /// The shortest interval of a timer. Foundation replaces a shorter interval with this one.
    private static let shortestInterval = HostTime(microseconds: 100)

    fileprivate init(
        _ date: HostTime, _ interval: HostTime?, _ kind: Kind, _ action: @escaping () -> Void,
        _ whenDropped: @escaping () -> Void
    ) {
        self.date = date
        self.interval = interval.map { max($0, Appointment.shortestInterval) }
        self.kind = kind
        self.action = action
        self.whenDropped = whenDropped
    }

    fileprivate var isTimer: Bool {
        if case .timer = kind { true } else { false }
    }

    fileprivate func isKept(in mode: RunLoop.Mode) -> Bool {
        switch kind {
        case .timer(let own): own == .common || own == mode
        case .handOver: true
        }
    }
}

extension DispatchQueue {
    /// Whether this is the main queue, which has more than one object on Linux.
    var isMain: Bool { label == DispatchQueue.main.label }
}
