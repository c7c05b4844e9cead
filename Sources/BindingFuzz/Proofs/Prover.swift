/// What a configuration comes to, decided for all cases: of every length, with any number of elements and of pending work.
public struct Decision: Hashable, Sendable {
    /// Whether something goes wrong.
    public enum Failure: Hashable, Sendable {
        /// The smallest case in which a stale index is read, and how.
        case stale(Interleaving, Mechanism)
        /// In no case is one read.
        case proven
        /// Neither was found out.
        case open
    }

    /// Whether a delivery starves in a case that is clean.
    public enum Want: Hashable, Sendable {
        /// The smallest case in which one does.
        case starves(Interleaving)
        /// In no case does one.
        case delivers
        /// Neither was found out.
        case open
    }

    public let failure: Failure
    public let want: Want

    /// Whether nothing is stale and nothing starves in any case.
    public var isSafe: Bool { failure == .proven && want == .delivers }
}

/// Decides configurations: by a proof, or by the smallest case that speaks against it.
///
/// The proof follows one delivery to one row (`FollowedState`). Where no state that can be reached reads a stale index, no case does,
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
    private var failures: [Configuration: Decision.Failure] = [:]
    private var wants: [Configuration: Decision.Want] = [:]
    private var waiting: [WaitingCourse: Bool] = [:]

    /// Prepares to decide.
    ///
    /// - Parameter classes: the steps that cases may have.
    public init(allowing classes: StepClasses = .all) {
        self.classes = classes
        finder = SmallestCaseFinder(allowing: classes)
    }

    /// Decides a configuration.
    public mutating func decide(_ configuration: Configuration) -> Decision {
        Decision(failure: failure(configuration), want: want(configuration))
    }

    /// Whether something goes wrong under a configuration.
    public mutating func failure(_ configuration: Configuration) -> Decision.Failure {
        // A lookup reads no index.
        if configuration.access == .identity { return .proven }
        let configuration = configuration.readingForWriting
        if let known = failures[configuration] { return known }
        let stale = Mechanism.starved.index
        let found = search(configuration) { $0 != stale }
        let failure: Decision.Failure =
            switch found {
            case .none: .open
            case .some(nil): .proven
            case .some(let interleaving?):
                model.run(interleaving, under: configuration).mechanism.map { .stale(interleaving, $0) } ?? .open
            }
        failures[configuration] = failure
        return failure
    }

    /// Whether a delivery starves under a configuration.
    public mutating func want(_ configuration: Configuration) -> Decision.Want {
        let configuration = configuration.readingForWriting
        if let known = wants[configuration] { return known }
        var want = Decision.Want.delivers
        if mayWait(configuration) {
            let starved = Mechanism.starved.index
            switch search(configuration, of: { $0 == starved }) {
            case .none: want = .open
            case .some(nil): break
            case .some(let interleaving?): want = .starves(interleaving)
            }
        }
        wants[configuration] = want
        return want
    }

    /// The smallest case of certain mechanisms; nil within where there is none, nil where that was not found out.
    private mutating func search(_ configuration: Configuration, of isLookedFor: @escaping (Int) -> Bool)
        -> Interleaving??
    {
        let result = finder.find(
            under: configuration, lengths: 0...Self.greatestLength, budget: Self.searchBudget, of: isLookedFor)
        if let found = result.interleaving { return .some(found) }
        return result.isProvenToFail ? .some(nil) : .none
    }

    /// Whether a delivery could starve, whatever becomes of rows and elements: what a delivery has to wait for depends on the
    /// loop alone.
    private mutating func mayWait(_ configuration: Configuration) -> Bool {
        let course = WaitingCourse(configuration)
        if let known = waiting[course] { return known }
        var graph = FollowedGraph(course.course, allowing: classes, rules: WaitingRules.self)
        while !graph.isComplete { graph.deepen() }
        let waits = graph.reached[Mechanism.starved.index] != 0
        waiting[course] = waits
        return waits
    }
}

/// Configurations whose deliveries wait for the same.
package struct WaitingCourse: Hashable, Sendable {
    /// What is explored for all of them.
    package let course: FollowedCourse

    package init(_ configuration: Configuration) {
        let handler: Handler = configuration.handler.isDeferred ? configuration.handler : .read
        course = FollowedCourse(
            Configuration(configuration.platform, .eager, configuration.delivery, .unguarded, .identity, handler))
    }
}

/// The rules for one row that never goes, of an element that is always there: what is known of the loop is left.
package enum WaitingRules: FollowingRules {
    package static func standings(after change: Int, of state: FollowedState, _ table: ChangeTable) -> UInt16 {
        1 << UInt16(state.standing) | 1 << UInt16(state.standing + 8)
    }

    package static func rows(afterUpdating state: FollowedState, in container: Container) -> Int { state.row.bit }

    package static func row(afterReaping state: FollowedState) -> FollowedState.FollowedRow { state.row }

    // A post may come where there is no row yet, or none any more.
    package static func isScheduledForCertain(_ state: FollowedState) -> Bool { false }
}

extension Configuration {
    /// The update that a write asks for finds the same rows.
    fileprivate var readingForWriting: Configuration {
        var configuration = self
        if handler == .write { configuration.handler = .read }
        return configuration
    }
}
