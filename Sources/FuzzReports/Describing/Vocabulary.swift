/// The words for a subject in texts, pages and help. All but the first have a neutral default.
public struct Vocabulary: Sendable {
    /// The purpose of the tool, in one sentence.
    package let abstract: String
    /// The heading of the findings: `Stale row bindings`.
    package let findingsHeading: String
    /// The failure, as a clause: `a row's binding is stale`.
    package let failureClause: String
    /// The failure, as a noun: `stale dereference`.
    package let failureNoun: String
    /// The criterion that distinguishes mechanisms, as a clause.
    package let mechanism: String
    /// The word for a configuration: `deployment of the row app`.
    package let configurationNoun: String
    /// The heading of the timeline column with the places.
    package let placeHeading: String
    /// The label of the reason at the end of a story.
    package let reasonLabel: String
    /// The content of the end of a story, as a noun phrase.
    package let reasonClause: String
    /// The consequence of an outcome that starves without a failure: `the delivery then never arrives`.
    package let starvationClause: String
    /// The noun for an outcome that starves without a failure; nil if the subject has none.
    package let starvationNoun: String?
    /// The reason why an idle outcome could not fail: `no handler is called then`.
    package let idleClause: String
    /// The words for the gate's comparison of two engines; nil if there is only one engine.
    package let comparison: EngineComparisonWords?
    /// Additional lines of examples for `--help`.
    package let examples: String
    /// The text before the parts of a configuration in `--help`.
    package let helpPreface: String
    /// The parts of a configuration, for `--help`; nil to list the values and meanings of the parts.
    package let configurationHelp: String?

    /// Creates a vocabulary.
    public init(
        abstract: String, findingsHeading: String = "Findings", failureClause: String = "a run fails",
        failureNoun: String = "failing run", mechanism: String = "the way in which a run fails",
        configurationNoun: String = "configuration", placeHeading: String = "where", reasonLabel: String = "Why",
        reasonClause: String = "the reason for the verdict", starvationClause: String = "nothing is delivered",
        starvationNoun: String? = nil, idleClause: String = "nothing happens",
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

/// The words for the gate's comparison of two engines.
public struct EngineComparisonWords: Sendable {
    /// The command that shows the differences between the engines.
    package let command: String
    /// The use of a sample of cases, as the rest of a sentence about it.
    package let sample: String
    /// The noun for two engines that differ.
    package let difference: String

    /// Creates the words.
    public init(command: String, sample: String, difference: String) {
        (self.command, self.sample, self.difference) = (command, sample, difference)
    }
}
