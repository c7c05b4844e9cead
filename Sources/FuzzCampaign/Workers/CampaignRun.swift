import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// A campaign that runs: workers, the clock, and what is written. Who does what is up to the dispatcher.
package final class CampaignRun<S: Subject> {
    /// How long a wait for workers may take, so that signals and the clock are looked at often enough.
    private static var patience_ms: Int32 { 100 }
    /// A worker that ends before it has done anything is started again, but not for ever.
    private static var mostIdleStarts: Int { 50 }
    /// The most that counts as time in which a worker stood, between two looks at it.
    private static var longestLook: Duration { Duration.seconds(1) }
    /// A case takes microseconds, and shrinking one seconds at most: after this, a person should know.
    private static var longForACase: Duration { Duration.seconds(10) }

    private let directory: CampaignDirectory<S>
    private let jobs: Int
    private let hangTimeout: Duration
    private var dispatcher: CampaignDispatcher<S>
    private var keeper: CampaignCheckpointer<S>
    private let listener: any CampaignListener<S>
    private var workers: [Int: Worker] = [:]
    private var startedNotes = 0
    private var idleStarts = 0
    private let start = ContinuousClock.now
    private var lastLook = ContinuousClock.now

    /// A worker, and for how long it has noted nothing else.
    private struct Worker {
        let process: WorkerProcess
        var isBusy = false
        /// Of how many epochs it was told what their cases teach.
        var toldEpochs = 0
        var position: WorkerPosition?
        var pulse: UInt64 = 0
        var stood = Duration.zero
        var isHung = false

        /// Takes in how it stands after some time.
        mutating func look(_ passed: Duration) {
            process.flush()
            let wasStopped = process.isStopped
            process.noticeStop()
            let (lastPosition, lastPulse) = (position, pulse)
            (position, pulse) = (process.position, process.pulse)
            let isSame = position == lastPosition && pulse == lastPulse && wasStopped == process.isStopped
            stood = isSame ? stood + passed : .zero
        }
    }

    /// Prepares a campaign that goes on from what the keeper has.
    ///
    /// - Parameters:
    ///   - jobs: how many workers.
    ///   - hangTimeout: after how long without a new case a worker is taken to hang.
    ///   - listener: who looks on.
    package init(_ keeper: CampaignCheckpointer<S>, jobs: Int, hangTimeout: Duration, listener: any CampaignListener<S>)
    {
        self.keeper = keeper
        self.jobs = jobs
        self.hangTimeout = hangTimeout
        self.listener = listener
        directory = keeper.directory
        dispatcher = CampaignDispatcher<S>(
            keeper.settings, keeper.checkpoint.state, lessons: keeper.checkpoint.lessons)
    }

    private var elapsed: Duration { start.duration(to: .now) }

    /// What the campaign came to so far.
    package var result: CampaignResult<S> { keeper.result }

    /// Runs to the end, or until a signal comes, and writes what there is.
    ///
    /// - Returns: what it came to.
    /// - Throws: `CorpusError` where something cannot be written; workers are gone then, too.
    package func run() throws -> CampaignStatus<S> {
        defer { for worker in workers.values { _ = worker.process.reap() } }
        directory.removeWorkerNotes()
        directory.removeLeftovers()
        var phase = CampaignStatus<S>.Phase.finished
        while !dispatcher.isDone {
            if listener.isInterrupted {
                phase = .interrupted
                break
            }
            let left_s = keeper.checkpoint.left_s(now: Date())
            if left_s == 0 { break }
            try giveOrders()
            try takeReports()
            watchWorkers()
            keeper.take(dispatcher.state, lessons: dispatcher.lessons, elapsed)
            try keeper.write(.ifDue)
            if let status = try keeper.writeStatus(workers: workers.count, standing: standing, left_s: left_s) {
                listener.show(status)
            }
        }
        // What is in flight is left out: it is not counted, and done again where the campaign goes on.
        for worker in workers.values { worker.process.kill() }
        keeper.take(dispatcher.state, lessons: dispatcher.lessons, elapsed)
        listener.endShowing()
        try keeper.write(.now)
        return try keeper.finish(phase, summary: listener.summary(of: keeper.result))
    }

    private func giveOrders() throws {
        for number in 0..<jobs {
            if let worker = workers[number], worker.isBusy || worker.process.isStopped { continue }
            guard let order = dispatcher.next(for: number) else { continue }
            var worker = try workers[number] ?? startWorker()
            worker.isBusy = true
            worker.stood = .zero
            tell(&worker)
            worker.process.send(order)
            workers[number] = worker
        }
    }

    /// Tells a worker what cases teach that it was not told yet.
    private func tell(_ worker: inout Worker) {
        for (epoch, lessons) in dispatcher.lessons.enumerated().dropFirst(worker.toldEpochs) {
            worker.process.send(WorkerOrder<S>.take(lessons: lessons, epoch: epoch))
        }
        worker.toldEpochs = dispatcher.lessons.count
    }

    private func startWorker() throws -> Worker {
        try directory.checkLock()
        startedNotes += 1
        // Named after this process, so that a worker of an earlier one that is still about has another file.
        let path = "\(directory.path(.workers))/\(WorkerNote.name(process: getpid(), number: startedNotes))"
        return Worker(process: try WorkerProcess.start(keeper.settings, notePath: path))
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
            // A long report comes in parts, and nothing is noted meanwhile.
            workers[number]?.stood = .zero
            if workers[number]?.process.isOutOfStep == true { workers[number]?.process.kill() }
            for line in lines { try take(line, from: number) }
        }
    }

    private func take(_ line: Data, from number: Int) throws {
        guard let report = try? JSONDecoder().decode(WorkerReport<S>.self, from: line) else {
            // What it was asked for may be lost with that. Its end is noticed at its pipe, and another does its work.
            workers[number]?.process.kill()
            return
        }
        if case .failed(let reason) = report { throw CorpusError(problems: [reason]) }
        dispatcher.finish(number, report)
        workers[number]?.isBusy = false
        idleStarts = 0
    }

    /// Takes leave of a worker that has ended; another is started when there is an order for it.
    private func lose(_ number: Int) throws {
        guard let worker = workers.removeValue(forKey: number) else { return }
        let position = worker.process.position
        let signal = worker.process.reap()
        let isFromOutside = [SIGKILL, SIGTERM, SIGINT, SIGHUP, nil].contains(signal)
        let kind: WorkerLoss = worker.isHung ? .hung : isFromOutside ? .killed : .trapped
        dispatcher.lose(number, kind, at: position)
        keeper.checkpoint.restarts += 1
        idleStarts += 1
        guard idleStarts < Self.mostIdleStarts else {
            throw CorpusError(problems: [
                "\(S.program): error: expected workers that run; the last \(idleStarts) ended before they had done anything"
            ])
        }
    }

    /// Looks which workers go on, and kills those that have been at the same case for too long; their end is noticed at
    /// their pipes. One that is stopped does not hang: it is left alone, and its work is done by others.
    private func watchWorkers() {
        let now = ContinuousClock.now
        // While the machine slept, or this process was stopped itself, nobody could see how workers went on.
        let passed = min(lastLook.duration(to: now), Self.longestLook)
        lastLook = now
        for number in workers.keys.sorted() {
            guard var worker = workers[number] else { continue }
            worker.look(passed)
            if worker.process.isStopped {
                dispatcher.stand(number)
            } else {
                dispatcher.goOn(number)
                if worker.isBusy && !worker.isHung && worker.stood > hangTimeout {
                    worker.isHung = true
                    worker.process.kill()
                }
            }
            workers[number] = worker
        }
    }

    /// The workers that do not go on.
    private var standing: [StalledWorker] {
        workers.keys.sorted().compactMap { number in
            guard let worker = workers[number],
                worker.process.isStopped || worker.isBusy && worker.stood >= Self.longForACase
            else { return nil }
            return StalledWorker(
                number: number + 1, process: worker.process.identifier, isStopped: worker.process.isStopped,
                index: worker.isBusy ? worker.position?.index : nil, stood_s: worker.stood.inSeconds)
        }
    }
}
