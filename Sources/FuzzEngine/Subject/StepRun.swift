/// A run of a case, step by step: what is fuzzed, and beside it what says whether it does right.
///
/// ``StepRunner`` makes cases by such a run, drawing each step from those that are possible then, and runs them. Stories and the
/// counts of rules come from the events.
public protocol StepRun<S> {
    /// What is fuzzed.
    associatedtype S: Subject where S.Case: StepSequence

    /// The configuration under which cases are made.
    static var makingConfiguration: S.Configuration { get }
    /// Draws steps; the next one is chosen from those that are possible.
    static func candidates(by random: inout SplitMix64) -> [S.Case.Step]

    /// Starts a run.
    init(_ testCase: S.Case, under configuration: S.Configuration)

    /// The reason why a step is not possible now, as a clause; nil where it is. A step that is not possible has no effect, since
    /// every subsequence of a case is a case.
    func obstacle(to step: S.Case.Step) -> String?
    /// The rule that a step uses which is not possible; nil where it uses none.
    static var obstacleRule: S.Rule? { get }
    /// Performs a step that is possible.
    mutating func perform(_ step: S.Case.Step) -> StepEvent<S>
    /// Looks at what is left after the last step, where nothing went wrong before; nil where there is nothing to tell of it.
    mutating func finish() -> StepEvent<S>?

    /// The outcome of the run.
    ///
    /// - Parameter mechanism: the first of the events' mechanisms; what comes after it follows from it.
    func outcome(_ mechanism: S.Mechanism?) -> S.Outcome

    /// The state before the first step, for stories.
    var start: String { get }
    /// The state now in a word or two, for the second column of a story.
    var place: String { get }
}

/// What a step did.
public struct StepEvent<S: Subject>: Sendable {
    /// What happened, as a clause.
    public let text: String
    /// The rule that the step used; nil where it used none.
    public let rule: S.Rule?
    /// How it went wrong; nil where it did not.
    public let mechanism: S.Mechanism?

    /// Tells what a step did.
    public init(_ text: String, _ rule: S.Rule? = nil, _ mechanism: S.Mechanism? = nil) {
        (self.text, self.rule, self.mechanism) = (text, rule, mechanism)
    }
}

extension StepRun {
    /// The first of the standard matrix.
    public static var makingConfiguration: S.Configuration { S.Configuration.standardMatrix[0] }
    /// Every step.
    public static func candidates(by random: inout SplitMix64) -> [S.Case.Step] { S.Case.Step.allCases }
    /// None: every step is possible.
    public func obstacle(to step: S.Case.Step) -> String? { nil }
    public static var obstacleRule: S.Rule? { nil }
    /// Nothing.
    public mutating func finish() -> StepEvent<S>? { nil }
    public var start: String { "the run starts" }
    public var place: String { "" }
}

/// A subject whose cases run step by step.
public protocol StepSubject: Subject where Case: StepSequence {
    /// A run of a case.
    associatedtype Run: StepRun<Self>
    /// What makes and runs cases: `IsolatedRunner<StepRunner<Run>>` where the code may trap.
    associatedtype Runner = StepRunner<Run>
}
