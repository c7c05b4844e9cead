/// Rewrites a case from which no single step can be dropped into one with fewer steps.
///
/// Dropping ends where the remaining steps need each other: a toggle that is pressed twice, a detour, two small amounts in place of a
/// large one. So each proposal changes several steps at once, and has one or two steps less. `RewritingProposals` lists them. After
/// each success, single steps are dropped again. Last, a step from outside is replaced by one of the subject itself that has the same
/// effect.
///
/// Before that, the steps get the spelling that a person would use, if there is one. A position in a list leads elsewhere as soon as an
/// earlier step is gone; a text does not.
///
/// The number of runs is limited, not the time. So the result depends on the case alone.
struct CaseRewriting<Runner: CaseRunner> {
    typealias Case = Runner.S.Case

    /// The number of cases that are tried together.
    private static var casesOfAttempt: Int { 100 }

    let runner: Runner
    let target: ShrinkTarget<Runner.S>
    /// The case with the fewest steps so far.
    private(set) var current: Case
    private(set) var executions = 0
    /// The number of runs that are left.
    private var left: Int
    /// The cases that were tried.
    private var tried: Set<Case> = []

    init(_ testCase: Case, to target: ShrinkTarget<Runner.S>, mostRuns: Int, by runner: Runner) {
        self.runner = runner
        self.target = target
        current = testCase
        left = mostRuns
    }

    /// Rewrites the case until no proposal shows the mechanism, or no run is left.
    mutating func rewrite() {
        respell()
        while left > 0, current.steps.count > 1, let smaller = rewritten() {
            current = smaller
            descend()
            respell()
        }
    }

    /// Drops steps as long as the mechanism shows.
    private mutating func descend() {
        var descent = CaseDescent(from: current, to: target, by: runner)
        descent.descend()
        executions += descent.executions
        left -= descent.executions
        current = descent.current
    }

    /// Returns the first proposal that shows the mechanism; `nil` if none does, or if the runner offers no steps.
    private mutating func rewritten() -> Case? {
        guard let offers = offers(after: current.steps.indices.map { Array(current.steps[..<$0]) }) else { return nil }
        let proposals = RewritingProposals(current, offers: offers)
        if let found = first(of: proposals.withoutPair) ?? first(of: proposals.joined)
            ?? first(of: proposals.replaced)
        {
            return found
        }
        return route(proposals) ?? first(of: proposals.moved) ?? first(of: proposals.owned)
    }

    /// Returns the first case in which three steps are replaced by two, the second of which is possible only after the first.
    private mutating func route(_ proposals: RewritingProposals<Case>) -> Case? {
        for start in proposals.starts {
            let firsts = proposals.offers[start]
            guard left > 0, let next = offers(after: firsts.map { current.steps[..<start] + [$0] }) else { return nil }
            let known = Set(firsts)
            let routes = zip(firsts, next).flatMap { first, next in
                next.filter { !known.contains($0) }.map { [first, $0] }
            }
            if let found = first(of: routes.map { proposals.replacing(start..<start + $0.count + 1, with: $0) }) {
                return found
            }
        }
        return nil
    }

    /// Returns the steps that can replace others after each of some beginnings of a case; `nil` if the runner offers none.
    private mutating func offers(after beginnings: [[Case.Step]]) -> [[Case.Step]]? {
        var offers: [[Case.Step]] = []
        var isKnown = false
        while offers.count < beginnings.count {
            let cases = beginnings.dropFirst(offers.count).map { current.replacingSteps(with: $0) }
            let attempts = runner.shrinkAttempts(of: cases, to: target, offering: true)
            guard !attempts.isEmpty else { return nil }
            for attempt in attempts {
                count(attempt)
                isKnown = isKnown || attempt.next != nil
                offers.append((attempt.next ?? []).filter(Case.canReplace))
            }
        }
        return isKnown || beginnings.isEmpty ? offers : nil
    }

    /// Returns the first case that shows the mechanism.
    private mutating func first(of cases: some Sequence<Case>) -> Case? {
        var batch: [Case] = []
        for testCase in cases where tried.insert(testCase).inserted {
            batch.append(testCase)
            guard batch.count == Self.casesOfAttempt else { continue }
            if let found = first(in: batch) { return found }
            guard left > 0 else { return nil }
            batch = []
        }
        return first(in: batch)
    }

    private mutating func first(in batch: [Case]) -> Case? {
        var rest = batch.prefix(max(0, left))[...]
        while !rest.isEmpty {
            let attempts = runner.shrinkAttempts(of: Array(rest), to: target, offering: false)
            for attempt in attempts { count(attempt) }
            // Without an answer, the time is over.
            guard let last = attempts.last else { return nil }
            if last.outcome.mechanism == target.mechanism { return rest[rest.startIndex + attempts.count - 1] }
            guard left > 0 else { return nil }
            rest = rest.dropFirst(attempts.count)
        }
        return nil
    }

    private mutating func count(_ attempt: ShrinkAttempt<Runner.S>) {
        executions += 1
        left -= attempt.cost
    }

    /// Replaces the case by the same one in the spelling that a person would use, if that shows the mechanism, too.
    private mutating func respell() {
        guard let respelled = runner.respelled(current, under: target.configuration), respelled != current else {
            return
        }
        executions += 1
        left -= 1
        let attempts = runner.shrinkAttempts(of: [respelled], to: target, offering: false)
        guard attempts.last?.outcome.mechanism == target.mechanism else { return }
        current = respelled
        descend()
    }
}

extension CaseRunner {
    /// The number of runs that a search spends on rewriting a case: two seconds for an app.
    package static var runsOfRewriting: Int { 2_500 }

    /// `nil`: the subject has one spelling.
    public func respelled(_ testCase: S.Case, under configuration: S.Configuration) -> S.Case? { nil }

    /// Rewrites a shrunk case with fewer steps, or with steps of the subject itself, and then tries every smaller case.
    ///
    /// - Parameters:
    ///   - mostRuns: the most runs for rewriting.
    ///   - mostCertifyingRuns: the most runs for certifying a rewritten case as the smallest.
    /// - Returns: the rewritten case; the shrunk one if no smaller case is found.
    package func rewritten(
        _ shrunk: ShrunkCase<S.Case>, to target: ShrinkTarget<S>, mostRuns: Int, mostCertifyingRuns: Int
    ) -> ShrunkCase<S.Case> {
        guard !shrunk.isSmallest, shrunk.testCase.steps.count > 1 else { return shrunk }
        var rewriting = CaseRewriting(shrunk.testCase, to: target, mostRuns: mostRuns, by: self)
        rewriting.rewrite()
        let executions = shrunk.executions + rewriting.executions
        guard rewriting.current.hasLess(than: shrunk.testCase) else {
            return ShrunkCase(testCase: shrunk.testCase, isSmallest: false, executions: executions)
        }
        return certified(
            ShrunkCase(testCase: rewriting.current, isSmallest: false, executions: executions), to: target,
            mostRuns: mostCertifyingRuns)
    }
}

extension TestCase {
    /// Returns whether the case has fewer steps than another, or as many and fewer of them from outside.
    fileprivate func hasLess(than other: Self) -> Bool {
        func size(_ testCase: Self) -> (Int, Int) {
            (testCase.steps.count, testCase.steps.count(where: Self.isFromOutside))
        }
        return size(self) < size(other)
    }
}
