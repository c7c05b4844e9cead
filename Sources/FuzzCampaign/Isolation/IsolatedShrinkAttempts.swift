import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension IsolatedRunner {
    /// The number of cases in one order: about a tenth of a second of work.
    private static var casesOfOrder: Int { 100 }

    /// Runs the cases in the child, with few orders.
    ///
    /// If the child ends at a case, the case runs again as the first of the next order. An earlier case may have started what ended
    /// the child. A case that hangs does not run again, because that takes too long.
    public func shrinkAttempts(
        of cases: [Inner.S.Case], to target: ShrinkTarget<S>, offering: Bool
    ) -> [ShrinkAttempt<S>] {
        var attempts: [ShrinkAttempt<S>] = []
        // Many runs lead to the same screen.
        var known: [[String]: [Inner.S.Case.Step]] = [:]
        // The search has waited for the whole limit.
        let isHang = Inner.isHang(target.mechanism)
        while attempts.count < cases.count, attempts.last?.outcome.mechanism != target.mechanism,
            !ShrinkingLimit.cutsOff()
        {
            let first = attempts.count
            var next: [Inner.S.Case.Step]?
            let order = cases[first...].prefix(ProcessPerRun.isOn(for: S.program) ? 1 : Self.casesOfOrder)
            let task = ShrinkAttemptTask<Inner>(order, to: target, offering: offering)
            let end = ProcessShortage.ending { () throws(FileError) in
                try executor.perform(task, hang: HangLikelihood(hasHung: isHang)) { answer in
                    switch answer {
                    case .next(let texts):
                        next = known[texts] ?? ShrinkAttemptTask<Inner>.steps(of: texts)
                        known[texts] = next
                    case .outcome(let outcome):
                        attempts.append(ShrinkAttempt(outcome: outcome, next: next))
                        next = nil
                    }
                }
            }
            if IsolatedExecutor.wasCut {
                ShrinkingLimit.cutOff()
                break
            }
            let answered = attempts.count - first
            if answered == order.count || attempts.last?.outcome.mechanism == target.mechanism { continue }
            let hasHung = end?.isHang == true
            if answered > 0 && !hasHung { continue }
            if hasHung {
                HungCases.texts.withLock { $0.insert(CaseFile<S>(cases[attempts.count]).text) }
            }
            let cost = hasHung ? (isHang ? Self.runsOfLikelyHang : Self.runsOfHang) : Self.runsOfEnd
            attempts.append(
                ShrinkAttempt(outcome: Inner.outcome(of: end ?? .exited(status: 0)), next: next, cost: cost))
        }
        return attempts
    }

    /// The cost of a process that ends and is restarted, in runs of the usual kind.
    private static var runsOfEnd: Int { 100 }
    /// The cost of waiting for a process that hangs: more than a search has time for.
    private static var runsOfHang: Int { 5_000 }
    /// The cost of waiting for a process that is likely to hang, for which the limit is shorter.
    private static var runsOfLikelyHang: Int { 500 }
}
