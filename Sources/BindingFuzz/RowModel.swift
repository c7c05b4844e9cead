/// The row app of `semantics` as a subject: a list of rows that are bound to the elements of an array.
public enum RowModel: Subject {
    public typealias Case = Interleaving
    public typealias Configuration = BindingFuzz.Configuration
    public typealias Outcome = BindingFuzz.Outcome
    public typealias Rule = BindingFuzz.Rule
    public typealias Runner = RowRunner

    /// The name of the executable that runs the row model.
    public static var program: String { "bindfuzz" }

    /// A row whose element is gone receives a post and reads its stale index.
    public static var canary: Canary<RowModel> {
        Canary(
            Interleaving(steps: [.loop(.event), .mutate(.clear), .post]),
            under: Configuration(.ios, .eager, .immediate, .unguarded, .index, .read),
            by: Mechanism(kind: .outOfRange, place: .event, row: .live))
    }

    /// Decides every configuration by proof; never returns `nil`.
    public static func decide(_ configurations: [Configuration], on threads: SearchThreads) -> [Decision<RowModel>]? {
        Prover.decide(configurations, on: threads)
    }
}

/// Generates interleavings, and runs them in the model.
public final class RowRunner: CaseRunner {
    public typealias S = RowModel

    /// True: each runner has its own model.
    public static var runsInParallel: Bool { true }

    private let plan: ExecutionPlan
    private var model = Model()
    private var second: RowRunner?
    private var shrinker = Shrinker()

    /// Plans the runs of the configurations.
    public init(under configurations: [Configuration]) {
        plan = ExecutionPlan(configurations)
    }

    /// The configurations that cases run under.
    public var configurations: [Configuration] { plan.configurations }

    /// Generates the interleaving with this index.
    public func make(_ testCase: inout Interleaving, at index: UInt64, of family: CaseFamily) {
        InterleavingGenerator(family).fill(&testCase, at: index)
    }

    /// Runs an interleaving under all configurations at once.
    public func run(_ testCase: Interleaving) -> [Outcome] { model.run(testCase, under: plan) }

    /// Runs an interleaving under one configuration.
    public func run(_ testCase: Interleaving, under configuration: Configuration) -> Outcome {
        model.run(testCase, under: configuration)
    }

    /// Runs an interleaving under all configurations and collects their failures.
    public func findFailures(of testCase: Interleaving, into failures: inout [Failure<Mechanism>]) {
        model.findFailures(testCase, under: plan, into: &failures)
    }

    /// Shrinks an interleaving to the smallest one with the same mechanism that the shrinker's budget finds.
    public func shrink(
        _ testCase: Interleaving, to target: ShrinkTarget<RowModel>, known: Interleaving?
    ) -> ShrunkCase<Interleaving> {
        shrinker.shrink(testCase, to: target, known: known)
    }

    /// Runs the case again in a second runner's memory. Then traces it under each configuration separately.
    public func recheck(
        _ testCase: Interleaving, _ failures: [Failure<Mechanism>], counting rules: inout RuleCounts<Rule>
    ) -> Bool {
        let second = second ?? RowRunner(under: configurations)
        self.second = second
        let outcomes = second.run(testCase)
        var again: [Mechanism?] = Array(repeating: nil, count: outcomes.count)
        for failure in failures { again[failure.position] = failure.mechanism }
        var isSame = again == outcomes.map(\.mechanism)
        for (configuration, outcome) in zip(configurations, outcomes) {
            let trace = Trace(testCase, under: configuration)
            rules.add(trace)
            isSame = isSame && trace.outcome == outcome
        }
        return isSame
    }
}
