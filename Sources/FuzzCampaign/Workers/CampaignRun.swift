import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus
import ProcessorTime

/// A running campaign: its workers, its clock, and its files. The dispatcher decides which worker does what.
package final class CampaignRun<S: Subject> {
    /// The longest wait for workers, so that signals and the clock are checked often enough.
    private static var patience_ms: Int32 { 100 }
    /// The greatest number of restarts of workers that end before they have done anything.
    private static var mostIdleStarts: Int { 50 }
    /// The longest time between two looks at a worker that counts as time without progress.
    private static var longestLook: Duration { Duration.seconds(1) }
    /// The time at one case after which a worker counts as stalled. A case takes microseconds, and shrinking one takes seconds at
    /// most.
    private static var longForACase: Duration { Duration.seconds(10) }

    private let directory: CampaignDirectory<S>
    private let jobs: Int
    private let hangTimeout: Duration
    private var dispatcher: CampaignDispatcher<S>
    private var checkpointer: CampaignCheckpointer<S>
    private let listener: any CampaignListener<S>
    private var workers: [Int: Worker] = [:]
    private var startedNotes = 0
    private var idleStarts = 0
    private let start = ContinuousClock.now
    private var lastLook = ContinuousClock.now

    /// A worker, and the time since its last progress.
    private struct Worker {
        let process: WorkerProcess
        var isBusy = false
        /// The number of epochs whose feedback the worker has received.
        var sentEpochs = 0
        var position: WorkerPosition?
        var pulse: UInt64 = 0
        var stalledTime = Duration.zero
        var processorWait = ProcessorWait()
        var isHung = false

        /// Reads the progress marker and the heartbeat after some time.
        mutating func look(_ passed: Duration) {
            process.flush()
            let wasStopped = process.isStopped
            process.noticeStop()
            let (lastPosition, lastPulse) = (position, pulse)
            (position, pulse) = (process.position, process.pulse)
            let isSame = position == lastPosition && pulse == lastPulse && wasStopped == process.isStopped
            let usable = processorWait.usable(of: passed, by: process.identifier, isInVain: isSame)
            stalledTime = isSame ? stalledTime + usable : .zero
        }
    }

    /// Creates a campaign that continues from the checkpoint of the checkpointer.
    ///
    /// - Parameters:
    ///   - jobs: the number of workers.
    ///   - hangTimeout: the time without a new case after which a worker counts as hung.
    ///   - listener: the observer.
    package init(
        _ checkpointer: CampaignCheckpointer<S>, jobs: Int, hangTimeout: Duration, listener: any CampaignListener<S>
    ) {
        self.checkpointer = checkpointer
        self.jobs = jobs
        self.hangTimeout = hangTimeout
        self.listener = listener
        directory = checkpointer.directory
        dispatcher = CampaignDispatcher<S>(
            checkpointer.settings, checkpointer.checkpoint.state, feedback: checkpointer.checkpoint.feedback)
    }

    private var elapsed: Duration { start.duration(to: .now) }

    /// The present result of the campaign.
    package var result: CampaignResult<S> { checkpointer.result }

    /// Runs to the end, or until a signal arrives, and writes the result.
    ///
    /// - Returns: the final status.
    /// - Throws: `FileError` if a file cannot be written; the workers have ended then, too.
    package func run() throws -> CampaignStatus<S> {
        do {
            return try runToEnd()
        } catch {
            // If the directory moves away between a check and a change, here or in a worker, then that is the reason.
            try directory.checkLock()
            throw error
        }
    }

    private func runToEnd() throws -> CampaignStatus<S> {
        defer { for worker in workers.values { _ = worker.process.reap() } }
        directory.removeWorkerNotes()
        directory.removeLeftovers()
        var phase = CampaignStatus<S>.Phase.finished
        while !dispatcher.isDone {
            if listener.isInterrupted {
                phase = .interrupted
                break
            }
            let left_s = checkpointer.checkpoint.left_s(now: Date())
            if left_s == 0 { break }
            try giveOrders()
            try takeReports()
            watchWorkers()
            checkpointer.take(dispatcher.state, feedback: dispatcher.feedback, elapsed)
            try checkpointer.write(.ifDue)
            if let status = try checkpointer.writeStatus(workers: workers.count, stalled: stalled, left_s: left_s) {
                listener.show(status)
            }
        }
        // Orders in flight do not count. A resumed campaign issues them again.
        for worker in workers.values { worker.process.kill() }
        checkpointer.take(dispatcher.state, feedback: dispatcher.feedback, elapsed)
        listener.endShowing()
        try checkpointer.write(.now)
        return try checkpointer.finish(phase, summary: listener.summary(of: checkpointer.result))
    }

    private func giveOrders() throws {
        for number in 0..<jobs {
            if let worker = workers[number], worker.isBusy || worker.process.isStopped { continue }
            guard let order = dispatcher.next(for: number) else { continue }
            var worker = try workers[number] ?? startWorker()
            worker.isBusy = true
            worker.stalledTime = .zero
            sendFeedback(to: &worker)
            worker.process.send(order)
            workers[number] = worker
        }
    }

    /// Sends a worker the feedback that it has not received.
    private func sendFeedback(to worker: inout Worker) {
        for (epoch, feedback) in dispatcher.feedback.enumerated().dropFirst(worker.sentEpochs) {
            worker.process.send(WorkerOrder<S>.take(feedback: feedback, epoch: epoch))
        }
        worker.sentEpochs = dispatcher.feedback.count
    }

    private func startWorker() throws -> Worker {
        try directory.checkLock()
        startedNotes += 1
        // The name includes this process, so that a surviving worker of an earlier process has another file.
        let path = "\(directory.path(.workers))/\(WorkerNote.name(process: getpid(), number: startedNotes))"
        return Worker(process: try WorkerProcess.start(checkpointer.settings, notePath: path))
    }

    private func takeReports() throws {
        let numbers = workers.keys.sorted()
        var descriptors = numbers.map { number in
            pollfd(fd: workers[number]?.process.output ?? -1, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&descriptors, nfds_t(descriptors.count), Self.patience_ms) > 0 else { return }
        for (number, descriptor) in zip(numbers, descriptors) where descriptor.revents != 0 {
            guard let lines = workers[number]?.process.read() else {
                try lose(number)
                continue
            }
            // A long report arrives in parts, and the worker does not update its progress marker meanwhile.
            workers[number]?.stalledTime = .zero
            if workers[number]?.process.isOutOfStep == true { workers[number]?.process.kill() }
            for line in lines { try take(line, from: number) }
        }
    }

    private func take(_ line: Data, from number: Int) throws {
        guard let report = try? JSONDecoder().decode(WorkerReport<S>.self, from: line) else {
            // The order may be lost with the report. The end of the worker shows at its pipe, and another worker then receives the
            // order.
            workers[number]?.process.kill()
            return
        }
        if case .failed(let reason) = report { throw FileError(problems: [reason]) }
        dispatcher.finish(number, report)
        workers[number]?.isBusy = false
        idleStarts = 0
    }

    /// Removes a worker that has ended. The next order for it starts another.
    private func lose(_ number: Int) throws {
        guard let worker = workers.removeValue(forKey: number) else { return }
        let position = worker.process.position
        let signal = worker.process.reap()
        let isFromOutside = [SIGKILL, SIGTERM, SIGINT, SIGHUP, nil].contains(signal)
        let kind: WorkerLoss = worker.isHung ? .hung : isFromOutside ? .killed : .trapped
        dispatcher.lose(number, kind, at: position)
        checkpointer.checkpoint.restarts += 1
        idleStarts += 1
        guard idleStarts < Self.mostIdleStarts else {
            throw FileError(problems: [
                "\(S.program): error: expected workers that run; the last \(idleStarts) ended before they completed a case"
            ])
        }
    }

    /// Checks the progress of the workers, and kills those that are at the same case for too long. Their ends show at their pipes.
    /// A stopped worker does not hang: it stays, and others receive its order.
    private func watchWorkers() {
        let now = ContinuousClock.now
        // While the machine slept, or this process was stopped, no progress was visible.
        let passed = min(lastLook.duration(to: now), Self.longestLook)
        lastLook = now
        for number in workers.keys.sorted() {
            guard var worker = workers[number] else { continue }
            worker.look(passed)
            if worker.process.isStopped {
                dispatcher.stall(number)
            } else {
                dispatcher.resume(number)
                if worker.isBusy && !worker.isHung && worker.stalledTime > hangTimeout {
                    worker.isHung = true
                    worker.process.kill()
                }
            }
            workers[number] = worker
        }
    }

    /// The stalled workers.
    private var stalled: [StalledWorker] {
        workers.keys.sorted().compactMap { number in
            guard let worker = workers[number],
                worker.process.isStopped || worker.isBusy && worker.stalledTime >= Self.longForACase
            else { return nil }
            return StalledWorker(
                number: number + 1, process: worker.process.identifier, isStopped: worker.process.isStopped,
                index: worker.isBusy ? worker.position?.index : nil, stalled_s: worker.stalledTime.inSeconds)
        }
    }
}
