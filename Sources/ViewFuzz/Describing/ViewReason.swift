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
    /// The difference from another run that made the run fail; `nil` for other failures.
    let difference: EndDifference?
    /// The story of a stale binding; `nil` for other failures.
    let staleness: StaleStory?
    /// The calls of the app's own code that led to the issue, innermost first.
    let calls: [SourceFrame]
    /// The steps without effect, each with its reason.
    let stepsWithoutEffect: [String]
    /// The property that the run violated; nil for other failures.
    let property: FuzzSetup.Property?
    /// When the run failed, as a phrase: `step 2 (press "Clear")`.
    let moment: String
    /// The code of the app that was called last; nil if none was.
    let lastCall: (action: ViewAction, words: String)?

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
        let view = ViewSubject<App>.subjectText(of: testCase)
        guard let staleness else {
            return [what] + (difference?.paragraphs ?? []) + rule + view + handler + [when] + before
                + calls.paragraphs
                + (issue?.advice ?? [])
        }
        return view + staleness.paragraphs + ViewAdvice(staleness, on: configuration.platform).paragraphs
    }

    private var what: LabelledText {
        LabelledText(label: "What", text: issue?.message ?? outcome.detail, ink: .bad)
    }

    /// The declaration of the property. It may tell its values.
    private var rule: [LabelledText] {
        guard let property else { return [] }
        let frame = SourceFrame(function: property.name, file: "\(property.file)", line: property.line)
        let code = frame.lineText.map { [LabelledText.code(label: "Rule", $0)] } ?? []
        let place = frame.position.map { [LabelledText(label: code.isEmpty ? "Rule" : "", text: "at \($0)")] } ?? []
        guard outcome.violation?.hasValues == false else { return code + place }
        let hint = "The property returns only whether it holds. Let it return a text with its values, to see them here."
        return code + place + [LabelledText(label: "Values", text: hint)]
    }

    /// The code that caused the failure. A property is read once the loop sleeps, so it is broken by what ran before.
    private var handler: [LabelledText] {
        if let action = issue?.action { return [LabelledText(label: "Handler", text: "\(action)")] }
        guard outcome.verdict == .broken, let lastCall else { return [] }
        let text = "\(lastCall.words) was called last. The property held when the loop slept before."
        let code = RowSource(of: lastCall.action)?.code(of: lastCall.action.name, at: lastCall.action.line)
        return [LabelledText(label: "Handler", text: text)] + (code.map { [.code(label: "Code", $0)] } ?? [])
    }

    private var when: LabelledText {
        if difference != nil { return LabelledText(label: "When", text: "at the end, once nothing is left to do") }
        let name = outcome.step == 0 ? "as the view was made" : "in \(moment)"
        let place =
            issue.map { $0.kind.isMistake ? "" : ", \($0.place.sentence)" }
            ?? (outcome.verdict == .broken ? ", as the loop fell asleep" : "")
        let moment = name + place + (issue?.isOnMainThread == false ? ", on another thread" : "")
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
