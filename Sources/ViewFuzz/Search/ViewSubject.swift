import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// The views of an app as a subject: its cases, configurations and outcomes.
package enum ViewSubject<App: FuzzedApp>: FuzzEngine.Subject {
    package typealias Case = ViewCase<App>
    package typealias Configuration = ViewConfiguration<App>
    package typealias Outcome = ViewOutcome
    package typealias Rule = ViewRule<App>
    /// The isolated runner. The code of an app may trap, hang or exit.
    package typealias Runner = IsolatedRunner<ViewRunner<App>>

    /// The name of the app's executable.
    package static var program: String { App.program }
    /// The number of cases that take one or two tenths of a second. A run of a view takes a millisecond.
    package static var blockSize: UInt64 { 25 }
    /// Most screens are several steps away, and the case needs steps left to act there. With half this length, bugs that need steps
    /// in an order take several times as many cases, and no less time.
    package static var caseLength: Int { 32 }

    /// A canary view with a bug that every search must find.
    package static var canary: Canary<ViewSubject> { CanaryView.canary() }
    /// `true`: the developers of an app can fix what is found in it.
    package static var findingsAreDefects: Bool { true }
}

extension ViewSubject: ScopedSubject {
    /// The chosen views; `nil` for all views.
    package static var scope: String? { FuzzedViews<App>.scope }
    /// The names of the chosen views.
    package static var scopes: [String] { FuzzedViews<App>.chosen.map(\.name) }
    /// The environment variable that selects the views.
    package static var scopeName: String { FuzzedViews<App>.variable }
    /// Draws cases from these views from now on.
    package static func draw(of scope: String?) { FuzzedViews<App>.choose(scope) }

    /// The control or the event, without a row, a text, a number and a way.
    package static func operation(of step: ViewStep) -> String? { step.operation }

    /// The name of the case's view, if a list of names can contain it.
    package static func scope(of testCase: ViewCase<App>) -> String? {
        testCase.view.isEmpty || testCase.view.contains(",") ? nil : testCase.view
    }
}
