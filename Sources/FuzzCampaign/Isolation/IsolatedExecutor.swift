import FilesAndProcesses
import Foundation
import FuzzCorpus
import ProcessorTime

/// Performs tasks in a child process, one after the other. It starts a child on first use, and again after the last child has
/// ended.
///
/// Only one runner uses it at a time. Runners hand it over under a lock.
package final class IsolatedExecutor: @unchecked Sendable {
    /// The hidden command that a child runs.
    package static let command = "isolated"
    /// The number of attempts at a task whose child is ended from outside: by a person, or by a system that is short of memory. Up
    /// to a point, chance decides which child that is.
    private static let mostAttempts = 3
    /// The number of attempts to start a child, with a pause between them, while the system has no room for one.
    package static let mostStarts = 20
    /// The usual pause between two attempts to start a child, in microseconds.
    package static let usualPauseBetweenStarts_us: useconds_t = 250_000
    private static let look_ms: Int32 = 100
    /// The number of looks in vain after which it is checked that the child still has its pipe: about a second.
    private static let looksUntilCheck = 10

    /// Starts a child that inherits an open file of this process, if there is one.
    package typealias Start = @Sendable (_ shared: Int32?) throws(FileError) -> ChildProcess

    let program: String
    private let timeLimit: Duration
    private let childrenPerformOneTask: Bool
    private let start: Start?
    private let pauseBetweenStarts_us: useconds_t
    private var child: ChildProcess? {
        didSet { if child == nil { (childrenOfServer, isWarm) = (0, false) } }
    }
    /// How many children of the fork server have ended; 0 if the child is none.
    private var childrenOfServer = 0 {
        didSet { lastGuide = nil }
    }
    /// Whether the child, or its fork server, has answered before.
    private var isWarm = false
    /// The name of the guide that the child received last.
    var lastGuide: String?
    /// What the child was doing when it ended, or each time it was asked, as it has told.
    private var reports: [CrashLine] = []
    /// The progress marker of the child.
    let note = ProgressMarker()

    /// Creates an executor.
    ///
    /// - Parameters:
    ///   - program: the name of this program.
    ///   - timeLimit: the longest that an answer may take.
    ///   - childrenPerformOneTask: whether each child ends after its first task.
    ///   - pauseBetweenStarts_us: the pause before another attempt to start a child.
    ///   - start: starts a child; by default, this program with its hidden command.
    package init(
        _ program: String, timeLimit: Duration, childrenPerformOneTask: Bool = false,
        pauseBetweenStarts_us: useconds_t = IsolatedExecutor.usualPauseBetweenStarts_us, starting start: Start? = nil
    ) {
        self.program = program
        self.timeLimit = timeLimit
        self.childrenPerformOneTask = childrenPerformOneTask
        self.pauseBetweenStarts_us = pauseBetweenStarts_us
        self.start = start
    }

    deinit { child?.endAndReap() }

    /// Performs a task.
    ///
    /// - Parameters:
    ///   - likelihood: how likely the task is to hang.
    ///   - isOfSearch: see `IsolatedTask.isOfSearch`.
    ///   - take: receives each answer as it arrives.
    /// - Returns: nil if the task was completed; otherwise how the child ended.
    /// - Throws: if the system has had no room for a child for a long time.
    package func perform<Task: IsolatedTask>(
        _ task: Task, hang likelihood: HangLikelihood = .unlikely, isOfSearch: Bool = Task.isOfSearch,
        _ take: (Task.Answer) -> Void
    ) throws(FileError) -> RunEnd? {
        var (taken, attempt) = (0, 1)
        while true {
            var position = 0
            let end = try performOnce(task, hang: likelihood, isOfSearch: isOfSearch) { answer in
                position += 1
                // An earlier attempt has delivered these answers; they are the same again.
                guard position > taken else { return true }
                taken = position
                take(answer)
                return true
            }
            guard let end, end.isFromOutside, attempt < Self.mostAttempts else { return end }
            attempt += 1
        }
    }

    /// Performs a task once, in the present child or in a new one, even if the child is ended from outside.
    ///
    /// - Parameters:
    ///   - likelihood: how likely the task is to hang.
    ///   - isOfSearch: see `IsolatedTask.isOfSearch`.
    ///   - goesOn: returns whether the child has made progress since the last call; called from time to time. Only time without
    ///     progress and without answers counts toward the time limit.
    ///   - take: receives each answer as it arrives, and returns whether the answer is possible for the task.
    /// - Returns: nil if the task was completed; otherwise how the child ended. If an answer is impossible, the code in the child
    ///   meddles with its files, and the child is killed.
    /// - Throws: if the system has had no room for a child for a long time.
    func performOnce<Task: IsolatedTask>(
        _ task: Task, hang likelihood: HangLikelihood = .unlikely, isOfSearch: Bool = Task.isOfSearch,
        goesOn: () -> Bool = { false }, _ take: (Task.Answer) -> Bool
    ) throws(FileError) -> RunEnd? {
        let child = try startedChild()
        reports = []
        let ticket = IsolationTicket()
        let isLast = childrenPerformOneTask || task.endsProcess || ProcessPerRun.isOn(for: program)
        child.send(IsolationLine.of(task, ticket, child: childrenOfServer, isLast: isLast))
        let limit = RunLimit.limit(timeLimit, likelihood, isOfSearch: isOfSearch, isWarm: isWarm)
        var left = task.mostAnswers
        var (isTorn, isCompleted) = (false, false)
        // On a busy machine, a short limit may be over before the first look.
        let processorWait = ProcessorWait(from: likelihood == .likely ? child.identifier : nil)
        let wait = AnswerWait(limit, processorWait, isOfSearch: isOfSearch)
        let reason = listen(to: child, wait, goesOn: goesOn) { line in
            if line.first == IsolationLine.trap {
                let report = try? JSONDecoder().decode(CrashLine.self, from: Data(line.dropFirst()))
                reports = report.map { [$0] } ?? []
                return report == nil ? .meddled : nil
            }
            if line.first == IsolationLine.end, let end = IsolationLine.end(in: line) { return .childEnded(end) }
            // A child may end while it writes an answer.
            guard !isTorn else { return .meddled }
            guard let message = ticket.message(of: line) else {
                isTorn = !line.isEmpty
                return nil
            }
            if message == IsolationLine.done { return .done }
            if message == IsolationLine.doneForGood { return .doneForGood }
            if message == IsolationLine.doneAsLast, isLast {
                isCompleted = true
                return nil
            }
            left -= 1
            guard left >= 0, let answer = try? JSONDecoder().decode(Task.Answer.self, from: message) else {
                return .meddled
            }
            return take(answer) ? nil : .meddled
        }
        if reason == .hung, limit == timeLimit { RunLimit.noteHang() }
        let end = takeEnd(isTorn && reason == .hung ? .meddled : reason)
        // The child ends by itself after its last order.
        return isCompleted ? nil : end
    }

    /// Receives answers until the last one, or until no more can arrive.
    ///
    /// - Parameter take: receives each line, and returns a reason if the line is the last one.
    private func listen(
        to child: ChildProcess, _ wait: AnswerWait, goesOn: () -> Bool, _ take: (Data) -> StopReason?
    ) -> StopReason {
        var wait = wait
        var looksInVain = 0
        var lackedOutput = false
        while !wait.isOver {
            var descriptors = [pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)]
            if child.hasUnsent { descriptors.append(pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0)) }
            _ = poll(&descriptors, nfds_t(descriptors.count), Self.look_ms)
            child.flush()
            let isInVain = descriptors[0].revents == 0
            let mayGoOn = wait.goesOn(at: child.identifier, isInVain: isInVain)
            guard mayGoOn || !isInVain else { return .interrupted }
            if goesOn() {
                wait.begin()
                Heartbeat.beat()
            }
            if isInVain {
                looksInVain += 1
                guard looksInVain % Self.looksUntilCheck == 0 else { continue }
                // A child that is about to end has no descriptors either, so it takes two looks.
                let lacksOutput = child.hasChildWithoutOutput
                if lacksOutput, lackedOutput { return .meddled }
                lackedOutput = lacksOutput
                continue
            }
            guard let lines = child.read() else { return .ended }
            for line in lines {
                if let reason = take(line) { return reason }
            }
            if child.isOutOfStep { return .meddled }
            guard mayGoOn else { return .interrupted }
            if !lines.isEmpty {
                // Many cases of a search may lie between two answers.
                if !wait.isOfSearch, isWarm { RunLimit.note(wait.waited) }
                isWarm = true
                wait.begin()
                // The heartbeat tells the watching process that a long task does not hang.
                Heartbeat.beat()
            }
        }
        return .hung
    }

    /// Returns how the child ended; nil if it has completed its task.
    private func takeEnd(_ reason: StopReason) -> RunEnd? {
        guard reason != .done, let child else { return nil }
        if case .childEnded(let end) = reason {
            Heartbeat.beat()
            nextChild(of: child)
            return end == .status(IsolationLine.statusWithoutOutput) ? .meddled : runEnd(end, of: child)
        }
        if reason == .hung, let activity = child.activity() {
            reports = activity.reports
            Heartbeat.beat()
            guard !activity.serverGoesOn else {
                let report = report(of: child)
                nextChild(of: child)
                isWarm = true
                return .hung(report)
            }
        }
        self.child = nil
        // Without its pipe, the actions of the child are unknown.
        let isMeddled = reason == .meddled || reason == .ended && !child.endsByItself()
        let end = reason == .ended ? child.reap() : child.endAndReap()
        if reason == .doneForGood { return nil }
        Heartbeat.beat()
        if reason == .interrupted { Self.isCut.withLock { $0 = true } }
        if reason == .hung || reason == .interrupted { return .hung(report(of: child)) }
        if isMeddled { return .meddled }
        return runEnd(end, of: child)
    }

    /// Goes on with the next child of a fork server, which waits for orders.
    private func nextChild(of server: ChildProcess) {
        childrenOfServer += 1
        // The child must not take the rest of an order for its own.
        server.forgetUnsent()
        server.send(Data())
    }

    private func runEnd(_ end: ChildProcess.End, of child: ChildProcess) -> RunEnd {
        let report = report(of: child)
        return switch end {
        case .signal(let signal): .trapped(signal: signal, report)
        case .status(let status): .exited(status: status, report)
        }
    }

    private func report(of child: ChildProcess) -> CrashReport {
        CrashReport(
            note: reports.first?.note, message: child.errors?.fatalError, backtraces: reports.map { $0.addresses })
    }

    private func newChild() throws(FileError) -> ChildProcess {
        if let start { return try start(note.descriptor) }
        let home = try PrivateHome.make()
        do {
            return try ChildProcess.start(
                [Self.command], of: program, as: "the code that is run", sharing: note.descriptor, home: home)
        } catch {
            home.remove()
            throw error
        }
    }

    /// Returns the child, and starts one if necessary.
    private func startedChild() throws(FileError) -> ChildProcess {
        // A child that has ended since its last answer did not end because of the next task.
        while let current = child, current.hasSomethingToRead {
            let lines = current.read() ?? []
            if let last = lines.last(where: { !$0.isEmpty }), last.first == IsolationLine.end {
                nextChild(of: current)
            } else {
                current.endAndReap()
                child = nil
            }
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
