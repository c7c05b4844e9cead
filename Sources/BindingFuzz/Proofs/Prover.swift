/// Decides configurations: each gets a proof, or the smallest counterexample.
///
/// The proof tracks one delivery to one row (`AbstractState`). If no reachable state reads a stale index, no case does. If no
/// delivery still waits after settling, nothing starves. Otherwise the prover searches for a counterexample, which is always a case
/// of the model, whatever the abstract states say. The proof depends only on the transition relation. The tests check that relation
/// against the model and the live engine.
package struct Prover: ~Copyable {
    /// The maximum number of steps of a counterexample. All known ones have at most four.
    static let greatestLength = 10
    /// The maximum number of runs of the search for a counterexample.
    static let searchBudget = 2_000_000

    private var model = Model()
    private var finder: SmallestCaseFinder
    private var failures: [Configuration: Decision<RowModel>.Failure] = [:]
    private var livenessResults: [Configuration: Decision<RowModel>.LivenessResult] = [:]
    private var waiting: WaitingResults

    /// Makes a prover.
    ///
    /// - Parameter classes: the steps that cases may have.
    package init(allowing classes: StepClasses = .all) {
        self.init(knowing: WaitingResults(allowing: classes))
    }

    /// Makes a prover that knows which deliveries wait.
    fileprivate init(knowing waiting: WaitingResults) {
        self.waiting = waiting
        finder = SmallestCaseFinder(allowing: waiting.classes)
    }

    /// Decides a configuration.
    package mutating func decide(_ configuration: Configuration) -> Decision<RowModel> {
        Decision(failure: failure(configuration), liveness: liveness(configuration))
    }

    /// Decides whether a case can fail under a configuration.
    package mutating func failure(_ configuration: Configuration) -> Decision<RowModel>.Failure {
        // A lookup reads no index.
        if configuration.access == .identity { return .proven }
        let configuration = configuration.readingForWriting
        if let known = failures[configuration] { return known }
        let stale = Mechanism.starved.index
        let found = search(configuration) { $0 != stale }
        let failure: Decision<RowModel>.Failure =
            switch found {
            case .none: .open
            case .some(nil): .proven
            case .some(let testCase?):
                model.run(testCase, under: configuration).mechanism.map { .failing(testCase, $0) } ?? .open
            }
        failures[configuration] = failure
        return failure
    }

    /// Decides whether a delivery can starve under a configuration.
    package mutating func liveness(_ configuration: Configuration) -> Decision<RowModel>.LivenessResult {
        let configuration = configuration.readingForWriting
        if let known = livenessResults[configuration] { return known }
        var liveness = Decision<RowModel>.LivenessResult.delivered
        if waiting.mayWait(configuration) {
            let starved = Mechanism.starved.index
            switch search(configuration, of: { $0 == starved }) {
            case .none: liveness = .open
            case .some(nil): break
            case .some(let testCase?): liveness = .starved(testCase)
            }
        }
        livenessResults[configuration] = liveness
        return liveness
    }

    /// Returns whether a configuration is safe: no case fails under it, and none starves. This is faster than `decide`, because it
    /// searches for no counterexample.
    package mutating func isSafe(_ configuration: Configuration) -> Bool {
        let configuration = configuration.readingForWriting
        let readsIndex = configuration.access == .index
        let starved = Mechanism.starved.index
        if readsIndex && reaches({ $0 != starved }, configuration) { return false }
        return !(waiting.mayWait(configuration) && reaches({ $0 == starved }, configuration))
    }

    /// Whether the abstract states reach a sought mechanism.
    private mutating func reaches(_ isLookedFor: (Int) -> Bool, _ configuration: Configuration) -> Bool {
        finder.withGraph(of: configuration) { graph in
            var looked = 0
            while true {
                let isReached = graph.hits[looked...].contains { hit in
                    hit.guards & configuration.guard.bit != 0 && isLookedFor(Int(hit.mechanism))
                }
                if isReached || graph.isComplete { return isReached }
                looked = graph.hits.count
                graph.deepen()
            }
        }
    }

    /// The smallest case with a sought mechanism. The inner optional is nil if there is none; the outer one is nil if the search
    /// could not decide.
    private mutating func search(_ configuration: Configuration, of isLookedFor: @escaping (Int) -> Bool)
        -> Interleaving??
    {
        let result = finder.find(
            under: configuration, lengths: 0...Self.greatestLength, budget: Self.searchBudget, of: isLookedFor)
        if let found = result.testCase { return .some(found) }
        return result.isProvenToFail ? .some(nil) : .none
    }
}

extension Prover {
    /// Decides configurations on several threads.
    ///
    /// - Parameters:
    ///   - configurations: the configurations to decide. Similar ones share work.
    ///   - classes: the steps that cases may have.
    ///   - threads: the threads to use.
    /// - Returns: the decisions, in the order of the configurations.
    package static func decide(
        _ configurations: [Configuration], allowing classes: StepClasses = .all, on threads: SearchThreads
    ) -> [Decision<RowModel>] {
        var waiting = WaitingResults(allowing: classes)
        return decide(configurations, knowing: &waiting, on: threads)
    }

    /// Decides configurations on several threads, and adds to what is known of others.
    package static func decide(
        _ configurations: [Configuration], knowing waiting: inout WaitingResults, on threads: SearchThreads
    ) -> [Decision<RowModel>] {
        waiting.explore(configurations, on: threads)
        let known = waiting
        // Configurations that share graphs go to the same thread.
        let groups = Dictionary(grouping: configurations.indices) { position in
            GraphFamily(configurations[position])
        }.values.sorted { $0[0] < $1[0] }
        let decided = threads.map(groups) { _, positions in
            var prover = Prover(knowing: known)
            return positions.map { prover.decide(configurations[$0]) }
        }
        var decisions: [(Int, Decision<RowModel>)] = []
        for (positions, group) in zip(groups, decided) { decisions += zip(positions, group) }
        return decisions.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the first configurations that are best decided together: those that share graphs, and enough of them to keep every
    /// core busy.
    package static func firstPart(of configurations: ArraySlice<Configuration>) -> [Configuration] {
        var families: [GraphFamily] = []
        return Array(
            configurations.prefix { configuration in
                let family = GraphFamily(configuration)
                if !families.contains(family) { families.append(family) }
                return families.count <= familiesOfPart
            })
    }

    /// The number of families that are decided together; a few seconds' work for one core.
    private static var familiesOfPart: Int { 8 }
}

extension Configuration {
    /// The same configuration with a handler that reads in place of one that writes: the update that a write requests finds the
    /// same rows.
    fileprivate var readingForWriting: Configuration {
        var configuration = self
        if handler == .write { configuration.handler = .read }
        return configuration
    }
}
