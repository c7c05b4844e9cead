/// Tries every case that is smaller than one, as far as a number of runs goes: the certificate that nothing is smaller.
///
/// The cases are made of the steps that their runs offer, one step longer in each level. What cannot be done is not offered,
/// and so it is tried by the case without it. A case whose run goes wrong before its steps have come to their end is not made
/// longer, since a longer one goes wrong at the same step in the same way. Nothing else is left out.
///
/// A level is not begun that cannot be finished, so that what is tried depends on the case alone, and not on how fast it runs.
struct Exhaustion<Runner: CaseRunner> {
    typealias Case = Runner.S.Case

    /// A case that can be made longer.
    private struct Prefix {
        let testCase: Case
        let next: [Case.Step]
    }

    let runner: Runner
    let target: ShrinkTarget<Runner.S>
    /// The smallest that is known.
    private(set) var best: Case
    private(set) var executions = 0
    /// How many runs there are left.
    private var left: Int

    init(below testCase: Case, to target: ShrinkTarget<Runner.S>, mostRuns: Int, by runner: Runner) {
        self.runner = runner
        self.target = target
        best = testCase
        left = mostRuns
    }

    /// Tries what is smaller, the shorter first.
    ///
    /// - Returns: whether all of it was tried, so that `best` is the smallest.
    mutating func exhaust() -> Bool {
        guard !best.steps.isEmpty else { return best.simplerByOne.isEmpty }
        var isKnown = true
        var level = tried([best.replacingSteps(with: [])], isKnown: &isKnown)
        // What a subject does not offer cannot be tried.
        guard isKnown, !level.isEmpty || best.steps.isEmpty else { return false }
        while let length = level.first.map({ $0.testCase.steps.count + 1 }), length <= best.steps.count {
            guard let cases = longer(level, by: length) else { return false }
            level = tried(cases, isKnown: &isKnown)
            guard left >= 0, isKnown else { return false }
        }
        return !best.steps.isEmpty || best.simplerByOne.isEmpty
    }

    /// The cases of a level, each smaller than the best; nil where there are more than can be tried.
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
    /// - Parameter isKnown: becomes false where what could come next is not known.
    /// - Returns: those that can be made longer.
    private mutating func tried(_ cases: [Case], isKnown: inout Bool) -> [Prefix] {
        var prefixes: [Prefix] = []
        var rest = cases[...]
        while !rest.isEmpty {
            let trials = runner.trials(of: Array(rest), to: target, offering: true)
            guard !trials.isEmpty else {
                isKnown = false
                return prefixes
            }
            for (testCase, trial) in zip(rest, trials) {
                executions += 1
                left -= trial.cost
                if trial.outcome.mechanism == target.mechanism {
                    best = min(best, testCase)
                } else if let next = trial.next {
                    prefixes.append(Prefix(testCase: testCase, next: next))
                } else if trial.outcome.mechanism == nil {
                    isKnown = false
                }
            }
            rest = rest.dropFirst(trials.count)
            guard left >= 0, isKnown else { return prefixes }
            // After one that was found, only what is smaller still matters.
            let best = best
            if trials.last?.outcome.mechanism == target.mechanism { rest = rest.filter { $0 < best }[...] }
        }
        return prefixes
    }
}

extension CaseRunner {
    /// How many runs are made during a search to see whether a case is the smallest: a second or two of an app's.
    package static var runsOfSearch: Int { 1_000 }
    /// How many are made where somebody waits for nothing else: less than 30 seconds of an app's.
    package static var runsOfShrinking: Int { 20_000 }

    /// Tries what is smaller by more and more steps, and then by one thing at a time, until nothing that is smaller by one
    /// goes wrong in the same way; and then everything that is smaller, where that is soon done.
    public func shrink(
        _ testCase: S.Case, to target: ShrinkTarget<S>, known: S.Case?
    ) -> ShrunkCase<S.Case> {
        certified(descended(testCase, to: target, known: known), to: target, mostRuns: Self.runsOfSearch)
    }

    /// Tries what is smaller by more and more steps, and then by one thing at a time.
    package func descended(
        _ testCase: S.Case, to target: ShrinkTarget<S>, known: S.Case? = nil
    ) -> ShrunkCase<S.Case> {
        var descent = CaseDescent(from: testCase, to: target, by: self)
        descent.take(known)
        descent.descend()
        return ShrunkCase(testCase: descent.current, isSmallest: false, executions: descent.executions)
    }

    /// Tries everything that is smaller than a case that was shrunk.
    ///
    /// - Parameter mostRuns: how many runs there may be.
    package func certified(
        _ shrunk: ShrunkCase<S.Case>, to target: ShrinkTarget<S>, mostRuns: Int
    ) -> ShrunkCase<S.Case> {
        guard !shrunk.isSmallest else { return shrunk }
        var exhaustion = Exhaustion(below: shrunk.testCase, to: target, mostRuns: mostRuns, by: self)
        let isSmallest = exhaustion.exhaust()
        var found = ShrunkCase(testCase: exhaustion.best, isSmallest: false, executions: 0)
        // What is smaller by one need not be made of what is offered.
        if found.testCase != shrunk.testCase { found = descended(found.testCase, to: target) }
        return ShrunkCase(
            testCase: found.testCase, isSmallest: isSmallest,
            executions: shrunk.executions + exhaustion.executions + found.executions)
    }
}
