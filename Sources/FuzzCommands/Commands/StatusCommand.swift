import FilesAndProcesses
import FuzzEngine
import ArgumentParser
import Foundation
import FuzzCampaign
import FuzzCorpus
import FuzzReports

struct StatusCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "status",
            abstract: "Show the progress of a campaign.",
            discussion: """
                On a terminal, updates the status every second until the campaign ends, and shortens it to fit. \
                Elsewhere, prints the complete status once. The status includes its age, and whether the campaign's \
                process has ended or is stopped.
                """
        )
    }

    @Argument(help: ArgumentHelp("The directory of the campaign.", valueName: "dir"))
    var directory: String

    @Flag(help: "Also print the uses of each rule, which only a developer of the harness reads.")
    var verbose = false

    func run() throws {
        let directory = try CampaignDirectory<S>(path: directory)
        var screen = LiveScreen(descriptor: STDOUT_FILENO)
        while let size = screen.size {
            let (status, process) = try ExitStatus.reporting { try read(directory) }
            screen.show(status.lines(width: size.width, height: size.height, process: process, listsRules: verbose))
            guard [.running, .stopped].contains(status.phase) else { return }
            sleep(1)
        }
        let (status, process) = try ExitStatus.reporting { try read(directory) }
        let lines = status.lines(process: process, listsRules: verbose)
        StandardOutput.write(Array((lines.joined(separator: "\n") + "\n").utf8))
    }

    private func read(_ directory: CampaignDirectory<S>) throws -> (CampaignStatus<S>, CampaignProcess<S>) {
        // The lock is read before the status, because a campaign writes its status before it releases the lock.
        let holder = CampaignLock.holder(directory)
        guard var status = try directory.status() else {
            throw FileError(problems: [
                "\(directory.path): error: expected the directory of a campaign; found no \(CampaignFile.status.rawValue)"
            ])
        }
        let process = CampaignProcess<S>(&status, holder, directory, now: Date())
        return (status, process)
    }
}
