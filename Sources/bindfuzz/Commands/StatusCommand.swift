import ArgumentParser
import BindingFuzz
import Foundation

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show how a campaign is going.",
        discussion: """
            On a terminal it is shown again every second until the campaign ends, and as much of it as fits; \
            elsewhere once, and whole.
            """
    )

    @Argument(help: ArgumentHelp("The directory of the campaign.", valueName: "dir"))
    var directory: String

    func run() throws {
        let directory = CampaignDirectory(path: directory)
        var screen = LiveScreen(descriptor: STDOUT_FILENO)
        while let size = screen.size {
            let status = try ExitStatus.reporting { try read(directory) }
            screen.show(status.lines(width: size.width, height: size.height))
            guard status.phase == .running else { return }
            sleep(1)
        }
        let lines = try ExitStatus.reporting { try read(directory) }.lines()
        StandardOutput.write(Array((lines.joined(separator: "\n") + "\n").utf8))
    }

    private func read(_ directory: CampaignDirectory) throws -> CampaignStatus {
        guard var status = try directory.read(CampaignStatus.self, .status) else {
            throw CorpusError(problems: [
                "\(directory.path): error: expected the directory of a campaign; found no \(CampaignDirectory.Name.status.rawValue)"
            ])
        }
        if status.phase == .running && !CampaignLock.isTaken(directory) {
            status.phase = .stopped
            status.workers = 0
            status.left_s = nil
        }
        return status
    }
}
