import Foundation

extension Host {
    /// Whether the loop sleeps, and no work that the host's code has started may end before the next step.
    package var isAsleep: Bool { place == .wait && !expectsWork }

    /// Whether work of the host is on other queues that may end before the next step, or jobs are on the main queue.
    package var expectsWork: Bool { BackgroundWork.mayEnd || graph.clock.hasOffMainWork || MainQueue.isPending }

    /// The seconds for which work on other queues goes on although the main queue has a block. The work may wait for that block.
    private static let patienceForMainQueue = 0.05

    /// Blocks the main thread until no work of the host is on other queues, or that work probably waits for the main thread.
    ///
    /// Work for which this has waited in vain is not waited for again, unless it goes on.
    ///
    /// - Parameter seconds: The maximum duration in real time.
    package func rest(atMost seconds: Double) {
        BackgroundWork.wait(atMost: seconds, patience: Self.patienceForMainQueue, givesUp: true)
    }

    /// Whether the calling thread is the main one, or runs a step for which the main thread waits. Such code may use the views.
    package nonisolated static var isWaitedForHere: Bool { MainThread.isCurrent || BackgroundWork.isStepHere }
}

extension Host {
    /// The shortest time between two dates at which work comes due, in seconds on the host's clock: the interval of a timer, or the
    /// time until the next date. `nil` if no work waits for a date.
    package var secondsBetweenDates: Double? { graph.clock.timeBetweenDates?.seconds }

    /// Chooses the job of another thread that runs at the next moment at which several are ready, among tasks and work of queues. The
    /// first ready one runs where nothing is chosen.
    ///
    /// - Parameter position: The position of the job, from 1; the last one if there are fewer.
    package func chooseJob(_ position: Int) { BackgroundWork.choose(position) }

    /// The number of choices of jobs for which there has been no moment yet.
    package var openJobChoiceCount: Int { BackgroundWork.openChoiceCount }

    /// Chooses jobs by a function where no choice is left.
    ///
    /// - Parameter chooser: Gets the number of jobs that are ready, at least 2, and returns the position of one.
    package func chooseJobs(by chooser: ((Int) -> Int)?) { BackgroundWork.choose(by: chooser) }
}

extension LoopPlace {
    /// The place in the loop at which the main thread is.
    package static var current: LoopPlace { MainLoop.place }
}
