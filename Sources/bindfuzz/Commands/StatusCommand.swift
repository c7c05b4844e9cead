import ArgumentParser
import BindingFuzz
import Foundation

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show how a campaign is going.",
        discussion: "On a terminal it is shown again every second until the campaign ends; elsewhere once."
    )

    @Argument(help: ArgumentHelp("The directory of the campaign.", valueName: "dir"))
    var directory: String

    func run() throws {
        let directory = CampaignDirectory(path: directory)
        let isLive = isatty(STDOUT_FILENO) == 1
        var shownLines = 0
        while true {
            var status = try ExitStatus.reporting { try read(directory) }
            if status.phase == .running && !CampaignLock.isTaken(directory) { status.phase = .stopped }
            if shownLines > 0 { print("\u{1B}[\(shownLines)A\u{1B}[J", terminator: "") }
            let lines = status.lines
            StandardOutput.write(Array((lines.joined(separator: "\n") + "\n").utf8))
            shownLines = lines.count
            guard isLive && status.phase == .running else { return }
            sleep(1)
        }
    }

    private func read(_ directory: CampaignDirectory) throws -> CampaignStatus {
        guard let status = try directory.read(CampaignStatus.self, .status) else {
            throw CorpusError(problems: [
                "\(directory.path): error: expected the directory of a campaign; found no \(CampaignDirectory.Name.status.rawValue)"
            ])
        }
        return status
    }
}
