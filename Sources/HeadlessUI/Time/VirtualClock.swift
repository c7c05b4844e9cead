import Dispatch
import Foundation

/// The clock of a host, and what is to happen at later dates. It stands still but for the host's `wait`.
///
/// What is due comes in order of date, and what has the same date in the order in which it was scheduled. The clock only says
/// what is next; `ScriptRun` has it run where the system would: a timer within a callout of the loop, and all else by handing
/// it on to a queue or a task. Appointments are made from any thread; what is due is asked for on the main thread.
final class VirtualClock: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var ofHost: VirtualClock?

    /// The clock of the host that is there; nil where there is none, and time is real.
    static var current: VirtualClock? { lock.withLock { ofHost } }

    /// The real moment at which the host's time began, as each kind of date has it.
    let beginning = Date()
    let dispatchBeginning = DispatchTime.now()

    private let lock = NSLock()
    private var time = HostTime.zero
    private var appointments: [Appointment] = []
    private var offMainWorkCount = 0
    private var abandonedCount = 0
    private var firing: [() -> Bool] = []
    private var isOver = false

    /// The moment that it is.
    var now: HostTime { lock.withLock { time } }

    /// The same as a date.
    var date: Date { beginning.addingTimeInterval(now.seconds) }

    /// Whether something is still under way on other threads: work that was handed to them, or a task that was woken, which
    /// comes by the global pool on its way back to its actor (`swift_continuation_init` says so). The loop sleeps meanwhile.
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

    /// Does not count what is under way there any longer.
    func abandonOffMainWork() {
        lock.withLock {
            abandonedCount += offMainWorkCount
            offMainWorkCount = 0
        }
    }

    func begin() {
        VirtualClock.lock.withLock { VirtualClock.ofHost = self }
    }

    /// Forgets all appointments, and ends what sleeps until one.
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

    /// Makes an appointment; one in the past is due at once.
    ///
    /// - Parameters:
    ///   - date: When it is due.
    ///   - interval: How much later it is due again; nil for once.
    ///   - kind: Who runs it.
    ///   - whenDropped: What happens in place of the action where the host is closed before.
    ///   - action: What happens.
    @discardableResult func schedule(
        at date: HostTime, every interval: HostTime? = nil, as kind: Appointment.Kind,
        whenDropped: @escaping () -> Void = {}, _ action: @escaping () -> Void
    ) -> Appointment {
        let appointment = Appointment(date, interval, kind, action, whenDropped)
        let isMade = lock.withLock {
            guard !isOver else { return false }
            insert(appointment)
            return true
        }
        if !isMade { whenDropped() }
        return appointment
    }

    /// Makes an appointment that a timer of the loop keeps, in all common modes, some seconds from now: what the end of an
    /// animation waits for.
    @discardableResult func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Appointment {
        schedule(at: now + HostTime(seconds: seconds), as: .timer(.common), action)
    }

    /// Gives an appointment up. Returns false where it has been kept, or given up before.
    @discardableResult func cancel(_ appointment: Appointment) -> Bool {
        lock.withLock {
            guard !appointment.isOver else { return false }
            appointment.isOver = true
            appointments.removeAll { $0 === appointment }
            return true
        }
    }

    // MARK: - Moving

    /// A timer is due that the loop itself calls; `isDue` says whether it still has to.
    func fire(_ isDue: @escaping () -> Bool) {
        lock.withLock { firing.append(isDue) }
    }

    /// Whether the loop still has to call timers of its own, before which the clock is not moved.
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

    /// Moves to the first date up to a limit at which something is due that can be kept in a mode of the loop, and says what;
    /// nil, at the limit, where nothing is. What is handed over counts as kept.
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

    /// Runs the timers that are due in a mode of the loop, as one pass of the loop does: those that are due as it begins.
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

    /// Hands work to a queue; where that is not the main one, the host's script waits for the end of it.
    func handOver(to queue: DispatchQueue, _ dispatch: (@escaping @Sendable () -> Void) -> Void) {
        guard !queue.isMain else { return dispatch {} }
        beginOffMainWork()
        dispatch { [self] in endOffMainWork() }
    }

    /// The next date of an appointment that repeats. One that is late skips the dates that it has missed
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

/// Something that is to happen at a date of a host's time.
final class Appointment {
    /// Who keeps it.
    enum Kind {
        /// A timer of the main loop, in a mode or in all common ones.
        case timer(RunLoop.Mode)
        /// Nobody on the main thread: the action only hands work on to a queue or a task.
        case handOver
    }

    let kind: Kind
    let interval: HostTime?
    let action: () -> Void
    let whenDropped: () -> Void
    // Used under the clock's lock only.
    fileprivate(set) var date: HostTime
    fileprivate var isOver = false

    /// The shortest interval of a timer; Foundation takes a shorter one for this.
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
    /// Whether this is the main queue, for which there is more than one object on Linux.
    var isMain: Bool { label == DispatchQueue.main.label }
}
