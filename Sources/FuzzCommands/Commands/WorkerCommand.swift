import FuzzCorpus
import BindingFuzz
import ArgumentParser
import Foundation
import FuzzCampaign
import FuzzReports

/// Runs what a campaign asks for: a line of JSON each way, settings first.
struct WorkerCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "worker", abstract: "A worker of a campaign.", shouldDisplay: false)
    }

    @Argument(help: "The file in which to note each case before it runs.")
    var note: String

    func run() throws {
        let orders = OrderQueue()
        Thread.detachNewThread { orders.fill() }
        guard let settings = orders.next().flatMap({ try? JSONDecoder().decode(CampaignSettings<S>.self, from: $0) })
        else { throw ExitCode(ExitStatus.usage.rawValue) }
        let descriptor = open(note, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            report(.failed(reason: "\(note): error: expected a file that can be written"))
            return
        }
        WorkerPulse.note(in: descriptor)
        let trap = CampaignTestTrap(notes: URL(fileURLWithPath: note).deletingLastPathComponent().path)
        let runner = BlockRunner<S>(settings)
        while let line = orders.next() {
            guard let order = try? JSONDecoder().decode(WorkerOrder<S>.self, from: line) else {
                throw ExitCode(ExitStatus.usage.rawValue)
            }
            switch order {
            case .block(let ordinal, let skipped):
                let result = runner.run(block: ordinal, skipping: skipped, doubting: { UnrepeatedCase($0) }) { index in
                    take(.running(index), down: descriptor)
                    trap.spring(at: index)
                }
                report(.block(result: result))
            case .shrink(let failure, let index):
                take(.shrinking(index), down: descriptor)
                // A function of the finding: what another one needed is not known here.
                var trials = FindingTrials<S>(settings.family)
                let result = runner.shrink(failure, at: index) { trials.doubt(of: $0) }
                report(.shrunk(failure, index: index, result: result))
            case .learn(let epoch):
                report(.learned(epoch: epoch, lessons: runner.learn(epoch) { take(.running($0), down: descriptor) }))
            case .take(let lessons, let epoch):
                guard runner.take(lessons, ofEpoch: epoch) else { throw ExitCode(ExitStatus.usage.rawValue) }
            }
        }
    }

    /// One write in the place of the last: what it wrote outlives the worker, however that ends.
    private func take(_ position: WorkerPosition, down descriptor: Int32) {
        var number = position.number
        guard pwrite(descriptor, &number, 8, 0) != 8 else { return }
        // Without its notes nobody could tell which case it did not survive.
        let reason = String(cString: strerror(errno))
        report(.failed(reason: "\(note): error: expected a file that can be written; \(reason)"))
        Foundation.exit(ExitStatus.unusableFile.rawValue)
    }

    private func report(_ report: WorkerReport<S>) {
        StandardOutput.write([UInt8](JSONText.line(report) + Data("\n".utf8)))
    }
}

/// The tests' canary: makes workers trap or hang at the cases with certain indices, so that it can be seen that a campaign
/// goes on without them; and stops the first worker that comes to one of others, as SIGSTOP from outside does. The indices
/// stand in the environment, with commas between them.
private struct CampaignTestTrap {
    private let traps: Set<UInt64>
    private let hangs: Set<UInt64>
    private let stops: Set<UInt64>
    private let notes: String

    init(notes: String) {
        self.notes = notes
        func indices(_ variable: EnvironmentVariable) -> Set<UInt64> {
            Set((variable.value ?? "").split(separator: ",").compactMap { UInt64($0) })
        }
        traps = indices(.testTrapAt)
        hangs = indices(.testHangAt)
        stops = indices(.testStopAt)
    }

    @inline(__always)
    func spring(at index: UInt64) {
        if traps.isEmpty && hangs.isEmpty && stops.isEmpty { return }
        if stops.contains(index) {
            // Only one process can make the file.
            let mark = open("\(notes)/stopped-\(index)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if mark >= 0 { raise(SIGSTOP) }
        }
        if traps.contains(index) { raise(SIGTRAP) }
        while hangs.contains(index) { sleep(1) }
    }
}
