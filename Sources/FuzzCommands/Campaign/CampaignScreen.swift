import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzReports

/// The progress display of a campaign. Redraws itself on a terminal; elsewhere, prints a plain line every few seconds.
final class CampaignScreen<S: CommandLineSubject>: CampaignListener<S> {
    private static var plainInterval: Duration { Duration.seconds(5) }

    private var live = LiveScreen(descriptor: STDERR_FILENO)
    private var nextPlain = ContinuousClock.now.advanced(by: plainInterval)

    var isInterrupted: Bool { Interruption.hasCome }

    func show(_ status: CampaignStatus<S>) {
        if let size = live.size {
            live.show(status.lines(width: size.width, height: size.height))
        } else if ContinuousClock.now >= nextPlain {
            nextPlain = .now.advanced(by: Self.plainInterval)
            StandardError.print(status.line)
        }
    }

    func endShowing() { live.clear() }

    func warn(_ text: String) { StandardError.print(text) }

    func summary(of result: CampaignResult<S>) -> String { CampaignSummary<S>(result).text }
}
