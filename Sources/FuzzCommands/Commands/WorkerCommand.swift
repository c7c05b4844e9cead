import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import ArgumentParser
import Foundation
import FuzzCampaign
import FuzzReports

/// Runs cases for a campaign. Orders and reports are lines of JSON; the first order holds the settings.
struct WorkerCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "worker", abstract: "Run blocks of cases for a campaign.", shouldDisplay: false)
    }

    @Argument(help: "The file that records each case before it runs.")
    var note: String

    func run() throws { try WorkerLoop<S>(note: note).run() }
}

/// The loop of a worker. Takes orders from standard input, notes each case before it runs, and reports to standard output.
package struct WorkerLoop<S: CommandLineSubject> {
    private let note: String

    /// Creates a worker.
    ///
    /// - Parameter note: The path of the file in which the worker notes each case.
    package init(note: String) {
        self.note = note
    }

    /// Follows orders until the campaign's process ends.
    ///
    /// - Parameter willRun: Called before each case of a block, with the case's index.
    package func run(_ willRun: (UInt64) -> Void = { _ in }) throws {
        let orders = OrderQueue()
        Thread.detachNewThread { orders.fill() }
        guard let settings = orders.next().flatMap({ try? JSONDecoder().decode(CampaignSettings<S>.self, from: $0) })
        else { throw ExitCode(.usage) }
        let descriptor = open(note, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            report(.failed(reason: "\(note): error: expected a file that can be written"))
            return
        }
        Heartbeat.note(in: descriptor)
        let runner = BlockRunner<S>(settings, explainedBy: S.flakinessEvidence)
        while let line = orders.next() {
            guard let order = try? JSONDecoder().decode(WorkerOrder<S>.self, from: line) else {
                throw ExitCode(.usage)
            }
            switch order {
            case .block(let ordinal, let skipped):
                let result = runner.run(block: ordinal, skipping: skipped) { index in
                    record(.running(index), in: descriptor)
                    willRun(index)
                }
                report(.block(result: result))
            case .shrink(let failure, let index):
                record(.shrinking(index), in: descriptor)
                report(.shrunk(failure, index: index, result: runner.shrink(failure, at: index)))
            case .learn(let epoch):
                report(.learned(epoch: epoch, feedback: runner.learn(epoch) { record(.running($0), in: descriptor) }))
            case .take(let feedback, let epoch):
                guard runner.take(feedback, ofEpoch: epoch) else { throw ExitCode(.usage) }
            }
        }
    }

    /// Notes a position with a single write over the last one. The note survives any end of the worker.
    private func record(_ position: WorkerPosition, in descriptor: Int32) {
        var number = position.number
        guard pwrite(descriptor, &number, 8, 0) != 8 else { return }
        // Without the note, the campaign could not tell which case ended the worker.
        let reason = String(cString: strerror(errno))
        report(.failed(reason: "\(note): error: expected a file that can be written; \(reason)"))
        ExitStatus.unusableFile.exit()
    }

    private func report(_ report: WorkerReport<S>) {
        StandardOutput.write([UInt8](JSONText.line(report) + Data("\n".utf8)))
    }
}
