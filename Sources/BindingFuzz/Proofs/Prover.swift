/// Decides configurations: by a proof, or by the smallest case that speaks against it.
///
/// The proof follows one delivery to one row (`AbstractState`). Where no state that can be reached reads a stale index, no case does,
/// and where none waits when all has settled, nothing starves. Where one does, the case is looked for; what is found is a case of the
/// model, whatever the states say. What the proof rests on is the relation between the states alone, and that it is true
/// is what the tests hold to the model and to the live engine.
public struct Prover: ~Copyable {
    /// How many steps a case may have that is looked for. Those that there are have four at most.
    static let greatestLength = 10
    /// How many runs the search for a case may take.
    static let searchBudget = 2_000_000

    private let classes: StepClasses
    private var model = Model()
    private var finder: SmallestCaseFinder
    private var failures: [Configuration: Decision<RowModel>.Failure] = [:]
    private var wants: [Configuration: Decision<RowModel>.Want] = [:]
    private var waiting: [WaitingCourse: Bool] = [:]

    /// Prepares to decide.
    ///
    /// - Parameter classes: the steps that cases may have.
    public init(allowing classes: StepClasses = .all) {
        self.classes = classes
        finder = SmallestCaseFinder(allowing: classes)
    }

    /// Decides a configuration.
    public mutating func decide(_ configuration: Configuration) -> Decision<RowModel> {
        Decision(failure: failure(configuration), liveness: liveness(configuration))
    }

    /// Whether something goes wrong under a configuration.
    public mutating func failure(_ configuration: Configuration) -> Decision<RowModel>.Failure {
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

    /// Whether a delivery starves under a configuration.
    public mutating func liveness(_ configuration: Configuration) -> Decision<RowModel>.Want {
        let configuration = configuration.readingForWriting
        if let known = wants[configuration] { return known }
        var liveness = Decision<RowModel>.Want.delivered
        if mayWait(configuration) {
            let starved = Mechanism.starved.index
            switch search(configuration, of: { $0 == starved }) {
            case .none: liveness = .open
            case .some(nil): break
            case .some(let testCase?): liveness = .starved(testCase)
            }
        }
        wants[configuration] = liveness
        return liveness
    }

    /// Whether a configuration is safe: nothing goes wrong under it, and nothing starves. No case is looked for where it is not, so
    /// that this is the quicker question.
    public mutating func isSafe(_ configuration: Configuration) -> Bool {
        let configuration = configuration.readingForWriting
        let readsIndex = configuration.access == .index
        let starved = Mechanism.starved.index
        if readsIndex && reaches({ $0 != starved }, configuration) { return false }
        return !(mayWait(configuration) && reaches({ $0 == starved }, configuration))
    }

    /// Whether a mechanism of some kind is reached, as far as the states know.
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

    /// The smallest case of certain mechanisms; nil within where there is none, nil where that was not found out.
    private mutating func search(_ configuration: Configuration, of isLookedFor: @escaping (Int) -> Bool)
        -> Interleaving??
    {
        let result = finder.find(
            under: configuration, lengths: 0...Self.greatestLength, budget: Self.searchBudget, of: isLookedFor)
        if let found = result.testCase { return .some(found) }
        return result.isProvenToFail ? .some(nil) : .none
    }

    /// Whether a delivery could starve, whatever becomes of rows and elements: what a delivery has to wait for depends on the
    /// loop alone.
    private mutating func mayWait(_ configuration: Configuration) -> Bool {
        let course = WaitingCourse(configuration)
        if let known = waiting[course] { return known }
        var graph = ReachabilityGraph(course.course, allowing: classes, rules: WaitingRules.self)
        while !graph.isComplete { graph.deepen() }
        let waits = graph.reached[Mechanism.starved.index] != 0
        waiting[course] = waits
        return waits
    }
}

extension Prover {
    /// Decides configurations, on several threads.
    ///
    /// - Parameters:
    ///   - configurations: those to decide; the more of them are alike, the less there is to do.
    ///   - classes: the steps that cases may have.
    ///   - threads: what is used.
    /// - Returns: the decisions, in the order of the configurations.
    public static func decide(
        _ configurations: [Configuration], allowing classes: StepClasses = .all, on threads: SearchThreads
    ) -> [Decision<RowModel>] {
        // Those with the same graphs go to the same thread.
        let groups = Dictionary(grouping: configurations.indices) { position in
            GraphFamily(configurations[position])
        }.values.sorted { $0[0] < $1[0] }
        let decided = threads.map(groups) { _, positions in
            var prover = Prover(allowing: classes)
            return positions.map { prover.decide(configurations[$0]) }
        }
        var decisions: [(Int, Decision<RowModel>)] = []
        for (positions, group) in zip(groups, decided) { decisions += zip(positions, group) }
        return decisions.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// As many of the first configurations as are well decided together: those that share graphs, and enough of them that every
    /// core has something to do.
    package static func firstPart(of configurations: ArraySlice<Configuration>) -> [Configuration] {
        var families: [GraphFamily] = []
        return Array(
            configurations.prefix { configuration in
                let family = GraphFamily(configuration)
                if !families.contains(family) { families.append(family) }
                return families.count <= familiesOfPart
            })
    }

    /// Of families that are decided together; a few seconds' work for one core.
    private static var familiesOfPart: Int { 8 }
}

/// Configurations whose deliveries wait for the same.
package struct WaitingCourse: Hashable, Sendable {
    /// What is explored for all of them.
    package let course: AbstractConfiguration

    package init(_ configuration: Configuration) {
        let handler: Handler = configuration.handler.isDeferred ? configuration.handler : .read
        course = AbstractConfiguration(
            Configuration(configuration.platform, .eager, configuration.delivery, .unguarded, .identity, handler))
    }
}

/// The rules for one row that never goes, of an element that is always there: what is known of the loop is left.
package enum WaitingRules: TransitionRules {
    package static func standings(after change: Int, of state: AbstractState, _ table: ChangeTable) -> UInt16 {
        1 << UInt16(state.standing) | 1 << UInt16(state.standing + 8)
    }

    package static func rows(afterUpdating state: AbstractState, in container: Container) -> Int { state.row.bit }

    package static func row(afterReaping state: AbstractState) -> AbstractState.AbstractRow { state.row }

    // A post may come where there is no row yet, or none any more.
    package static func isScheduledForCertain(_ state: AbstractState) -> Bool { false }
}

extension Configuration {
    /// The update that a write asks for finds the same rows.
    fileprivate var readingForWriting: Configuration {
        var configuration = self
        if handler == .write { configuration.handler = .read }
        return configuration
    }
}
