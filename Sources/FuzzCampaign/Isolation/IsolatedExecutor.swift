import FilesAndProcesses
import Foundation
import FuzzCorpus
import Synchronization

/// Has tasks done in a child, one after the other. A child is started where there is none, since the last one has ended or
/// none was needed yet.
///
/// Used by one runner at a time, and handed on under a lock.
package final class IsolatedExecutor: @unchecked Sendable {
    /// The hidden command that a child runs.
    package static let command = "isolated"
    /// How often a task is begun whose child is ended from outside: by a person, or by a system that is short of memory.
    /// Who is hit by that is chance, up to a point.
    private static let mostAttempts = 3
    /// How often it is tried to start a child, with a pause between, where the system has no room for one.
    package static let mostStarts = 20
    package static let usualPauseBetweenStarts_us: useconds_t = 250_000
    /// The most that counts as time in which a child stood, between two looks at it: a machine may sleep.
    private static let longestLook = Duration.seconds(1)
    private static let look_ms: Int32 = 100
    /// The least that is waited for what is likely to hang: a machine may be busy.
    private static let leastLimit = Duration.seconds(1)

    /// Starts a child that has a file open that this process has open, too, if there is one.
    package typealias Start = @Sendable (_ shared: Int32?) throws(CorpusError) -> ChildProcess

    private let program: String
    private let timeLimit: Duration
    private let start: Start?
    private let pauseBetweenStarts_us: useconds_t
    private var child: ChildProcess? {
        didSet { if child == nil { lastTold = nil } }
    }
    /// The name of the guide that the child was told last.
    var lastTold: String?
    /// What the child said of the trap that ends it.
    private var trapNote: String?
    /// Where a child notes which case it is at.
    let note = ProgressMarker()

    /// Prepares to have tasks done.
    ///
    /// - Parameters:
    ///   - program: the name of this program.
    ///   - timeLimit: how long an answer may take.
    ///   - pauseBetweenStarts_us: how long it is waited before a start is tried again.
    ///   - start: starts a child; this program with its hidden command where nothing else is asked for.
    package init(
        _ program: String, timeLimit: Duration,
        pauseBetweenStarts_us: useconds_t = IsolatedExecutor.usualPauseBetweenStarts_us, starting start: Start? = nil
    ) {
        self.program = program
        self.timeLimit = timeLimit
        self.pauseBetweenStarts_us = pauseBetweenStarts_us
        self.start = start
    }

    deinit { _ = child?.reap() }

    /// Has a task done.
    ///
    /// - Parameters:
    ///   - isLikelyToHang: whether what is like it has hung: it is not waited for as long then.
    ///   - take: is given each answer as soon as there is one.
    /// - Returns: nil where it was done to its end; how the child ended where it was not.
    /// - Throws: where the system has no room for a child, for long.
    package func perform<Task: IsolatedTask>(
        _ task: Task, isLikelyToHang: Bool = false, _ take: (Task.Answer) -> Void
    ) throws(CorpusError) -> RunEnd? {
        var (taken, attempt) = (0, 1)
        while true {
            var position = 0
            let end = try performOnce(task, isLikelyToHang: isLikelyToHang) { answer in
                position += 1
                // Those that are known from an earlier attempt are the same again.
                guard position > taken else { return true }
                taken = position
                take(answer)
                return true
            }
            guard let end, end.isFromOutside, attempt < Self.mostAttempts else { return end }
            attempt += 1
        }
    }

    /// Has a task done by the child that is there now, or by a new one, whoever ends it.
    ///
    /// - Parameters:
    ///   - isLikelyToHang: whether what is like it has hung: it is not waited for as long then.
    ///   - goesOn: is asked now and then whether the child has done something since it was asked last. What counts for the time
    ///     limit is the time in which it has not, nor has answered.
    ///   - take: is given each answer as soon as there is one, and says whether the task can have it.
    /// - Returns: nil where it was done to its end; how the child ended where it was not. One that says what no task answers
    ///   has code that meddles with its files, and is killed.
    /// - Throws: where the system has no room for a child, for long.
    func performOnce<Task: IsolatedTask>(
        _ task: Task, isLikelyToHang: Bool = false, goesOn: () -> Bool = { false }, _ take: (Task.Answer) -> Bool
    ) throws(CorpusError) -> RunEnd? {
        let child = try startedChild()
        trapNote = nil
        let ticket = IsolationTicket()
        child.send(IsolationLine.of(task, ticket))
        let limit = isLikelyToHang ? min(timeLimit, max(timeLimit / 10, Self.leastLimit)) : timeLimit
        var left = task.mostAnswers
        let course = listen(to: child, for: limit, goesOn: goesOn) { line in
            if line.first == IsolationLine.trap {
                trapNote = try? JSONDecoder().decode(String.self, from: Data(line.dropFirst()))
                return trapNote == nil ? .meddled : nil
            }
            guard let message = ticket.message(of: line) else { return .meddled }
            if message == IsolationLine.done { return .done }
            if message == IsolationLine.doneForGood { return .doneForGood }
            left -= 1
            guard left >= 0, let answer = try? JSONDecoder().decode(Task.Answer.self, from: message) else {
                return .meddled
            }
            return take(answer) ? nil : .meddled
        }
        return takeEnd(course)
    }

    /// Why nothing more is listened to.
    private enum Course {
        /// The task is done, and the child waits for another.
        case done
        /// The task is done, and another child is to do the next one.
        case doneForGood
        /// The child's pipe has come to its end.
        case ended
        /// Nothing has come for as long as an answer may take.
        case hung
        /// What has come is none of the child's answers.
        case meddled
    }

    /// Takes answers until the last one has come, or nothing more will.
    ///
    /// - Parameter take: is given each line, and says why it is the last one, where it is.
    private func listen(
        to child: ChildProcess, for timeLimit: Duration, goesOn: () -> Bool, _ take: (Data) -> Course?
    ) -> Course {
        var stood = Duration.zero
        var lastLook = ContinuousClock.now
        while stood < timeLimit {
            var descriptors = [pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)]
            if child.hasUnsent { descriptors.append(pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0)) }
            _ = poll(&descriptors, nfds_t(descriptors.count), Self.look_ms)
            child.flush()
            let now = ContinuousClock.now
            stood += min(lastLook.duration(to: now), Self.longestLook)
            lastLook = now
            if goesOn() { stood = .zero }
            guard descriptors[0].revents != 0 else { continue }
            guard let lines = child.read() else { return .ended }
            for line in lines {
                if let course = take(line) { return course }
            }
            if child.isOutOfStep { return .meddled }
            if !lines.isEmpty {
                stood = .zero
                // Who watches this process must not take a long task for a hang.
                Heartbeat.beat()
            }
        }
        return .hung
    }

    /// How the child ended; nil where it has done its task.
    private func takeEnd(_ course: Course) -> RunEnd? {
        guard course != .done, let child else { return nil }
        self.child = nil
        // Without its pipe nobody will know what it does.
        let isMeddled = course == .meddled || course == .ended && !child.endsByItself()
        let end = child.reap()
        if course == .doneForGood { return nil }
        Heartbeat.beat()
        if course == .hung { return .hung }
        if isMeddled { return .meddled }
        return switch end {
        case .signal(let signal): .trapped(signal: signal, note: trapNote)
        case .status(let status): .exited(status: status)
        }
    }

    private func newChild() throws(CorpusError) -> ChildProcess {
        if let start { return try start(note.descriptor) }
        return try ChildProcess.start([Self.command], of: program, as: "the code that is run", sharing: note.descriptor)
    }

    /// The child, which is started where there is none.
    private func startedChild() throws(CorpusError) -> ChildProcess {
        // One that has ended since it answered did not end by what it is asked now.
        if let ended = child, ended.hasSomethingToRead {
            _ = ended.reap()
            child = nil
        }
        if let child { return child }
        var attempt = 1
        while true {
            do {
                let started = try newChild()
                child = started
                return started
            } catch {
                guard attempt < Self.mostStarts else { throw error }
                attempt += 1
                usleep(pauseBetweenStarts_us)
            }
        }
    }
}

extension RunEnd {
    /// Whether somebody else may have ended the process.
    fileprivate var isFromOutside: Bool {
        if case .trapped(let signal, _) = self { [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal) } else { false }
    }
}

// MARK: Between runners

extension IsolatedExecutor {
    /// Those that no runner uses, so that a runner that is needed for a moment starts no process. All runners of a program are
    /// of one subject.
    private static let idle = Mutex<[String: [IsolatedExecutor]]>([:])

    /// Takes one that nobody uses, or a new one.
    static func take(_ program: String, timeLimit: Duration) -> IsolatedExecutor {
        idle.withLock { $0[program]?.popLast() } ?? IsolatedExecutor(program, timeLimit: timeLimit)
    }

    /// Takes leave of those that nobody uses.
    static func dismissIdle(of program: String) {
        idle.withLock { $0[program] = nil }
    }

    /// Leaves it to the next runner.
    func giveBack() {
        Self.idle.withLock { $0[program, default: []].append(self) }
    }
}
