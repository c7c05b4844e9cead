/// Tries every case that is smaller than a given one, within a limited number of runs. Success certifies that the case is the
/// smallest.
///
/// The cases consist of the steps that earlier runs offer, with one more step in each level. A step that is not possible is not
/// offered; the case without it covers it. A case that fails before all of its steps are done is not extended: an extension fails
/// at the same step in the same way. Every other case is tried.
///
/// A level that cannot be finished is not started. So the set of tried cases depends on the case alone, not on the speed of its
/// runs.
struct Exhaustion<Runner: CaseRunner> {
    typealias Case = Runner.S.Case

    /// A case that can be extended.
    private struct Prefix {
        let testCase: Case
        let next: [Case.Step]
    }

    let runner: Runner
    let target: ShrinkTarget<Runner.S>
    /// The case without steps that has the assumptions of the cases to try.
    private let start: Case
    /// The smallest known case.
    private(set) var best: Case
    private(set) var executions = 0
    /// The number of runs that are left.
    private var left: Int

    /// - Parameters:
    ///   - testCase: the smallest known case.
    ///   - start: a case with the assumptions of the cases to try.
    init(
        below testCase: Case, from start: Case, to target: ShrinkTarget<Runner.S>, mostRuns: Int, by runner: Runner
    ) {
        self.start = start.replacingSteps(with: [])
        self.runner = runner
        self.target = target
        best = testCase
        left = mostRuns
    }

    /// Tries all smaller cases that assume the same as the start, the shorter ones first.
    ///
    /// - Returns: whether all of them were tried, so that `best` is the smallest.
    mutating func exhaust() -> Bool {
        guard !best.steps.isEmpty else { return best.simplerByOne.isEmpty }
        var isKnown = true
        var level = tried([start], isKnown: &isKnown)
        // Without offers from the subject, nothing can be tried.
        guard isKnown, !level.isEmpty || best.steps.isEmpty else { return false }
        while let length = level.first.map({ $0.testCase.steps.count + 1 }), length <= best.steps.count {
            guard let cases = longer(level, by: length) else { return false }
            level = tried(cases, isKnown: &isKnown)
            guard left >= 0, isKnown else { return false }
        }
        return !best.steps.isEmpty || best.simplerByOne.isEmpty
    }

    /// Returns the cases of a level, each smaller than the best; `nil` if there are more than the remaining runs.
    private func longer(_ level: [Prefix], by length: Int) -> [Case]? {
        var cases: [Case] = []
        for prefix in level {
            for step in prefix.next {
                let testCase = prefix.testCase.replacingSteps(with: prefix.testCase.steps + [step])
                guard length < best.steps.count || testCase < best else { continue }
                guard cases.count < left else { return nil }
                cases.append(testCase)
            }
        }
        return cases
    }

    /// Runs cases.
    ///
    /// - Parameter isKnown: set to `false` if the possible next steps of a case are not known.
    /// - Returns: the cases that can be extended.
    private mutating func tried(_ cases: [Case], isKnown: inout Bool) -> [Prefix] {
        var prefixes: [Prefix] = []
        var rest = cases[...]
        while !rest.isEmpty {
            let attempts = runner.shrinkAttempts(of: Array(rest), to: target, offering: true)
            guard !attempts.isEmpty else {
                isKnown = false
                return prefixes
            }
            for (testCase, attempt) in zip(rest, attempts) {
                executions += 1
                left -= attempt.cost
                if attempt.outcome.mechanism == target.mechanism {
                    best = min(best, testCase)
                } else if let next = attempt.next {
                    prefixes.append(Prefix(testCase: testCase, next: next))
                } else if attempt.outcome.mechanism == nil {
                    isKnown = false
                }
            }
            rest = rest.dropFirst(attempts.count)
            guard left >= 0, isKnown else { return prefixes }
            // After a new best case, only smaller cases matter.
            let best = best
            if attempts.last?.outcome.mechanism == target.mechanism { rest = rest.filter { $0 < best }[...] }
        }
        return prefixes
    }
}

extension CaseRunner {
    /// The number of runs that a search spends on certifying a case as the smallest: a second or two for an app.
    package static var runsOfSearch: Int { 1_000 }
    /// The number of runs that shrinking alone spends on it: less than 30 seconds for an app.
    package static var runsOfShrinking: Int { 20_000 }

    /// Drops shorter and shorter rows of steps, and then single steps and numbers, until no case that is smaller by one fails in
    /// the same way. Then tries every smaller case, if that takes few runs, and otherwise rewrites the case.
    public func shrink(
        _ testCase: S.Case, to target: ShrinkTarget<S>, known: S.Case?
    ) -> ShrunkCase<S.Case> {
        let descended = descended(testCase, to: target, known: known)
        let certified = certified(descended, to: target, mostRuns: Self.runsOfSearch)
        // A known case was rewritten when it was shrunk.
        guard certified.testCase != known else { return certified }
        return rewritten(
            certified, to: target, mostRuns: Self.runsOfRewriting, mostCertifyingRuns: Self.runsOfSearch)
    }

    /// Drops shorter and shorter rows of steps, and then single steps and numbers.
    package func descended(
        _ testCase: S.Case, to target: ShrinkTarget<S>, known: S.Case? = nil
    ) -> ShrunkCase<S.Case> {
        var descent = CaseDescent(from: testCase, to: target, by: self)
        descent.take(known)
        descent.descend()
        return ShrunkCase(testCase: descent.current, isSmallest: false, executions: descent.executions)
    }

    /// Tries every case that is smaller than a shrunk one.
    ///
    /// - Parameter mostRuns: the most runs.
    package func certified(
        _ shrunk: ShrunkCase<S.Case>, to target: ShrinkTarget<S>, mostRuns: Int
    ) -> ShrunkCase<S.Case> {
        guard !shrunk.isSmallest else { return shrunk }
        var (best, executions, isSmallest) = (shrunk.testCase, shrunk.executions, false)
        // An assumption is dropped if as many steps fail without any.
        for start in shrunk.testCase.withFewerAssumptions.prefix(1) + [shrunk.testCase] where !(best < start) {
            var exhaustion = Exhaustion(below: best, from: start, to: target, mostRuns: mostRuns, by: self)
            isSmallest = exhaustion.exhaust()
            best = exhaustion.best
            executions += exhaustion.executions
        }
        var found = ShrunkCase(testCase: best, isSmallest: false, executions: 0)
        // A case that is smaller by one may have steps that no run offers.
        if found.testCase != shrunk.testCase { found = descended(found.testCase, to: target) }
        return ShrunkCase(
            testCase: found.testCase, isSmallest: isSmallest, executions: executions + found.executions)
    }
}
