import FilesAndProcesses
import FuzzEngine
import FuzzReports
import HeadlessUI

/// The explanation of a run's outcome.
@MainActor struct ViewReason<App: FuzzedApp> {
    let testCase: ViewCase<App>
    let configuration: ViewConfiguration<App>
    let outcome: ViewOutcome
    /// The runtime issue that made the run fail; `nil` for other failures.
    let issue: RuntimeIssue?
    /// The story of a stale binding; `nil` for other failures.
    let staleness: StaleStory?
    /// The calls of the app's own code that led to the issue, innermost first.
    let calls: [SourceFrame]
    /// The steps without effect, each with its reason.
    let stepsWithoutEffect: [String]

    var paragraphs: [LabelledText] {
        (outcome.mechanism == nil ? clean : failure + assumed) + noEffect
    }

    private var clean: [LabelledText] {
        [
            LabelledText(
                label: "Clean", text: "There was no runtime issue, and every property held whenever the run loop slept."
            )
        ]
    }

    private var assumed: [LabelledText] {
        ViewSubject<App>.assumptions(of: testCase, under: configuration).map(\.paragraph)
    }

    private var failure: [LabelledText] {
        let view = LabelledText(label: "View", text: viewName)
        guard let staleness else {
            return [what] + [view] + handler + [when] + before + calls.paragraphs
                + (issue?.advice ?? [])
        }
        return [view] + staleness.paragraphs + ViewAdvice(staleness, on: configuration.platform).paragraphs
    }

    private var what: LabelledText {
        LabelledText(label: "What", text: issue?.message ?? outcome.detail, ink: .bad)
    }

    private var handler: [LabelledText] {
        issue?.action.map { [LabelledText(label: "Handler", text: "\($0)")] } ?? []
    }

    private var viewName: String {
        JSONStringLiteral.of(testCase.view.isEmpty ? App.allViews.first?.name ?? "" : testCase.view)
    }

    private var when: LabelledText {
        let name =
            outcome.step == 0
            ? "as the view was made"
            : outcome.step > testCase.steps.count
                ? "as the loop settled after the last step"
                : "in step \(outcome.step) (\(testCase.steps[outcome.step - 1]))"
        let moment =
            name + (issue.map { ", \($0.place.sentence)" } ?? "")
            + (issue?.isOnMainThread == false ? ", on another thread" : "")
        return LabelledText(label: "When", text: moment)
    }

    /// The steps before the failure.
    private var before: [LabelledText] {
        let steps = testCase.steps.prefix(max(0, outcome.step - 1))
        return steps.isEmpty
            ? [] : [LabelledText(label: "Before", text: steps.map(\.description).joined(separator: " · "))]
    }

    private var noEffect: [LabelledText] {
        stepsWithoutEffect.isEmpty
            ? [] : [LabelledText(label: "No effect", text: stepsWithoutEffect.joined(separator: "; "))]
    }
}
