/// Reduces a failing case to the smallest case with the same mechanism.
///
/// Shrinking preserves the *mechanism* under the configuration that the case failed in. "Smaller" is the order of `semantics`,
/// section 6. There are two stages:
///
/// 1. *Descent.* Passes propose smaller cases, and the descent takes each proposal that keeps the mechanism at once. A pass must
///    only propose cases that are smaller than the current one, so that every accepted proposal is progress and the descent ends.
///    The passes are written for speed, not for completeness: dropping chunks reduces a case of twenty steps to five in a few runs.
///    At their common fixed point no single step can be dropped and no single number lowered: the case is 1-minimal.
/// 2. *Search below.* A descent can get stuck: `source`, `post`, `clear` loses no single step under ios/eager/runloop, yet
///    `perform clear`, `post` reaches the same mechanism in two. So `SmallestCaseSearch` goes through the cases that are smaller
///    than the fixed point, in order. The first with the mechanism is the smallest of all. The search prunes a prefix if every
///    abstract state after it is farther from the mechanism than the remaining steps. The result does not depend on the starting
///    case: all findings of a mechanism under a configuration shrink to the same case. The search gives up after `searchBudget`
///    runs; the case then counts only as 1-minimal.
///
/// A new pass belongs in the descent if it saves runs there. It cannot change a result that the search reaches.
public struct Shrinker: ~Copyable {
    /// The maximum number of runs of the search below, whole cases and prefixes: some seconds. Most of the smallest cases take some
    /// hundreds to some ten thousands. Cases that get past the guard `contains` with three steps take up to three millions.
    public static let searchBudget = 4_000_000

    /// The mechanism and configuration that a case keeps while it shrinks.
    package typealias Target = ShrinkTarget<RowModel>
    /// The shrunk case, and the cost of shrinking it.
    public typealias Result = ShrunkCase<Interleaving>

    private let memory = ShrinkerMemory()
    /// The smallest cases that finished searches found.
    private var smallest: [Target: Interleaving] = [:]
    /// The smallest bounds below which a search used up its budget. A search below a greater bound begins with the same runs.
    private var exhausted: [Target: Interleaving] = [:]
    private var finder = SmallestCaseFinder()

    /// Creates a shrinker that remembers no results.
    public init() {}

    /// Shrinks a case.
    ///
    /// - Parameters:
    ///   - testCase: a case that fails, or starves, under the configuration.
    ///   - configuration: the configuration that it fails under.
    /// - Returns: the shrunk case, or nil if the case neither fails nor starves.
    public mutating func shrink(_ testCase: Interleaving, under configuration: Configuration) -> Result? {
        let plan = ExecutionPlan([configuration])
        guard let mechanism = memory.model.mechanism(of: testCase, under: plan) else { return nil }
        return shrink(testCase, to: Target(configuration: configuration, mechanism: mechanism))
    }

    /// Shrinks a case that reaches a target.
    ///
    /// - Parameters:
    ///   - known: a case that may reach the target too. If it does and is smaller, the descent starts from it.
    package mutating func shrink(
        _ testCase: Interleaving, to target: Target, known: Interleaving? = nil
    ) -> Result {
        let plan = ExecutionPlan([target.configuration])
        var descent = CaseDescent(
            from: testCase, keeping: { [memory] in memory.model.mechanism(of: $0, under: plan) == target.mechanism })
        descent.take(known)
        descent.descendByPasses()
        let below = search(target, below: descent.current)
        return Result(
            testCase: below.testCase, isSmallest: below.isSmallest, executions: descent.executions + below.executions
        )
    }

    private mutating func search(_ target: Target, below bound: Interleaving) -> Result {
        let target = target.representative
        if let known = smallest[target] {
            return Result(testCase: min(known, bound), isSmallest: true, executions: 0)
        }
        if let tried = exhausted[target], tried <= bound {
            return Result(testCase: bound, isSmallest: false, executions: 0)
        }
        let below = finder.find(
            under: target.configuration, below: bound, lengths: 0...bound.steps.count, budget: Self.searchBudget,
            of: { $0 == target.mechanism.index })
        let found = below.testCase ?? bound
        if below.isExhausted { exhausted[target] = bound } else { smallest[target] = found }
        return Result(testCase: found, isSmallest: !below.isExhausted, executions: below.executions)
    }
}

/// The memory that the runs of a shrinker share.
private final class ShrinkerMemory {
    var model = Model()
}

extension ShrinkTarget<RowModel> {
    /// The target that represents all targets with the same smallest case: the update that a write requests finds the same rows.
    fileprivate var representative: ShrinkTarget {
        var configuration = configuration
        if configuration.handler == .write { configuration.handler = .read }
        return ShrinkTarget(configuration: configuration, mechanism: mechanism)
    }
}
