/// A search: cases of one family, in order, each under a list of configurations; what fails is told apart by configuration
/// and mechanism, and shrunk.
///
/// The result is a function of the family, the configurations, and how many cases were run. When to stop,
/// and what to show meanwhile, is up to whoever calls `run`.
public struct Search<S: Subject> {
    /// Which cases.
    public let family: CaseFamily
    /// What each case is run under.
    public let configurations: [S.Configuration]
    /// What came of the cases that were run.
    public private(set) var sweep: Sweep<S>
    /// What was found: for each configuration and mechanism what its first case shrank to, in the order in which it came up.
    private var found: [Finding<S>] = []

    private let runner: S.Runner
    private let isKnown: (S.Mechanism, S.Configuration) -> Bool

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - family: which cases.
    ///   - configurations: what each case is run under.
    ///   - isKnown: whether a mechanism is known of a configuration; what is known is counted, but is no finding.
    public init(
        _ family: CaseFamily, under configurations: [S.Configuration],
        leavingOut isKnown: @escaping (S.Mechanism, S.Configuration) -> Bool = { _, _ in false }
    ) {
        self.family = family
        self.configurations = configurations
        self.isKnown = isKnown
        sweep = Sweep(configurations: configurations.count)
        runner = S.Runner(under: configurations)
    }

    /// How many cases were run, which is the index of the next one.
    public var cases: UInt64 { sweep.cases }

    /// How many runs were made: cases by configurations.
    public var runs: UInt64 { cases * UInt64(configurations.count) }

    /// What was found: for each mechanism the smallest case of all configurations.
    public var findings: [Finding<S>] { Finding.smallest(of: found) }

    /// What was found: for each configuration, in their order, what the first case of each mechanism shrank to.
    public var findingsOfConfigurations: [Finding<S>] {
        found.sorted { ($0.configuration, $0.mechanism) < ($1.configuration, $1.mechanism) }
    }

    /// Runs the next cases.
    ///
    /// - Returns: what no earlier case has shown, in the order in which it came up.
    public mutating func run(cases count: Int) -> [Finding<S>] {
        let end = cases + UInt64(count)
        return run(cases..<end)
    }

    /// Runs a single case of the family.
    ///
    /// - Returns: what no earlier case has shown, in the order in which it came up.
    public mutating func run(case index: UInt64) -> [Finding<S>] {
        run(index..<index + 1)
    }

    private mutating func run(_ indices: Range<UInt64>) -> [Finding<S>] {
        let before = found.count
        var next = indices.lowerBound
        while next < indices.upperBound {
            next = runner.sweep(
                next..<indices.upperBound, of: family, &sweep, pausesAtNew: true, willRun: { _ in })
            shrinkWhatIsNew(at: next - 1)
        }
        return Array(found[before...])
    }

    private mutating func shrinkWhatIsNew(at index: UInt64) {
        for pair in sweep.new {
            let (mechanism, configuration) = (pair.failure.mechanism, configurations[pair.failure.position])
            guard !isKnown(mechanism, configuration) else { continue }
            // What was found of the mechanism may show it under this configuration too.
            let known = found.lazy.filter { $0.mechanism == mechanism }.map(\.interleaving).min()
            let shrunk = runner.shrink(
                sweep.interleaving, to: ShrinkTarget(configuration: configuration, mechanism: mechanism), known: known)
            found.append(
                Finding(
                    mechanism: mechanism, interleaving: shrunk.interleaving, configuration: configuration,
                    isSmallest: shrunk.isSmallest, firstIndex: index))
        }
    }
}
