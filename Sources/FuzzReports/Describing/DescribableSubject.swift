import FuzzEngine

/// A subject whose runs can be described to a person and to programs.
///
/// A conforming type provides `vocabulary`, `meaning(of:)` for a verdict, and `story`; a ``StepSubject`` has a default `story`.
public protocol DescribableSubject: Subject {
    /// The words for the subject.
    static var vocabulary: Vocabulary { get }

    /// Returns what a verdict means for the user of the app, as a clause.
    static func meaning(of verdict: Verdict) -> String
    /// Returns how a run fails, as a phrase that can begin a sentence.
    static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String
    /// Returns the story of a run: what happens, and why the run has its outcome. It reports each line immediately, because the run
    /// may not complete.
    ///
    /// - Parameter report: receives each line of the timeline as soon as it is known. A step can be reported without a text before it
    ///   runs, so that the last step of an incomplete run is known, and again afterwards.
    static func story(
        of testCase: Case, under configuration: Configuration, reporting report: (TimelineEntry) -> Void
    ) -> Story

    /// Returns what a case runs, such as the name of a view, for the explanation of a run that ended its process; empty if every case
    /// runs the same.
    static func subjectText(of testCase: Case) -> [LabelledText]

    /// Returns what a failure needs of the system on which it runs, where that is not documented; empty if the subject knows nothing
    /// of it.
    static func assumptions(of testCase: Case, under configuration: Configuration) -> [AssumptionText]
    /// Returns what the words of a configuration mean, in a few words; nil if they speak for themselves.
    static func gloss(of configuration: Configuration) -> String?

    /// Returns a description of a configuration, in sentences.
    static func meaning(of configuration: Configuration) -> [String]
    /// Returns why nothing failed, as far as the outcome shows it, as a clause.
    static func reasonForClean(_ outcome: Outcome) -> String
    /// Returns the sources of chance in runs of a case, as nouns: `work on another thread`.
    static func chances(in testCase: Case, _ outcomes: [Outcome]) -> [String]
    /// Returns JSON members about a value, in addition to those that every subject has.
    static func details(of thing: DetailedThing<Self>) -> [JSONMember]
}

/// A value for which a subject can provide additional JSON members.
public enum DetailedThing<S: Subject> {
    /// A case; its steps are already included.
    case testCase(S.Case)
    /// A mechanism; its name and its verdict are already included.
    case mechanism(S.Mechanism)
    /// The outcome of a run; its verdict and its mechanism are already included.
    case outcome(S.Outcome)
    /// The outcome under a configuration that differs in one part from a failing one; the part is already included.
    case change(S.Outcome)
}

/// The description of one run.
public struct Story: Codable, Sendable {
    /// The events of the run, step by step.
    public let timeline: Timeline
    /// The reason for the outcome.
    public let why: [LabelledText]
    /// A picture of the run for a page.
    package let picture: HTML

    /// What went wrong, on one line, with the place in the app's code if that is known; nil for a clean run.
    package var failure: String? {
        guard let entry = timeline.entries.first(where: { $0.ink == .bad }) else { return nil }
        let text = entry.text.hasPrefix("✗ ") ? String(entry.text.dropFirst(2)) : entry.text
        let call = why.first { $0.label == "Calls" }?.text.split(separator: " ← ").first
        return text + (text.contains(".swift:") ? "" : call.map { ", in \($0)" } ?? "")
    }

    /// Creates a story.
    public init(timeline: Timeline, why: [LabelledText]) {
        self.init(timeline: timeline, why: why, picture: .empty)
    }

    /// Creates a story with a picture for a page.
    package init(timeline: Timeline, why: [LabelledText], picture: HTML) {
        self.timeline = timeline
        self.why = why
        self.picture = picture
    }
}

extension DescribableSubject {
    /// No texts.
    public static func subjectText(of testCase: Case) -> [LabelledText] { [] }
    /// No texts.
    public static func assumptions(of testCase: Case, under configuration: Configuration) -> [AssumptionText] { [] }
    /// Nothing.
    public static func gloss(of configuration: Configuration) -> String? { nil }
    /// No sentences.
    public static func meaning(of configuration: Configuration) -> [String] { [] }
    /// The text `nothing fails`.
    public static func reasonForClean(_ outcome: Outcome) -> String { "nothing fails" }
    /// No sources of chance.
    public static func chances(in testCase: Case, _ outcomes: [Outcome]) -> [String] { [] }
    /// No additional members.
    public static func details(of thing: DetailedThing<Self>) -> [JSONMember] { [] }

    /// Returns the text of a ``TextMechanism``, or else the meaning of the verdict.
    public static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String {
        let text = (mechanism as? TextMechanism<Verdict>)?.text ?? ""
        return text.isEmpty ? meaning(of: mechanism.verdict) : text
    }

    /// Returns the story of a run, without reporting lines as they occur.
    static func story(of testCase: Case, under configuration: Configuration) -> Story {
        story(of: testCase, under: configuration) { _ in }
    }
}
