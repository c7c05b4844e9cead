/// The words for a subject in texts, pages and help. All but the first have a plain default.
public struct Vocabulary: Sendable {
    /// What the tool does, in one sentence.
    public let abstract: String
    /// What was found, as a heading: `Stale row bindings`.
    public let findingsHeading: String
    /// What goes wrong, as a clause: `a row's binding is stale`.
    public let failureClause: String
    /// What goes wrong, as a noun: `stale dereference`.
    public let failureNoun: String
    /// What findings are told apart by, as a clause.
    public let mechanism: String
    /// What a person calls a configuration: `deployment of the row app`.
    public let configurationNoun: String
    /// What stands above the column of a timeline that tells where something happens.
    public let placeHeading: String
    /// What stands before the reason at the end of a story.
    public let reasonLabel: String
    /// What the end of a story tells, as a clause that begins with `why`.
    public let reasonClause: String
    /// What can be said of an outcome that starves, though nothing went wrong: `the delivery then never arrives`.
    public let starvationClause: String
    /// An outcome that starves though nothing went wrong, as a noun; nil where there is no such outcome.
    public let starvationNoun: String?
    /// What can be said of an outcome in which nothing could go wrong: `no handler is called then`.
    public let idleClause: String
    /// The comparison of two engines by the gate; nil where there is only one.
    public let comparison: EngineComparisonWords?
    /// Lines of examples for `--help`, beyond what every tool has.
    public let examples: String
    /// What stands in `--help` before the parts of a configuration.
    public let helpPreface: String
    /// The parts of a configuration, for `--help`; nil where the values and meanings of the parts are listed.
    public let configurationHelp: String?

    /// Chooses the words.
    public init(
        abstract: String, findingsHeading: String = "Findings", failureClause: String = "a run goes wrong",
        failureNoun: String = "failing run", mechanism: String = "the way in which it goes wrong",
        configurationNoun: String = "configuration", placeHeading: String = "where", reasonLabel: String = "Why",
        reasonClause: String = "why it came to that", starvationClause: String = "nothing comes of it",
        starvationNoun: String? = nil, idleClause: String = "nothing happens then",
        comparison: EngineComparisonWords? = nil, examples: String = "", helpPreface: String = "",
        configurationHelp: String? = nil
    ) {
        self.abstract = abstract
        self.findingsHeading = findingsHeading
        self.failureClause = failureClause
        self.failureNoun = failureNoun
        self.mechanism = mechanism
        self.configurationNoun = configurationNoun
        self.placeHeading = placeHeading
        self.reasonLabel = reasonLabel
        self.reasonClause = reasonClause
        self.starvationClause = starvationClause
        self.starvationNoun = starvationNoun
        self.idleClause = idleClause
        self.comparison = comparison
        self.examples = examples
        self.helpPreface = helpPreface
        self.configurationHelp = configurationHelp
    }
}

/// The words for the comparison of two engines by the gate.
public struct EngineComparisonWords: Sendable {
    /// The command that shows where the engines differ.
    public let command: String
    /// What is done with a sample of cases, as the rest of a sentence about it.
    public let sample: String
    /// Two engines that do not agree, as a noun.
    public let difference: String

    /// Chooses the words.
    public init(command: String, sample: String, difference: String) {
        (self.command, self.sample, self.difference) = (command, sample, difference)
    }
}
