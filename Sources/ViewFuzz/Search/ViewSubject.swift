import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// The views of an app as a subject: what is run, what it is run under, and what comes of it.
package enum ViewSubject<App: FuzzedApp>: FuzzEngine.Subject {
    package typealias Case = ViewCase<App>
    package typealias Configuration = ViewConfiguration<App>
    package typealias Outcome = ViewOutcome
    package typealias Rule = ViewRule<App>
    /// The code of an app may trap, hang or exit.
    package typealias Runner = IsolatedRunner<ViewRunner<App>>

    package static var program: String { App.program }
    /// What takes a tenth of a second or two: a run of a view takes a millisecond.
    package static var blockSize: UInt64 { 25 }
    /// It is some way to most screens, and there must be something left to do on them: half of it takes several times as many
    /// cases to find what takes steps in an order, and no less time.
    package static var caseLength: Int { 32 }

    /// Whatever it is, a harness that finds nothing in it detects nothing.
    package static var canary: Canary<ViewSubject> { CanaryView.canary() }
}

extension ViewSubject: ScopedSubject {
    package static var scope: String? { FuzzedViews<App>.scope }
    package static var scopeName: String { FuzzedViews<App>.variable }
    package static func draw(of scope: String?) { FuzzedViews<App>.choose(scope) }

    /// The view, where its name is one that a list of views can have.
    package static func scope(of testCase: ViewCase<App>) -> String? {
        testCase.view.isEmpty || testCase.view.contains(",") ? nil : testCase.view
    }
}
