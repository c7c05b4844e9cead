import FuzzEngine
import FuzzReports
import HeadlessUI

/// The explanation of a run's outcome.
struct ViewReason<App: FuzzedApp> {
    let testCase: ViewCase<App>
    let outcome: ViewOutcome
    /// The runtime issue that made the run fail; `nil` for other failures.
    let issue: RuntimeIssue?
    /// The steps without effect, each with its reason.
    let stepsWithoutEffect: [String]

    var paragraphs: [LabelledText] {
        (outcome.mechanism == nil ? clean : failure) + noEffect
    }

    private var clean: [LabelledText] {
        [
            LabelledText(
                label: "Clean", text: "There was no runtime issue, and every property held whenever the run loop slept."
            )
        ]
    }

    private var failure: [LabelledText] {
        var paragraphs = [LabelledText(label: "What", text: issue?.message ?? outcome.detail, ink: .bad)]
        paragraphs.append(LabelledText(label: "View", text: viewName))
        if let action = issue?.action { paragraphs.append(LabelledText(label: "Handler", text: "\(action)")) }
        if let binding { paragraphs.append(LabelledText(label: "Binding", text: binding)) }
        paragraphs.append(LabelledText(label: "When", text: moment))
        if let before { paragraphs.append(LabelledText(label: "Before", text: before)) }
        return paragraphs
    }

    private var viewName: String {
        JSONStringLiteral.of(testCase.view.isEmpty ? App.allViews.first?.name ?? "" : testCase.view)
    }

    private var binding: String? {
        guard let issue else { return nil }
        let access = issue.access.map { "; a \($0.rawValue)" } ?? ""
        switch issue.kind {
        case .staleDereference(.outOfRange(let index, let count), let id):
            return
                "to index \(index)\(id.map { ", of the element with id \($0)" } ?? ""); there are \(count) elements now\(access)"
        case .staleDereference(.wrongElement(let index, let found), let id):
            return
                "to index \(index), of the element with id \(id.map { "\($0)" } ?? "?"); the element there has id \(found)\(access)"
        case .staleDereference(.foundNil, _): return "to the content of an optional, which is nil now\(access)"
        case .staleOffset(let offset, let count): return "offset \(offset) of \(count) elements"
        default: return nil
        }
    }

    private var moment: String {
        let name =
            outcome.step == 0
            ? "as the view was made"
            : outcome.step > testCase.steps.count
                ? "as the loop settled after the last step"
                : "in step \(outcome.step) (\(testCase.steps[outcome.step - 1]))"
        return name + (issue.map { ", \($0.place.sentence)" } ?? "")
            + (issue?.isOnMainThread == false ? ", on another thread" : "")
    }

    /// The steps before the failure.
    private var before: String? {
        let steps = testCase.steps.prefix(max(0, outcome.step - 1))
        return steps.isEmpty ? nil : steps.map(\.description).joined(separator: " · ")
    }

    private var noEffect: [LabelledText] {
        stepsWithoutEffect.isEmpty
            ? [] : [LabelledText(label: "No effect", text: stepsWithoutEffect.joined(separator: "; "))]
    }
}
