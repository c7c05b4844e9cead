/// A run of a case, step by step: the fuzzed code, and the model that checks it.
///
/// ``StepRunner`` runs cases with it. It also uses a run to create cases: it draws each step from the steps that are possible at
/// that point. Stories and rule counts come from the events.
public protocol StepRun<S> {
    /// The subject that is fuzzed.
    associatedtype S: Subject where S.Case: StepSequence

    /// The configuration under which cases are created.
    static var makingConfiguration: S.Configuration { get }
    /// Draws candidates for the next step, which is then chosen from the possible ones.
    static func candidates(by random: inout SplitMix64) -> [S.Case.Step]

    /// Starts a run.
    init(_ testCase: S.Case, under configuration: S.Configuration)

    /// Returns the reason why a step is not possible now, as a clause; `nil` if it is possible. An impossible step has no effect,
    /// because every subsequence of a case is a case.
    func obstacle(to step: S.Case.Step) -> String?
    /// The rule that an impossible step uses; `nil` if it uses none.
    static var obstacleRule: S.Rule? { get }
    /// Performs a step that is possible.
    mutating func perform(_ step: S.Case.Step) -> StepEvent<S>
    /// Checks the state after the last step of a run without a failure; `nil` if there is nothing to report.
    mutating func finish() -> StepEvent<S>?

    /// Returns the outcome of the run.
    ///
    /// - Parameter mechanism: the mechanism of the first event that has one; later ones follow from it.
    func outcome(_ mechanism: S.Mechanism?) -> S.Outcome

    /// The state before the first step, for stories.
    var start: String { get }
    /// The current state in a word or two, for the second column of a story.
    var place: String { get }
}

/// The effect of a step.
public struct StepEvent<S: Subject>: Sendable {
    /// The effect, as a clause.
    public let text: String
    /// The rule that the step used; `nil` if it used none.
    public let rule: S.Rule?
    /// The mechanism by which the step failed or starved; `nil` if it did not.
    public let mechanism: S.Mechanism?

    /// Creates an event.
    public init(_ text: String, _ rule: S.Rule? = nil, _ mechanism: S.Mechanism? = nil) {
        (self.text, self.rule, self.mechanism) = (text, rule, mechanism)
    }
}

extension StepRun {
    /// The first configuration of the standard matrix.
    public static var makingConfiguration: S.Configuration { S.Configuration.standardMatrix[0] }
    /// All steps.
    public static func candidates(by random: inout SplitMix64) -> [S.Case.Step] { S.Case.Step.allCases }
    /// `nil`: every step is possible.
    public func obstacle(to step: S.Case.Step) -> String? { nil }
    /// `nil`: no rule covers an impossible step.
    public static var obstacleRule: S.Rule? { nil }
    /// `nil`: there is nothing to report.
    public mutating func finish() -> StepEvent<S>? { nil }
    /// The text `the run starts`.
    public var start: String { "the run starts" }
    /// An empty text: the run has no places.
    public var place: String { "" }
}

/// A subject whose cases run step by step.
public protocol StepSubject: Subject where Case: StepSequence {
    /// The type that runs a case.
    associatedtype Run: StepRun<Self>
    /// The type that creates and runs cases: `IsolatedRunner<StepRunner<Run>>` if the code may trap.
    associatedtype Runner = StepRunner<Run>
}
