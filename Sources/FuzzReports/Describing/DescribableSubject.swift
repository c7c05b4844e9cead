import FuzzEngine

/// A subject whose runs can be told to a person and to programs.
///
/// An author writes `vocabulary`, `meaning(of:)` of a verdict, and `story`, which a ``StepSubject`` need not.
public protocol DescribableSubject: Subject {
    /// The words for the subject.
    static var vocabulary: Vocabulary { get }

    /// What a verdict means for whoever uses the app, as a clause.
    static func meaning(of verdict: Verdict) -> String
    /// How a run goes wrong, as a phrase that a sentence can begin with.
    static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String
    /// What happens in a run, and why it comes to what it does; told while it happens, for a run that may not come to its own
    /// end.
    ///
    /// - Parameter tell: is given each line of the timeline as soon as it is known. A step can be told without a text before it
    ///   is done, so that it is known at which one a run has ended, and again when it is.
    static func story(
        of testCase: Case, under configuration: Configuration, telling tell: (TimelineEntry) -> Void
    ) -> Story

    /// What a configuration is, in sentences.
    static func meaning(of configuration: Configuration) -> [String]
    /// Why nothing went wrong, as far as an outcome tells, as a clause.
    static func reasonForClean(_ outcome: Outcome) -> String
    /// What is seen in runs of a case that need not be the same each time, as nouns: `work on another thread`.
    static func chances(in testCase: Case, _ outcomes: [Outcome]) -> [String]
    /// What programs read of something, besides what every subject has.
    static func details(of thing: DetailedThing<Self>) -> [JSONMember]
}

/// Something of which a subject can tell programs more than every subject has.
public enum DetailedThing<S: Subject> {
    /// A case; its steps are told.
    case testCase(S.Case)
    /// A mechanism; its name and its verdict are told.
    case mechanism(S.Mechanism)
    /// The outcome of a run; its verdict and its mechanism are told.
    case outcome(S.Outcome)
    /// The outcome of a run under a configuration that differs in one part from one that goes wrong; the part is told.
    case change(S.Outcome)
}

/// What happens in one run, told.
public struct Story: Codable, Sendable {
    /// What happened, step by step.
    public let timeline: Timeline
    /// Why it came to that.
    public let why: [LabelledText]
    /// A picture of it for a page.
    package let picture: HTML

    /// Makes a story.
    public init(timeline: Timeline, why: [LabelledText]) {
        self.init(timeline: timeline, why: why, picture: .empty)
    }

    package init(timeline: Timeline, why: [LabelledText], picture: HTML) {
        self.timeline = timeline
        self.why = why
        self.picture = picture
    }
}

extension DescribableSubject {
    public static func meaning(of configuration: Configuration) -> [String] { [] }
    public static func reasonForClean(_ outcome: Outcome) -> String { "nothing goes wrong" }
    public static func chances(in testCase: Case, _ outcomes: [Outcome]) -> [String] { [] }
    public static func details(of thing: DetailedThing<Self>) -> [JSONMember] { [] }

    /// The text of a ``TextMechanism``; where there is none, what the verdict means.
    public static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String {
        let text = (mechanism as? TextMechanism<Verdict>)?.text ?? ""
        return text.isEmpty ? meaning(of: mechanism.verdict) : text
    }

    /// What happens in a run, told at its end.
    static func story(of testCase: Case, under configuration: Configuration) -> Story {
        story(of: testCase, under: configuration) { _ in }
    }
}
