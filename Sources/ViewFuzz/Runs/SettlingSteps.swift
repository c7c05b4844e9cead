import HeadlessUI

/// The host steps after the last step of a case, until the loop has settled. All lists begin with the last step.
@MainActor struct SettlingSteps {
    private var answerCount = 0
    private var animationCount = 0
    /// Code may ask again until it gets another answer.
    private static let mostAnswers = 16

    /// Returns the first host steps.
    func first(for host: Host) -> [HostStep] {
        [.idle, .event, .idle] + (host.isTracking ? [.release] : [])
            + (host.tracksMenu ? [.action { Self.closeMenu(of: host) }, .event, .idle] : [])
    }

    /// Returns the host steps after the first; nil if there is nothing left to wait for, or too much in a row.
    mutating func next(for host: Host) -> [HostStep]? {
        // The code that waits for the answer goes on, as it does in an app.
        if host.awaitsAnswer, answerCount < Self.mostAnswers {
            answerCount += 1
            return [.idle, .action { host.answerModalWindow() }, .event]
        }
        guard animationCount < HeadlessUI.Host.mostAnimationsInRow, let seconds = host.secondsUntilAnimationsEnd else {
            return nil
        }
        animationCount += 1
        return [.idle, .wait(seconds)]
    }

    /// Closes the menu that AppKit tracks: while it is open, no work of the loop's default mode runs.
    private static func closeMenu(of host: Host) {
        do throws(ControlError) { try host.dismiss() } catch {}
    }
}
