import Foundation

/// Work that a host's code has put on another thread: a job of a task, or work of a dispatch queue.
final class BackgroundJob: @unchecked Sendable {
    /// The queue whose work has an order, and the way in which it has one.
    struct Lane: Equatable {
        let queue: UnsafeRawPointer
        /// Whether the queue begins one piece of work before the previous one has ended.
        let isConcurrent: Bool
    }

    /// Code on another thread that waits for something.
    struct Wait {
        /// Returns whether the wait is over. Takes what was waited for, such as a signal of a semaphore.
        let isOver: () -> Bool
        /// The moment of real time, in nanoseconds, at which the wait ends anyway; nil if it does not.
        let deadline: UInt64?
        /// Whether `isOver` has returned true, and so has taken what was waited for.
        fileprivate(set) var hasEnded = false
        /// Waits without the schedule, for a job that has not begun. Nil for a job that has.
        var abandon: (() -> Void)?
    }

    let lane: Lane?
    /// Whether no other work of the lane may run beside this one.
    let isBarrier: Bool
    /// What the job is, for a timeline; nil if it is unknown.
    let name: String?
    private let submit: (@escaping () -> Void) -> Void
    /// The code of the job; nil once it has begun.
    private var work: (() -> Void)?

    // These properties are used only under the lock of `BackgroundWork`.
    var wait: Wait?
    /// The kernel's number of the thread that runs the job; 0 before it does.
    var thread: pid_t = 0
    /// The moment of real time, in nanoseconds, until which the thread sleeps.
    var sleepsUntil: UInt64 = 0
    /// The state of the thread when the main thread began to wait for the job, after it was left alone.
    var state: ThreadState?
    /// Whether the main thread has waited for the job in vain, and so does not wait for it any more.
    var isGivenUp = false
    /// The generation of the work. Work of an earlier generation belongs to a host that has gone.
    var generation = 0
    /// Whether this only marks a thread whose code belongs to a host.
    var isMarker = false
    /// The length, in nanoseconds, of a sleep by the host's clock that has just ended. Only the thread of the job uses it.
    var passedSleep_ns: UInt64 = 0
    /// Wakes the thread of the job after a wait.
    let baton = Baton()

    /// - Parameter submit: Runs the code that it is given on the thread of the job.
    init(
        in lane: Lane? = nil, isBarrier: Bool = false, named name: String? = nil,
        submit: @escaping (@escaping () -> Void) -> Void, _ work: @escaping () -> Void
    ) {
        (self.lane, self.isBarrier, self.name, self.submit, self.work) = (lane, isBarrier, name, submit, work)
    }

    /// Whether work that comes to a queue after the job waits for its end.
    func holdsUp(_ queue: UnsafeRawPointer, isBarrier other: Bool) -> Bool {
        guard let lane, lane.queue == queue else { return false }
        return !lane.isConcurrent || isBarrier || other
    }

    /// Begins the job on its thread. `whenDone` is called there, when nothing that the code has captured is in use any more.
    func start(whenBegun: @escaping () -> Void, whenDone: @escaping () -> Void) {
        submit { [self] in
            whenBegun()
            perform()
            whenDone()
        }
    }

    /// Runs the code, and releases it: the last reference to an object of the app may be the code's.
    private func perform() {
        let work = self.work.take()
        work?()
    }

    /// Looks whether the job can go on.
    func isReady(at now: UInt64) -> Bool {
        guard let wait else { return true }
        if wait.isOver() {
            self.wait?.hasEnded = true
            return true
        }
        return wait.deadline.map { now >= $0 } ?? false
    }
}

/// A signal that a thread waits for. A semaphore of Dispatch would let other jobs run meanwhile.
final class Baton: Sendable {
    private let condition = TimedCondition()
    nonisolated(unsafe) private var isSignaled = false

    func signal() {
        condition.withLock { isSignaled = true }
        condition.broadcast()
    }

    func wait() {
        condition.withLock {
            while !isSignaled { condition.wait(atMost: 1_000_000_000) }
            isSignaled = false
        }
    }
}
