import BindingFuzz
import Foundation
import FuzzCampaign

/// A subject that is run in a process of its own is told as it tells itself; its stories are told there, line by line, so that
/// the story of a run that ends the process has what happened up to then, and how it ended.
extension Isolated: TellableSubject where Base: TellableSubject {
    public static var findingsHeading: String { Base.findingsHeading }
    public static var failureClause: String { Base.failureClause }
    public static var failureNoun: String { Base.failureNoun }
    public static var wantingClause: String { Base.wantingClause }
    public static var configurationNoun: String { Base.configurationNoun }
    public static var placeHeading: String { Base.placeHeading }
    public static var comparisonCommand: String? { Base.comparisonCommand }

    public static func meaning(of configuration: Base.Configuration) -> [String] { Base.meaning(of: configuration) }

    public static func phrase(for mechanism: Base.Mechanism, under configuration: Base.Configuration) -> String {
        Base.phrase(for: mechanism, under: configuration)
    }

    public static func meaning(of verdict: Base.Verdict) -> String { Base.meaning(of: verdict) }
    public static func reasonForClean(_ outcome: Base.Outcome) -> String { Base.reasonForClean(outcome) }

    public static func story(of interleaving: Base.Case, under configuration: Base.Configuration) -> Story {
        story(of: interleaving, under: configuration) { _ in }
    }

    public static func story(
        of interleaving: Base.Case, under configuration: Base.Configuration, telling tell: (TimelineEntry) -> Void
    ) -> Story {
        story(of: interleaving, after: [], under: configuration, afresh: false, telling: tell)
    }

    public static var runsAfresh: Bool { true }

    public static func freshOutcomes(
        of cases: [Base.Case], under configuration: Base.Configuration
    ) -> (outcomes: [Base.Outcome], cost: Int)? {
        outcomesAfresh(of: cases, under: configuration)
    }

    public static func freshStory(
        of interleaving: Base.Case, after earlier: [Base.Case], under configuration: Base.Configuration
    ) -> Story? {
        story(of: interleaving, after: earlier, under: configuration, afresh: true, telling: { _ in })
    }

    public static func chances(in interleaving: Base.Case, _ outcomes: [Base.Outcome]) -> [String] {
        Base.chances(in: interleaving, outcomes)
    }

    /// - Parameter afresh: whether it is told in a process that has run nothing before.
    private static func story(
        of interleaving: Base.Case, after earlier: [Base.Case], under configuration: Base.Configuration, afresh: Bool,
        telling tell: (TimelineEntry) -> Void
    ) -> Story {
        var entries: [TimelineEntry] = []
        var whole: Story?
        let task = StoryTask<Base>(
            earlier: earlier.map { IsolatedRun($0, under: [configuration]) },
            run: IsolatedRun(interleaving, under: [configuration]))
        let end = perform(task, afresh: afresh) { answer in
            switch answer {
            case .entry(let entry):
                if entries.last?.isOpen == true, entries.last?.step == entry.step { entries.removeLast() }
                entries.append(entry)
                tell(entry)
            case .whole(let story):
                whole = story
            }
        }
        if let whole { return whole }
        let runEnd = end ?? .exited(status: 0)
        let sentence = runEnd.sentence
        let open = entries.last?.isOpen == true ? entries.removeLast() : nil
        let last = TimelineEntry(
            step: open?.step ?? "", place: open?.place ?? "", text: "✗ " + sentence, ink: .bad)
        tell(last)
        return Story(
            timeline: Timeline(entries + [last], placeHeading: placeHeading),
            why: [LabelledText(label: "End", text: reason(runEnd, open), ink: .bad)])
    }

    /// Where the run ended, as far as it was told, and for how long it was waited where it did not come back.
    private static func reason(_ end: RunEnd, _ open: TimelineEntry?) -> String {
        let step = open.map { "Step \($0.step) was begun and did not end. " } ?? ""
        let limit = Base.timeLimit.formatted(.units(allowed: [.seconds, .milliseconds]))
        let note = if case .trapped(_, let note?) = end { " It was at \(note)." } else { "" }
        return step + end.sentence + note + (end == .hung ? " A run may take \(limit)." : "")
    }

    public static func appendJSON(_ outcome: Base.Outcome, to bytes: inout [UInt8]) {
        Base.appendJSON(outcome, to: &bytes)
    }

    public static func members(of mechanism: Base.Mechanism) -> [JSONMember] { Base.members(of: mechanism) }
    public static func members(of interleaving: Base.Case) -> [JSONMember] { Base.members(of: interleaving) }
    public static func members(of outcome: Base.Outcome) -> [JSONMember] { Base.members(of: outcome) }
    public static func members(ofClean outcome: Base.Outcome) -> [JSONMember] { Base.members(ofClean: outcome) }

    public static func sign(for verdicts: [Base.Verdict]) -> (style: String, sign: String) { Base.sign(for: verdicts) }
    public static func matrix(_ cell: (Base.Configuration) -> HTML) -> HTML { Base.matrix(cell) }
    public static var matrixLegend: HTML { Base.matrixLegend }

    public static func index(of mechanisms: [Base.Mechanism], links: (Base.Mechanism) -> [HTML]) -> HTML {
        Base.index(of: mechanisms, links: links)
    }

    public static var pictureLegend: HTML { Base.pictureLegend }
}

/// Tells a run in a child: answered by the lines of the timeline, and at the end by the whole story.
package struct StoryTask<Base: IsolatableSubject & TellableSubject>: IsolatedTask {
    package enum Answer: Codable {
        case entry(TimelineEntry)
        case whole(Story)
    }

    package static var name: String { "story" }

    /// What is run before it, and not told.
    let earlier: [IsolatedRun<Base>]
    let run: IsolatedRun<Base>

    package func perform(_ answer: (Answer) -> Void) {
        SequenceTask<Base>(runs: earlier).perform { _ in }
        guard let interleaving = run.interleaving, let configuration = run.configurations.first else { return }
        answer(.whole(Base.story(of: interleaving, under: configuration) { answer(.entry($0)) }))
    }
}
