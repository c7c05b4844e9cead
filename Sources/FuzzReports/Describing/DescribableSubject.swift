import FuzzEngine

/// A subject whose runs can be told to a person and to programs.
public protocol DescribableSubject: Subject {
    /// What was found, as a heading: `Stale row bindings`.
    static var findingsHeading: String { get }
    /// What goes wrong, as a clause: `a row's binding is stale`.
    static var failureClause: String { get }
    /// What goes wrong, as a noun: `stale dereference`.
    static var failureNoun: String { get }
    /// What can be said of an outcome that starves, though nothing went wrong: `the delivery then never arrives`.
    static var starvationClause: String { get }
    /// What can be said of an outcome in which nothing could go wrong: `no handler is called then`.
    static var idleClause: String { get }

    /// The command that shows where engines differ; nil where there is only one engine.
    static var comparisonCommand: String? { get }

    /// What a configuration is, in sentences.
    static func meaning(of configuration: Configuration) -> [String]
    /// How a run goes wrong, as a phrase that a sentence can begin with.
    static func phrase(for mechanism: Mechanism, under configuration: Configuration) -> String
    /// What a verdict means for whoever uses the app, as a clause.
    static func meaning(of verdict: Verdict) -> String
    /// Why nothing went wrong, as far as an outcome tells, as a clause.
    static func reasonForClean(_ outcome: Outcome) -> String
    /// What happens in a run, and why it comes to what it does.
    static func story(of testCase: Case, under configuration: Configuration) -> Story
    /// The same, told while it happens, for a run that may not come to its own end.
    ///
    /// - Parameter tell: is given each line of the timeline as soon as it is known. A step can be told without a text before it
    ///   is done, so that it is known at which one a run has ended, and again when it is.
    static func story(
        of testCase: Case, under configuration: Configuration, telling tell: (TimelineEntry) -> Void
    ) -> Story
    /// What is seen in runs of a case that need not be the same each time, as nouns: `work on another thread`.
    static func chances(in testCase: Case, _ outcomes: [Outcome]) -> [String]
    /// What stands above the column of a timeline that tells where something happens.
    static var placeHeading: String { get }

    /// What programs read of an outcome, as members of a JSON object with a comma before each; first the verdict.
    static func appendJSON(_ outcome: Outcome, to bytes: inout [UInt8])
    /// What programs read of a mechanism, besides its name and its verdict.
    static func members(of mechanism: Mechanism) -> [JSONMember]
    /// What programs read of a case, besides its steps.
    static func members(of testCase: Case) -> [JSONMember]
    /// What programs read of an outcome whether or not it went wrong.
    static func members(of outcome: Outcome) -> [JSONMember]
    /// What programs read of an outcome that did not go wrong.
    static func members(ofClean outcome: Outcome) -> [JSONMember]

    /// What a person calls the configurations: `deployment of the row app`.
    static var configurationNoun: String { get }
    /// What stands for verdicts on a page: the name of its style, and a sign, for whoever cannot tell colours apart.
    static func sign(for verdicts: [Verdict]) -> (style: String, sign: String)
    /// The full matrix as tables.
    static func matrix(_ cell: (Configuration) -> HTML) -> HTML
    /// What the names in these tables mean.
    static var matrixLegend: HTML { get }
    /// Mechanisms at a glance.
    ///
    /// - Parameter links: for a mechanism the links to what was found of it.
    static func index(of mechanisms: [Mechanism], links: (Mechanism) -> [HTML]) -> HTML
    /// How to read the pictures of stories.
    static var pictureLegend: HTML { get }
}

/// What happens in one run, told.
public struct Story: Codable, Sendable {
    /// What happened, step by step.
    public let timeline: Timeline
    /// Why it came to that.
    public let why: [LabelledText]
    /// A picture of it for a page.
    public let picture: HTML

    /// Makes a story.
    public init(timeline: Timeline, why: [LabelledText], picture: HTML = .empty) {
        self.timeline = timeline
        self.why = why
        self.picture = picture
    }
}

extension DescribableSubject {
    public static var starvationClause: String { "nothing comes of it" }
    public static var idleClause: String { "nothing happens then" }
    public static var placeHeading: String { "where" }
    public static var comparisonCommand: String? { nil }
    public static var configurationNoun: String { "configuration" }

    public static func meaning(of configuration: Configuration) -> [String] { [] }
    public static func reasonForClean(_ outcome: Outcome) -> String { "nothing goes wrong" }

    public static func story(
        of testCase: Case, under configuration: Configuration, telling tell: (TimelineEntry) -> Void
    ) -> Story {
        let story = story(of: testCase, under: configuration)
        story.timeline.entries.forEach(tell)
        return story
    }

    public static func chances(in testCase: Case, _ outcomes: [Outcome]) -> [String] { [] }

    public static func appendJSON(_ outcome: Outcome, to bytes: inout [UInt8]) {
        var members = [JSONMember("verdict", (outcome.isFailure ? outcome.verdict : .clean).rawValue)]
        if let mechanism = outcome.mechanism, mechanism.isFailure {
            members += [JSONMember("mechanism", mechanism.description)] + Self.members(of: mechanism)
        }
        for member in members + Self.members(of: outcome) { bytes += Array(",\(member.text)".utf8) }
    }

    public static func members(of mechanism: Mechanism) -> [JSONMember] { [] }
    public static func members(of testCase: Case) -> [JSONMember] { [] }
    public static func members(of outcome: Outcome) -> [JSONMember] { [] }
    public static func members(ofClean outcome: Outcome) -> [JSONMember] { [] }

    public static func sign(for verdicts: [Verdict]) -> (style: String, sign: String) {
        verdicts.isEmpty ? ("clean", "·") : ("traps", "✕")
    }

    public static func matrix(_ cell: (Configuration) -> HTML) -> HTML {
        let rows = Configuration.fullMatrix.map { configuration -> HTML in
            "<tr><th scope=\"row\">\(configuration.description)</th>\(cell(configuration))</tr>\n"
        }
        return "<table><tbody>\n\(rows)</tbody></table>\n"
    }

    public static var matrixLegend: HTML { .empty }

    public static func index(of mechanisms: [Mechanism], links: (Mechanism) -> [HTML]) -> HTML {
        let rows = mechanisms.map { mechanism -> HTML in
            "<tr><th scope=\"row\">\(mechanism.description)</th><td>\(links(mechanism))</td></tr>\n"
        }
        return "<table class=\"index\"><tbody>\n\(rows)</tbody></table>\n"
    }

    public static var pictureLegend: HTML { .empty }
}
