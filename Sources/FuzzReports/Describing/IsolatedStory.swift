import Foundation
import FuzzCampaign
import FuzzEngine

/// Stories and fresh runs, through the runner of the subject. If the runner isolates its code, the child reports the story line by
/// line. The story of a run that ends the process has the events until then, and the end.
extension DescribableSubject {
    /// Returns the story of a run, in the process in which the runner of the subject runs its code.
    package static func isolatedStory(of testCase: Case, under configuration: Configuration) -> Story {
        guard let isolation else { return story(of: testCase, under: configuration) }
        return story(of: testCase, after: [], under: configuration, in: isolation, afresh: false)
    }

    /// Returns the story of a case in a process that has only run some earlier cases.
    ///
    /// - Returns: nil if the runner starts no process.
    package static func freshStory(
        of testCase: Case, after earlier: [Case], under configuration: Configuration
    ) -> Story? {
        isolation.map { story(of: testCase, after: earlier, under: configuration, in: $0, afresh: true) }
    }

    private static func story(
        of testCase: Case, after earlier: [Case], under configuration: Configuration,
        in isolation: any IsolatingRunner<Self>.Type, afresh: Bool
    ) -> Story {
        var entries: [TimelineEntry] = []
        var whole: Story?
        let task = StoryTask<Self>(
            earlier: earlier.map { IsolatedRun($0, under: [configuration]) },
            run: IsolatedRun(testCase, under: [configuration]))
        let end = isolation.perform(task, afresh: afresh) { answer in
            switch answer {
            case .entry(let entry):
                if entries.last?.isOpen == true, entries.last?.step == entry.step { entries.removeLast() }
                entries.append(entry)
            case .whole(let story):
                whole = story
            }
        }
        if let whole { return whole }
        let runEnd = end ?? .exited(status: 0)
        let sentence = runEnd.sentence
        let open = entries.last?.isOpen == true ? entries.removeLast() : nil
        // SwiftUI evaluates a body by itself, so no other entry says that its code runs.
        let body = runEnd.operation.flatMap { $0.hasPrefix("body of ") ? "\($0) is evaluated" : nil }
        let last = [body, "✗ " + sentence].compactMap { $0 }.enumerated().map { number, text in
            TimelineEntry(
                step: number == 0 ? open?.step ?? "" : "", place: open?.place ?? "", text: text,
                ink: text == body ? .body : .bad, screen: number == 0 ? open?.screen : nil)
        }
        return Story(
            timeline: Timeline((entries + last).withoutRepetitions, placeHeading: vocabulary.placeHeading),
            why: [LabelledText(label: "End", text: reason(runEnd, open, limit: isolation.timeLimit), ink: .bad)]
                + subjectText(of: testCase) + (runEnd.report?.appFrames.paragraphs ?? [])
                + assumptions(of: testCase, under: configuration).map(\.paragraph) + runEnd.advice)
    }

    /// Returns the step at which the run ended, as far as it was reported, and the time limit if the run hung.
    private static func reason(_ end: RunEnd, _ open: TimelineEntry?, limit: Duration) -> String {
        // The start and the time after the last step have no number.
        let step = open.map { $0.step.first?.isNumber == true ? "Step \($0.step) began and did not end. " : "" } ?? ""
        let milliseconds = limit / .milliseconds(1)
        let limit = milliseconds < 1000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 1000).formatted()) s"
        let note = end.operation.map { " The last operation was \($0)." } ?? ""
        return step + end.sentence + note + (end.isHang ? " The limit for a run is \(limit)." : "")
    }
}

extension RunEnd {
    /// The code that ran last, as the child has noted it; nil if it has noted none.
    fileprivate var operation: String? { report?.note?.split(separator: "\n").last.map(String.init) }
}

/// Describes a run in a child, and answers with the lines of the timeline and finally with the complete story.
package struct StoryTask<S: DescribableSubject>: IsolatedTask {
    /// A line of the timeline, or the whole story.
    package enum Answer: Codable {
        case entry(TimelineEntry)
        case whole(Story)
    }

    /// The word `story`.
    package static var name: String { "story" }

    /// The cases that run first, without a story.
    let earlier: [IsolatedRun<S>]
    let run: IsolatedRun<S>

    /// A case that has hung before need not be waited for as long again. A story takes longer than a run.
    package var likelihoodOfHang: HangLikelihood { run.hasHung ? .possible : .unlikely }

    /// Runs the earlier cases, and then the described one.
    package func perform(_ answer: (Answer) -> Void) {
        guard let testCase = run.testCase, let configuration = run.configurations.first else { return }
        S.isolation?.runHere(earlier.compactMap(\.testCase), under: configuration)
        answer(.whole(S.story(of: testCase, under: configuration) { answer(.entry($0)) }))
    }
}
