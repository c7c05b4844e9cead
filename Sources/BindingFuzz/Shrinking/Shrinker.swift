/// Makes a failing case as small as it gets without letting it become another bug.
///
/// How a case shrinks. What must stay is the *mechanism* under the configuration that the case failed in; "smaller" is
/// the order of `semantics`, section 6. Two stages:
///
/// 1. *Descent.* Passes propose smaller cases, and each proposal that keeps the mechanism is taken at once. A pass must
///    only propose cases that are smaller than the current one, so that every acceptance is progress and the
///    descent ends. The passes are written for speed, not for completeness: dropping chunks gets a case of twenty
///    steps to five in a few runs. At their common fixed point no single step can be dropped and no single
///    number lowered: the case is 1-minimal.
/// 2. *Search below.* A descent gets stuck: `source`, `post`, `clear` loses no single step under
///    ios/eager/runloop, and yet `perform clear`, `post` does it in two. So the cases that are smaller than the fixed point are
///    gone through in their order (`SmallestCaseSearch`), and the first with the mechanism is the smallest there is. Left out are
///    those after whose first steps the mechanism is farther away than there are steps left, as the states of a followed row
///    know it. Where it starts does not matter any more: every finding of a mechanism under a configuration shrinks to one
///    and the same case. It is given up after `searchBudget` runs; then the case is called 1-minimal and no more.
///
/// A new pass belongs in the descent when it saves runs there; it cannot change a result that the search reaches.
public struct Shrinker: ~Copyable {
    /// How many runs the search below may take, whole ones and beginnings: some seconds. Most of the smallest cases take some
    /// hundreds to some ten thousands; those that get by the guard `contains` with three steps take up to three millions.
    public static let searchBudget = 4_000_000

    /// What must stay while a case shrinks.
    package typealias Target = ShrinkTarget<RowModel>
    /// What shrinking came to.
    public typealias Result = ShrunkCase<Interleaving>

    private let memory = ShrinkerMemory()
    /// What the searches came to that found the smallest case.
    private var smallest: [Target: Interleaving] = [:]
    /// The smallest bounds below which searches have used up their budget. Below a greater one a search begins with the same runs.
    private var exhausted: [Target: Interleaving] = [:]
    private var finder = SmallestCaseFinder()

    public init() {}

    /// Shrinks a case.
    ///
    /// - Parameters:
    ///   - testCase: a case that fails, or starves, under the configuration.
    ///   - configuration: what it fails under.
    /// - Returns: nil where the case does neither.
    public mutating func shrink(_ testCase: Interleaving, under configuration: Configuration) -> Result? {
        let plan = ExecutionPlan([configuration])
        guard let mechanism = memory.model.mechanism(of: testCase, under: plan) else { return nil }
        return shrink(testCase, to: Target(configuration: configuration, mechanism: mechanism))
    }

    /// Shrinks a case that reaches a target.
    ///
    /// - Parameters:
    ///   - known: a case that may reach the target too. Where it does and is smaller, it saves the descent.
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
    /// What stands for every target with the same smallest case: the update that a write asks for finds the same rows.
    fileprivate var representative: ShrinkTarget {
        var configuration = configuration
        if configuration.handler == .write { configuration.handler = .read }
        return ShrinkTarget(configuration: configuration, mechanism: mechanism)
    }
}
