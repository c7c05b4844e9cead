import FilesAndProcesses
import Foundation
import ProcessorTime

/// The wait for a child's next answer.
struct AnswerWait {
    /// The longest time between two looks at a child that counts as time without progress: a machine may sleep.
    private static let longestLook = Duration.seconds(1)
    /// How long a child may go on with its task after Ctrl-C, and after the time of a search.
    private static let patienceAfterInterruption = Duration.seconds(1)
    private static let patienceAfterTime = Duration.milliseconds(100)

    private let limit: Duration
    /// Whether the end of the search's time ends the task.
    let isOfSearch: Bool
    /// How long the child has had for its next answer.
    private(set) var waited = Duration.zero
    private var waitedAfterInterruption = Duration.zero
    private var lastLook: ContinuousClock.Instant
    private var processorWait: ProcessorWait

    init(
        _ limit: Duration, _ processorWait: ProcessorWait, isOfSearch: Bool, from start: ContinuousClock.Instant = .now
    ) {
        lastLook = start
        self.limit = limit
        self.processorWait = processorWait
        self.isOfSearch = isOfSearch
    }

    /// Whether the limit is exceeded.
    var isOver: Bool { waited >= limit }

    /// Gives the child the whole limit again, after an answer or other progress.
    mutating func begin() { waited = .zero }

    /// Counts the time since the last look.
    ///
    /// - Parameters:
    ///   - child: the process that is to answer.
    ///   - isInVain: whether it has not answered since.
    ///   - now: the present.
    ///   - isInterrupted: whether Ctrl-C has been pressed.
    ///   - isTimeOver: whether the time of the search is over.
    /// - Returns: whether the child may go on, as far as Ctrl-C and the time of the search are concerned.
    mutating func goesOn(
        at child: pid_t, isInVain: Bool, now: ContinuousClock.Instant = .now,
        isInterrupted: Bool = Interruption.hasCome, isTimeOver: Bool = ShrinkingLimit.endsCases
    ) -> Bool {
        defer { lastLook = now }
        let passed = lastLook.duration(to: now)
        waited += processorWait.usable(
            of: min(passed, Self.longestLook), by: child, isInVain: isInVain)
        let isOverdue = isOfSearch && isTimeOver
        guard isInterrupted || isOverdue else { return true }
        waitedAfterInterruption += passed
        return waitedAfterInterruption < (isOverdue ? Self.patienceAfterTime : Self.patienceAfterInterruption)
    }
}
