import BindingFuzz
import FuzzCampaign
import HeadlessUI

/// The views of an app as a subject: what is run, what it is run under, and what comes of it.
package enum ViewSubject<App: FuzzedApp>: IsolatableSubject {
    package typealias Case = ViewCase<App>
    package typealias Configuration = ViewConfiguration<App>
    package typealias Outcome = ViewOutcome
    package typealias Rule = ViewRule<App>
    package typealias Runner = ViewRunner<App>
    package typealias Guide = ViewGuide

    package static var program: String { App.program }
    /// What takes a tenth of a second or two: a run of a view takes a millisecond.
    package static var blockSize: UInt64 { 25 }
    /// It is some way to most screens, and there must be something left to do on them: half of it takes several times as many
    /// cases to find what takes steps in an order, and no less time.
    package static var caseLength: Int { 32 }

    package static var scope: String? { FuzzedViews<App>.scope }
    package static var scopeName: String { FuzzedViews<App>.variable }
    package static func draw(of scope: String?) { FuzzedViews<App>.choose(scope) }

    package static var timeLimit: Duration { App.timeLimit }

    /// Whatever it is, a harness that finds nothing in it detects nothing.
    package static var canary: Canary<ViewSubject> { CanaryView.canary() }

    package static var trapNote: String? {
        ViewAction.running.map { "\($0.words) during \(LoopPlace.current.rawValue)" }
    }

    /// A process that ends is no surprise: the code may trap.
    package static func outcome(of end: RunEnd) -> ViewOutcome {
        switch end {
        case .trapped(_, let note):
            ViewOutcome(
                mechanism: TextMechanism(.trap, note ?? ""), detail: end.sentence + (note.map { " (\($0))" } ?? ""))
        case .hung: ViewOutcome(mechanism: TextMechanism(.hang), detail: end.sentence)
        case .exited(let status):
            ViewOutcome(mechanism: TextMechanism(.exit, "with status \(status)"), detail: end.sentence)
        case .meddled:
            ViewOutcome(
                mechanism: TextMechanism(.issue, "a file descriptor that the app does not own"), detail: end.sentence)
        }
    }

    package static func make(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void
    ) {
        interleaving = runner.draw(at: index, of: family, telling: tell).interleaving
    }

    /// What the making comes to under the configuration that it is made under needs no second run.
    package static func makeAndRun(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner,
        telling tell: (Case) -> Void
    ) -> [Outcome] {
        let made = runner.draw(at: index, of: family, telling: tell)
        interleaving = made.interleaving
        return runner.configurations.map { configuration in
            configuration == made.configuration ? made.outcome : runner.run(interleaving, under: configuration)
        }
    }

    package static func take(_ guide: ViewGuide, in runner: Runner) { runner.guide = guide }

    package static func lesson(of runner: Runner) -> ViewLesson? { runner.lastLesson }

    package static func takeSights(of runner: Runner) -> CaseSights {
        defer { runner.sights = CaseSights() }
        return runner.sights
    }
}
