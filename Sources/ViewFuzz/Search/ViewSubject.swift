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

    package static var program: String { App.program }

    /// Whatever it is, a harness that finds nothing in it detects nothing.
    package static var canary: Canary<ViewSubject> { CanaryView.canary() }

    package static var trapNote: String? { ViewAction.running.map { "\($0.words) during \(LoopPlace.current.rawValue)" } }

    /// A process that ends is no surprise: the code may trap.
    package static func outcome(of end: RunEnd) -> ViewOutcome {
        switch end {
        case .trapped(_, let note):
            ViewOutcome(mechanism: TextMechanism(.trap, note ?? ""), detail: end.sentence + (note.map { " (\($0))" } ?? ""))
        case .hung: ViewOutcome(mechanism: TextMechanism(.hang), detail: end.sentence)
        case .exited(let status):
            ViewOutcome(mechanism: TextMechanism(.exit, "with status \(status)"), detail: end.sentence)
        }
    }

    package static func make(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner, telling tell: (Case) -> Void
    ) {
        _ = runner.draw(&interleaving, at: index, of: family, telling: tell)
    }

    /// What the making comes to under the configuration that it is made under needs no second run.
    package static func makeAndRun(
        _ interleaving: inout Case, at index: UInt64, of family: CaseFamily, by runner: Runner, telling tell: (Case) -> Void
    ) -> [Outcome] {
        let made = runner.draw(&interleaving, at: index, of: family, telling: tell)
        return runner.configurations.map { configuration in
            configuration == made.configuration ? made.outcome : runner.run(interleaving, under: configuration)
        }
    }
}
