import FuzzCampaign
import FuzzEngine
import HeadlessUI

/// Isolation for the code of views, which may trap, hang or exit.
extension ViewRunner: GuidedRunner {
    package typealias Guide = ViewGuide

    /// The time limit that the app defines.
    package static var timeLimit: Duration { App.timeLimit }

    /// Whether the code never returned, wherever it was.
    package static func isHang(_ mechanism: TextMechanism<ViewVerdict>) -> Bool { mechanism.verdict == .hang }

    /// Whether the code trapped, never returned, or ended its process.
    package static func endsProcess(_ mechanism: TextMechanism<ViewVerdict>) -> Bool {
        [.trap, .hang, .exit].contains(mechanism.verdict)
    }

    /// The outermost action that is running and then the innermost one, each in the words of a mechanism and then as a person reads it, on
    /// four lines; `nil` if none is.
    package static var trapNote: String? {
        guard let running = ViewAction.running, let outermost = ViewAction.outermost else { return nil }
        return CrashCause.note([outermost, running].map { (words: $0.words, description: "\($0)") })
    }

    /// Looks into the types of views that earlier children have met.
    package static func prepareToFork() { MainActor.assumeIsolated { FamiliarTypes.prepareToFork() } }

    /// Returns the outcome of a run that ended its process, which is a regular outcome: the code may trap.
    package static func outcome(of end: RunEnd) -> ViewOutcome {
        switch end {
        case .trapped(_, let report):
            let cause = CrashCause(report)
            return ViewOutcome(
                mechanism: TextMechanism(.trap, cause.text(cause.failure)), detail: end.sentence + cause.operation)
        case .hung(let report):
            let cause = CrashCause(ofHang: report)
            return ViewOutcome(
                mechanism: TextMechanism(.hang, cause.text(nil)), detail: end.sentence + cause.operation)
        case .exited(let status, let report):
            let cause = CrashCause(report)
            return ViewOutcome(
                mechanism: TextMechanism(.exit, cause.text("status \(status)")),
                detail: end.sentence + cause.operation)
        case .meddled:
            return ViewOutcome(
                mechanism: TextMechanism(.issue, "a file descriptor that the app does not own"), detail: end.sentence)
        }
    }

    /// Draws a case, and reports it before each step runs.
    package func make(
        _ testCase: inout ViewCase<App>, at index: UInt64, of family: CaseFamily,
        reporting report: (ViewCase<App>) -> Void
    ) {
        testCase = draw(at: index, of: family, reporting: report).testCase
    }

    /// Draws a case and runs it. Reuses the outcome of the drawing run for the configuration that it ran under.
    package func makeAndRun(
        _ testCase: inout ViewCase<App>, at index: UInt64, of family: CaseFamily,
        reporting report: (ViewCase<App>) -> Void
    ) -> [ViewOutcome] {
        let made = draw(at: index, of: family, reporting: report)
        testCase = made.testCase
        return configurations.map { configuration in
            configuration == made.configuration ? made.outcome : run(testCase, under: configuration)
        }
    }

    /// Draws a case, which runs it. A case that had to run again in the same process counts as not run: state of the app may have
    /// outlived the first run.
    package func makeByRunning(
        _ testCase: inout ViewCase<App>, at index: UInt64, of family: CaseFamily
    ) -> (Int, ViewOutcome)? {
        let made = draw(at: index, of: family)
        testCase = made.testCase
        guard !made.hasRunAgain else { return nil }
        return configurations.firstIndex(of: made.configuration).map { ($0, made.outcome) }
    }

    /// Sets the guide by which the next cases are drawn.
    package func take(_ guide: ViewGuide) { self.guide = guide }

    /// The feedback of the last case that was drawn.
    package var feedback: ViewFeedback? { lastFeedback }

    /// Returns the coverage of the drawn cases since the last call, and the handlers of all runs.
    package func takeCoverage() -> ScreenCoverage {
        defer { screenCoverage = ScreenCoverage() }
        screenCoverage.add(handlers.take())
        return screenCoverage
    }
}
