import BindingFuzz
import Foundation

/// A campaign that runs: workers, the clock, and what is written. Who does what is up to the dispatcher.
final class CampaignRun {
    /// How long a wait for workers may take, so that signals and the clock are looked at often enough.
    private static let patience_ms: Int32 = 100
    /// A worker that ends before it has done anything is started again, but not for ever.
    private static let mostIdleStarts = 50

    private let directory: CampaignDirectory
    private let limit: Duration?
    private let jobs: Int
    private let hangTimeout: Duration
    private var dispatcher: CampaignDispatcher
    private var keeper: CampaignKeeper
    private var workers: [Int: Worker] = [:]
    private var startedNotes = 0
    private var idleStarts = 0
    private var screen = CampaignScreen()
    private let start = ContinuousClock.now

    /// A worker, and since when it has noted nothing else. That time stands still while the system sleeps, or
    /// a night's sleep would look like a case that hangs.
    private struct Worker {
        let process: WorkerProcess
        var isBusy = false
        var position: WorkerPosition?
        var lastChange = SuspendingClock.now
        var isHung = false
    }

    /// Prepares a campaign that goes on from what the keeper has.
    ///
    /// - Parameters:
    ///   - jobs: how many workers.
    ///   - hangTimeout: after how long without a new case a worker is taken to hang.
    init(_ keeper: CampaignKeeper, jobs: Int, hangTimeout: Duration) {
        self.keeper = keeper
        self.jobs = jobs
        self.hangTimeout = hangTimeout
        directory = keeper.directory
        dispatcher = CampaignDispatcher(keeper.settings, keeper.checkpoint.state)
        let limit_s = keeper.checkpoint.limit_s
        limit = limit_s.map { [elapsed_s = keeper.checkpoint.elapsed_s] in .seconds(max(0, $0 - elapsed_s)) }
    }

    private var elapsed: Duration { start.duration(to: .now) }

    /// What the campaign came to so far, as text.
    ///
    /// - Parameter width: how wide a terminal is that it is for; nil for what a program reads.
    func summary(width: Int?) -> String {
        var summary = keeper.summary
        summary.width = width
        return summary.text
    }

    /// Runs to the end, or until a signal comes, and writes what there is.
    ///
    /// - Returns: what it came to.
    /// - Throws: `CorpusError` where something cannot be written; workers are gone then, too.
    func run() throws -> CampaignStatus {
        defer { for worker in workers.values { _ = worker.process.reap() } }
        directory.removeWorkerNotes()
        var phase = CampaignStatus.Phase.finished
        while !dispatcher.isDone {
            if Interruption.hasCome {
                phase = .interrupted
                break
            }
            if let limit, elapsed >= limit { break }
            try giveOrders()
            try takeReports()
            endHungWorkers()
            keeper.take(dispatcher.state, elapsed)
            try keeper.write(.ifDue)
            if let status = try keeper.writeStatus(workers: workers.count, limit: limit) { screen.show(status) }
        }
        // What is in flight is left out: it is not counted, and done again where the campaign goes on.
        for worker in workers.values { worker.process.kill() }
        keeper.take(dispatcher.state, elapsed)
        screen.end()
        try keeper.write(.now)
        return try keeper.finish(phase)
    }

    private func giveOrders() throws {
        for number in 0..<jobs where workers[number]?.isBusy != true {
            guard let order = dispatcher.next(for: number) else { continue }
            var worker = try workers[number] ?? startWorker()
            worker.isBusy = true
            worker.lastChange = .now
            worker.process.send(order)
            workers[number] = worker
        }
    }

    private func startWorker() throws -> Worker {
        startedNotes += 1
        // Named after this process, so that a worker of an earlier one that is still about has another file.
        let path = "\(directory.path(.workers))/\(getpid())-\(startedNotes)"
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
            for line in lines { try take(line, from: number) }
        }
    }

    private func take(_ line: Data, from number: Int) throws {
        guard let report = try? JSONDecoder().decode(WorkerReport.self, from: line) else { return }
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
        let kind: CampaignIncident.Kind = worker.isHung ? .hung : isFromOutside ? .killed : .trapped
        dispatcher.lose(number, kind, at: position)
        keeper.checkpoint.restarts += 1
        idleStarts += 1
        guard idleStarts < Self.mostIdleStarts else {
            throw CorpusError(problems: [
                "bindfuzz: error: expected workers that run; the last \(idleStarts) ended before they had done anything"
            ])
        }
    }

    /// Kills workers that have been at the same case for too long; their end is noticed at their pipes.
    private func endHungWorkers() {
        let now = SuspendingClock.now
        for (number, worker) in workers where worker.isBusy && !worker.isHung {
            let position = worker.process.position
            if position != worker.position {
                workers[number]?.position = position
                workers[number]?.lastChange = now
            } else if worker.lastChange.duration(to: now) > hangTimeout {
                workers[number]?.isHung = true
                worker.process.kill()
            }
        }
    }
}
