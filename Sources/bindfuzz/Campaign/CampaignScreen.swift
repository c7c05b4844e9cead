import BindingFuzz
import Foundation

/// The screen of a campaign: drawn over itself on a terminal, a plain line every few seconds elsewhere.
struct CampaignScreen {
    private static let plainInterval = Duration.seconds(5)

    private var live = LiveScreen(descriptor: STDERR_FILENO)
    private var nextPlain = ContinuousClock.now.advanced(by: plainInterval)

    mutating func show(_ status: CampaignStatus) {
        if let size = live.size {
            live.show(status.lines(width: size.width, height: size.height))
        } else if ContinuousClock.now >= nextPlain {
            nextPlain = .now.advanced(by: Self.plainInterval)
            StandardError.print(status.line)
        }
    }

    /// Takes what is drawn away.
    mutating func end() {
        live.clear()
    }
}
